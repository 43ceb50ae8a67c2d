import { mapSubschemas, reachableNames, referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import type { Collection } from "./stub-writes.js";

/** The JSON Schema (2020-12, self-contained) of a stub's data: each collection as a list. */
export function dataSchema(
  { schemas, title }: OpenApiModel,
  collections: readonly Collection[],
): Readonly<Record<string, unknown>> {
  const items = collections.map(({ item }) => item);
  const definitions = [...reachableNames(items, schemas)]
    .toSorted()
    .map((name) => [name, toLocalSchema(schemas[name] ?? {})]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Data for ${title}`,
    description: "Data for a stub. Omitted collections are generated.",
    type: "object",
    properties: Object.fromEntries([
      ["$schema", { type: "string" }],
      ...collections.map(({ name, item }) => [name, { type: "array", items: toLocalSchema(item) }]),
    ]),
    additionalProperties: false,
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }),
  };
}

/** Rewrites references to the file itself and removes keywords of OpenAPI. */
export function toLocalSchema(schema: JsonSchema): JsonSchema {
  const {
    "x-wire-format": _wire,
    "x-ignored-properties": _ignored,
    "x-implied-type": _implied,
    "x-int64": _int64,
    example: _example,
    ...rest
  } = mapSubschemas(schema, toLocalSchema);
  const name = referencedSchema(schema);
  return name === undefined ? rest : { ...rest, $ref: `#/$defs/${name}` };
}
