import { schemas } from "./schemas.js";

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

/** A schema of spec/schemas/, or one of its definitions; where there is none, one that any value fits. */
export function schemaNode(file: string, definition?: string): SchemaNode {
  const root: SchemaNode | undefined = schemas[file];
  return (definition === undefined ? root : root?.$defs?.[definition]) ?? {};
}
