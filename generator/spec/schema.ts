/** The part of a JSON Schema that says which keys may stand where. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly [keyword: string]: unknown;
}

/** What an ajv validator had to say against the last value; nothing after one that fits. */
export function errorsOf<Error>(validate: {
  readonly errors?: readonly Error[] | null | undefined;
}): readonly Error[] {
  return validate.errors ?? [];
}
