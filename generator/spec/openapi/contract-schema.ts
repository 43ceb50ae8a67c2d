import { isObject, listOf, objectOf, textOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { oncePerObject } from "../../base/shared-parts.js";
import { marked } from "../schema/formats.js";
import type { Int64Values } from "../schema/formats.js";
import { isAnnotation } from "../schema/keywords.js";
import { isOfType } from "../schema/values.js";
import { mapSubschemas, withoutBooleans } from "../schema/json-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";

/** Keywords that hold a list of schemas. */
const LISTS: ReadonlySet<string> = new Set(["anyOf", "oneOf", "allOf"]);

/** Values of keywords that restrict nothing. */
const NO_RESTRICTION: Readonly<Record<string, unknown>> = {
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  uniqueItems: false,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
};

/**
 * Normalizes a schema: keywords that restrict nothing are removed, and a constant becomes an enum
 * with one value, as does a list of alternatives that are constants.
 */
export function contractSchema(schema: unknown): unknown {
  // The schema `true` accepts any value.
  if (schema === undefined || schema === true) return {};
  return isObject(schema) ? contractObject(schema) : schema;
}

/** Once for each object, because the schemas of members are converted before those around them too. */
const contractObject = oncePerObject((schema: UnknownObject): unknown => {
  const { type, const: constant, ...rest } = schema;
  const entries = Object.entries(rest)
    .filter(([key, value]) => !restrictsNothing(key, value))
    .map(([key, value]) => [key, contractKeyword(key, value)] as const);
  return withListedValues({
    ...Object.fromEntries(entries),
    ...(type !== undefined && { type: contractType(type) }),
    ...(Object.hasOwn(schema, "const") && {
      enum: isAmong(constant, schema["enum"]) ? [constant] : [],
    }),
  });
});

/**
 * Replaces alternatives with their values, if each of them lists values. Alternatives next to
 * members or items, which imply a type in code, are kept.
 */
function withListedValues(schema: UnknownObject): UnknownObject {
  const [key, ...others] = ["anyOf", "oneOf"].filter((each) => Object.hasOwn(schema, each));
  const isOther = ["enum", ...CONTENT_KEYWORDS].some((each) => Object.hasOwn(schema, each));
  if (key === undefined || others.length > 0 || isOther) return schema;
  const lists = listOf(schema[key]).map(valuesOf);
  const values = lists.flatMap((list) => list ?? []);
  const areDistinct = new Set(values.map((value) => JSON.stringify(value))).size === values.length;
  const isListed = lists.length > 0 && lists.every((list) => list !== undefined);
  // A value of two alternatives is rejected in `oneOf`.
  if (!isListed || !(areDistinct || key === "anyOf")) return schema;
  const { [key]: _alternatives, ...rest } = schema;
  return { ...rest, enum: values };
}

/** The values of a schema that states nothing else; undefined for others. */
function valuesOf(schema: unknown): readonly unknown[] | undefined {
  const { type, enum: values, ...rest } = objectOf(schema);
  if (!isObject(schema) || !Object.keys(rest).every(isAnnotation)) return undefined;
  if (type === "null" && values === undefined) return [null];
  if (!Array.isArray(values)) return undefined;
  return type === undefined || values.every((value) => isOfType(value, [type].flat().map(textOf)))
    ? values
    : undefined;
}

function isAmong(constant: unknown, values: unknown): boolean {
  const text = JSON.stringify(constant);
  return !Array.isArray(values) || values.some((value) => JSON.stringify(value) === text);
}

function restrictsNothing(key: string, value: unknown): boolean {
  if (Object.hasOwn(NO_RESTRICTION, key)) return NO_RESTRICTION[key] === value;
  switch (key) {
    case "$ref":
      return typeof value !== "string";
    case "items":
    case "additionalProperties":
      return value === true || isEmptySchema(value);
    case "properties":
      return isObject(value) && Object.keys(value).length === 0;
    case "required":
      return Array.isArray(value) && value.length === 0;
    default:
      return false;
  }
}

/** Returns true if a schema accepts every value. Descriptions are ignored. */
function isEmptySchema(value: unknown): boolean {
  const schema = contractSchema(value);
  return isObject(schema) && Object.keys(schema).length === 0;
}

function contractKeyword(key: string, value: unknown): unknown {
  if (LISTS.has(key) && Array.isArray(value)) return value.map(contractSchema);
  if (key === "properties" && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, schema]) => [name, contractSchema(schema)]),
    );
  if (key === "required" && Array.isArray(value)) return [...new Set(value.map(textOf))].toSorted();
  return key === "items" || key === "additionalProperties" ? contractSchema(value) : value;
}

/** Normalizes a type without repetitions. `number` includes `integer`. */
function contractType(type: unknown): unknown {
  if (!Array.isArray(type)) return type;
  const names = [...new Set(type.map(textOf))];
  const kept = names.filter((name) => name !== "integer" || !names.includes("number")).toSorted();
  return kept.length === 1 ? kept[0] : kept;
}

/** The keywords that describe the content of a type. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  object: ["properties", "patternProperties", "additionalProperties"],
  array: ["items", "prefixItems"],
};

const CONTENT_KEYWORDS = Object.values(CONTENT).flat();

/**
 * States the type of each schema that describes members or items without a type. JSON Schema
 * accepts all other values there, but a TypeScript type of members accepts objects only.
 */
export const withImpliedTypes = oncePerObject((schema: JsonSchema): JsonSchema => {
  const { not: excluded, if: condition } = schema;
  const mapped = {
    ...mapSubschemas(schema, withImpliedTypes),
    // A narrower schema would accept more here.
    ...(excluded && { not: excluded }),
    ...(condition && { if: condition }),
  };
  if (["type", "enum", "const", "$ref"].some((key) => Object.hasOwn(schema, key))) return mapped;
  const isInert = (key: string): boolean =>
    CONTENT_KEYWORDS.includes(key) && restrictsNothing(key, schema[key]);
  const kept = Object.fromEntries(Object.entries(mapped).filter(([key]) => !isInert(key)));
  const types = Object.keys(CONTENT).filter((type) =>
    CONTENT[type]?.some((key) => Object.hasOwn(kept, key)),
  );
  const [only] = types;
  if (only === undefined) return kept;
  return { ...kept, type: types.length === 1 ? only : types, "x-implied-type": true };
});

/**
 * Converts a schema of a document to the model: without boolean schemas, with implied types, and with
 * marked integers of the format `int64`.
 */
export function lowerSchema(schema: boolean | object, int64: Int64Values | undefined): JsonSchema {
  return marked(withImpliedTypes(withoutBooleans(schema)), int64);
}
