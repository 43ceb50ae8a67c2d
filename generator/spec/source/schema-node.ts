import type { SchemaNode } from "./validate-shape.js";
import { schemas } from "./schemas.js";

/** A schema of spec/schemas/, or one of its definitions. A missing schema accepts any value. */
export function schemaNode(file: string, definition?: string): SchemaNode {
  const root: SchemaNode | undefined = schemas[file];
  return (definition === undefined ? root : root?.$defs?.[definition]) ?? {};
}
