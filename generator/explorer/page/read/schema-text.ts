import { SCHEMA_PREFIX } from "../../../spec/model/json-schema.js";
import type { DirectorySchema } from "../../../spec/model/json-schema.js";

/** The name of the schema that a reference leads to; undefined without a reference to a named one. */
export function referencedName({ $ref }: DirectorySchema): string | undefined {
  return $ref?.startsWith(SCHEMA_PREFIX)
    ? $ref.slice(SCHEMA_PREFIX.length).replaceAll("~1", "/").replaceAll("~0", "~")
    : undefined;
}

/** The type of a schema, in the words of JSON Schema. */
export function schemaTypeText(schema: DirectorySchema): string {
  const { type, format, items } = schema;
  const types = [type ?? []].flat().map((each) => {
    if (each !== "array" || !items) return each;
    const name = referencedName(items) ?? schemaTypeText(items);
    return name === "any" ? "array" : `array of ${name}`;
  });
  const text = types.length > 0 ? types.join(" or ") : "any";
  return typeof format === "string" ? `${text} (${format})` : text;
}

/** Annotations and keywords that the view shows in other ways. */
const SHOWN_OTHERWISE: ReadonlySet<string> = new Set([
  "$ref",
  "type",
  "format",
  "description",
  "title",
  "properties",
  "required",
  "items",
  "prefixItems",
  "additionalProperties",
  "unevaluatedProperties",
  "patternProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "enum",
  "deprecated",
  "example",
  "examples",
  "xml",
  "externalDocs",
  "x-ignored-properties",
  "x-implied-type",
]);

/** The other keywords of a schema that have plain values, such as `maxLength`. */
export function keywordTexts(schema: DirectorySchema): readonly (readonly [string, string])[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    SHOWN_OTHERWISE.has(keyword) || (typeof value === "object" && value !== null)
      ? []
      : [[keyword, String(value)] as const],
  );
}
