// Strict validation of arguments before they are sent.
import { isObject } from "../model/json.js";

/** A JSON Schema as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The `$schema` of generated schemas. */
export const DRAFT_2020_12 = "https://json-schema.org/draft/2020-12/schema";
const DRAFT_07 = "http://json-schema.org/draft-07/schema#";

/**
 * Converts a draft 2020-12 schema to a target of Standard JSON Schema: `draft-2020-12`, `draft-07`
 * or `openapi-3.0`.
 *
 * @throws Error if the target is unknown or cannot express a keyword in the schema
 */
export function convertJsonSchema(schema: JsonSchema, target: string): Record<string, unknown> {
  const { $schema = DRAFT_2020_12, ...rest } = schema;
  if ($schema !== DRAFT_2020_12)
    throw new Error(
      `The JSON Schema version is ${JSON.stringify($schema)} instead of draft 2020-12.`,
    );
  switch (target) {
    case "draft-2020-12":
      return { $schema, ...rest };
    case "draft-07":
      return { $schema: DRAFT_07, ...convertObject(rest, draft07) };
    case "openapi-3.0":
      return convertObject(rest, openApi30);
    default:
      throw new Error(
        `The target ${JSON.stringify(target)} is not one of "draft-2020-12", "draft-07", "openapi-3.0".`,
      );
  }
}

/** The differences between targets. */
interface Target {
  readonly name: string;
  /** Converts a keyword to converted members; undefined if the target cannot express it. */
  readonly keyword: (keyword: string, value: unknown) => Record<string, unknown> | undefined;
  /** Converts a schema that is `true` or `false`. */
  readonly boolean: (schema: boolean) => unknown;
}

const draft07: Target = {
  name: "draft-07",
  keyword(keyword, value) {
    switch (keyword) {
      case "$comment":
      case "const":
      case "examples":
      case "exclusiveMinimum":
      case "exclusiveMaximum":
      case "type":
        return { [keyword]: value };
      case "patternProperties":
        return { [keyword]: convertEach(value, draft07) };
      case "propertyNames":
      case "contains":
      case "if":
      case "then":
      case "else":
        return { [keyword]: convert(value, draft07) };
      default:
        return undefined;
    }
  },
  boolean: (schema) => schema,
};

const openApi30: Target = {
  name: "openapi-3.0",
  keyword(keyword, value) {
    switch (keyword) {
      case "$comment":
        return {};
      case "const":
        return { enum: [value] };
      case "type":
        return typeof value === "string" && value !== "null" ? { type: value } : undefined;
      default:
        return undefined;
    }
  },
  boolean: (schema) => (schema ? {} : { not: {} }),
};

function convertObject(schema: JsonSchema, target: Target): Record<string, unknown> {
  const converted: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const members = sharedKeyword(keyword, value, target) ?? target.keyword(keyword, value);
    if (!members)
      throw new Error(
        `${target.name} cannot express ${JSON.stringify(keyword)}: ${JSON.stringify(value)}.`,
      );
    Object.assign(converted, members);
  }
  return converted;
}

/** Converts a keyword that has the same meaning in all targets. */
function sharedKeyword(
  keyword: string,
  value: unknown,
  target: Target,
): Record<string, unknown> | undefined {
  switch (keyword) {
    case "title":
    case "description":
    case "deprecated":
    case "default":
    case "enum":
    case "format":
    case "pattern":
    case "required":
    case "minimum":
    case "maximum":
    case "multipleOf":
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
    case "uniqueItems":
    case "minProperties":
    case "maxProperties":
      return { [keyword]: value };
    case "items":
    case "not":
      return { [keyword]: convert(value, target) };
    case "additionalProperties":
      return { [keyword]: typeof value === "boolean" ? value : convert(value, target) };
    case "allOf":
    case "anyOf":
    case "oneOf":
      return Array.isArray(value)
        ? { [keyword]: value.map((part) => convert(part, target)) }
        : undefined;
    case "properties":
      return { [keyword]: convertEach(value, target) };
    default:
      return undefined;
  }
}

function convert(schema: unknown, target: Target): unknown {
  if (typeof schema === "boolean") return target.boolean(schema);
  return isObject(schema) ? convertObject(schema, target) : schema;
}

function convertEach(schemas: unknown, target: Target): unknown {
  if (!isObject(schemas)) return schemas;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, convert(schema, target)]),
  );
}
