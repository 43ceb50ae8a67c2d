/** A JSON Schema, as far as it lists allowed keys. */
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

/** The errors of an ajv validator for its last value; empty if the value was valid. */
export function errorsOf<Error>(validate: {
  readonly errors?: readonly Error[] | null | undefined;
}): readonly Error[] {
  return validate.errors ?? [];
}
