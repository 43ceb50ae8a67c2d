import { mapSubschemas, subschemas } from "../model/json-schema.js";
import type { JsonSchema } from "../model/json-schema.js";
import type { DirectoryModel } from "../model/spec-model.js";
import type { Collection } from "./operations.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/** A JSON Schema (2020-12, self-contained) of what a stub can be given to hold: each collection as a list. */
export function dataSchema(
  { schemas, title }: DirectoryModel,
  collections: readonly Collection[],
): Readonly<Record<string, unknown>> {
  const used = new Set<string>();
  for (const { item } of collections) collect(item, schemas, used);
  const definitions = [...used].toSorted().map((name) => [name, local(schemas[name] ?? {})]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Data of ${title}`,
    description: "What a stub holds; a collection that is not there is made up.",
    type: "object",
    properties: Object.fromEntries([
      ["$schema", { type: "string" }],
      ...collections.map(({ name, item }) => [name, { type: "array", items: local(item) }]),
    ]),
    additionalProperties: false,
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }),
  };
}

function collect(schema: JsonSchema, schemas: DirectoryModel["schemas"], used: Set<string>): void {
  const name = schema.$ref?.slice(SCHEMA_PREFIX.length);
  if (name !== undefined && !used.has(name)) {
    used.add(name);
    collect(schemas[name] ?? {}, schemas, used);
  }
  for (const below of subschemas(schema)) collect(below, schemas, used);
}

/** A schema with its references within the file, without what only OpenAPI knows. */
function local(schema: JsonSchema): JsonSchema {
  const { "x-wire-format": _wire, example: _example, ...rest } = mapSubschemas(schema, local);
  return schema.$ref === undefined
    ? rest
    : { ...rest, $ref: `#/$defs/${schema.$ref.slice(SCHEMA_PREFIX.length)}` };
}
