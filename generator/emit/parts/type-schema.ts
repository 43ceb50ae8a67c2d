import type { JSONSchema } from "json-schema-to-typescript";
import { discriminatedUnion, tagSchema, withoutChoices } from "../../spec/schema/discriminator.js";
import type { DiscriminatedUnion, NamedSchemas } from "../../spec/schema/discriminator.js";
import { int64Type } from "../../spec/schema/formats.js";
import { isFalse, referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { oncePerObject } from "../../base/shared-parts.js";
import { includesObjects, requiredMembers } from "./required-members.js";
import type { RequiredMember } from "./required-members.js";
import { commentLines } from "../../base/doc-comment.js";

/** Arrays with more required items than this have a type without their number. */
export const MAX_REQUIRED_ITEMS = 8;

/** Arrays with more items of own types than this have a type without their order: each length of a tuple has a type. */
const MAX_TUPLE_ITEMS = 32;

/** The named schemas that a type refers to. */
interface TypeContext {
  readonly schemas: NamedSchemas;
  /** The identifier of a named schema. */
  readonly nameOf: (name: string) => string;
}

/**
 * Converts schemas to the part of JSON Schema that json-schema-to-typescript translates as it is
 * meant: without references, which it would follow recursively, and without keywords that it
 * ignores. The type accepts each value that the schema accepts; keywords without an equivalent in
 * TypeScript (such as `not`, `if` and `contains`) are left to the validator. Converts equal schemas
 * of a model once, so that json-schema-to-typescript also processes them once.
 */
export function typeSchemas(context: TypeContext): Convert {
  const active = new Set<JsonSchema>();
  // A type cannot contain itself without a name.
  const convertMember: Convert = (schema) => (active.has(schema) ? PRESENT : convert(schema));
  const convert = oncePerObject((schema: JsonSchema): JSONSchema => {
    const { description } = schema;
    active.add(schema);
    const parts = typeParts(schema, convert, convertMember, context);
    active.delete(schema);
    return {
      ...intersection(parts),
      ...(description !== undefined && { description: commentLines(description).join("\n") }),
      ...(isDeprecated(schema) && { deprecated: true }),
    };
  });
  return convert;
}

function isDeprecated({ deprecated, allOf }: JsonSchema): boolean {
  return deprecated === true || (allOf?.some(isDeprecated) ?? false);
}

type Convert = (schema: JsonSchema) => JSONSchema;

/**
 * The schemas that a value must match, each with a type.
 *
 * @param convertMember converts schemas of nested objects, which may be recursive
 */
function typeParts(
  schema: JsonSchema,
  convert: Convert,
  convertMember: Convert,
  { schemas, nameOf }: TypeContext,
): readonly JSONSchema[] {
  if (isFalse(schema)) return [{ tsType: "never" }];
  if (schema["x-wire-format"] === "file") return [{ tsType: "Blob" }];
  const discriminated = discriminatedUnion(schema, schemas);
  const { allOf = [], anyOf, oneOf } = discriminated ? withoutChoices(schema) : schema;
  const reference = referencedSchema(schema);
  const members = Object.fromEntries(
    requiredMembers(schema, schemas).map((each) => [each.name, memberType(each, convertMember)]),
  );
  return [
    ...(reference === undefined ? [] : [{ tsType: nameOf(reference) }]),
    ...allOf.map(convert),
    ...ownParts(schema, convert, members),
    ...(Object.keys(members).length > 0 && !includesObjects(schema) ? [objectWith(members)] : []),
    ...[anyOf, oneOf].flatMap((choices) => (choices ? [union(choices.map(convert))] : [])),
    ...(discriminated ? [discriminatedType(discriminated, convert)] : []),
  ].filter((part) => !isUnknown(part));
}

/** The types of members by name. */
type Members = Readonly<Record<string, JSONSchema>>;

/** The type of a required member, which the schemas of the member have in common. */
function memberType({ schemas }: RequiredMember, convert: Convert): JSONSchema {
  return schemas.length > 0 ? intersection(schemas.map(convert)) : PRESENT;
}

/** Any value, which is not absent. */
const PRESENT: JSONSchema = { tsType: "{} | null" };

function objectWith(members: Members): JSONSchema {
  return {
    type: "object",
    properties: { ...members },
    required: Object.keys(members),
    additionalProperties: false,
  };
}

/** A union whose members have different literal types. */
function discriminatedType(
  { property, branches, others }: DiscriminatedUnion,
  convert: Convert,
): JSONSchema {
  return union([
    ...branches.map(({ schema, values, isNarrow }) =>
      isNarrow
        ? convert(schema)
        : intersection([convert(tagSchema(property, values)), convert(schema)]),
    ),
    ...others.map(convert),
  ]);
}

/** @param members those that are required and described elsewhere */
function ownParts(schema: JsonSchema, convert: Convert, members: Members): readonly JSONSchema[] {
  const { const: constant, enum: values } = schema;
  if (constant !== undefined) return [literals([constant])];
  if (Array.isArray(values)) return [literals(values)];
  const { type } = schema;
  const types = type === undefined ? [] : [type].flat();
  return types.length === 0
    ? []
    : [union(types.map((each) => typePart(each, schema, convert, members)))];
}

function typePart(
  type: string,
  schema: JsonSchema,
  convert: Convert,
  members: Members,
): JSONSchema {
  switch (type) {
    case "object":
      return objectPart(schema, convert, members);
    case "array":
      return arrayPart(schema, convert);
    case "integer":
      return integerPart(schema);
    case "string":
    case "number":
    case "boolean":
    case "null":
      return { type };
    default:
      return UNKNOWN;
  }
}

function integerPart(schema: JsonSchema): JSONSchema {
  switch (int64Type(schema)) {
    case "bigint":
      return { tsType: "bigint" };
    case "text":
      return { type: "string" };
    case undefined:
      return { type: "integer" };
  }
}

/** An object's members. Objects that allow any members have an index signature. */
function objectPart(schema: JsonSchema, convert: Convert, members: Members): JSONSchema {
  const { properties = {}, required } = schema;
  const own = Object.entries(properties).map(([name, each]) => [name, convert(each)]);
  return {
    type: "object",
    properties: { ...members, ...Object.fromEntries(own) },
    required: [
      ...listOf(required).filter((name) => typeof name === "string"),
      ...Object.keys(members),
    ],
    additionalProperties: otherMembers(schema, convert),
  };
}

/**
 * The type of members without a name in the schema. Types of objects have no index signature,
 * unless the schema describes such members.
 */
function otherMembers(schema: JsonSchema, convert: Convert): JSONSchema | boolean {
  const { patternProperties = {}, additionalProperties, unevaluatedProperties } = schema;
  const others = additionalProperties ?? (isEvaluated(schema) ? undefined : unevaluatedProperties);
  const patterns = Object.values(patternProperties).filter((each) => !isFalse(each));
  const described = [
    ...patterns,
    ...(typeof others === "object" && !isFalse(others) ? [others] : []),
    ...(others === true || (others === undefined && patterns.length > 0) ? [{}] : []),
  ];
  if (described.length > 0) return union(described.map(convert));
  // An unspecified object accepts any members.
  const isFree = others === undefined && schema.properties === undefined;
  return isFree && UNKNOWN;
}

/** Keywords with schemas that may evaluate further members or items of the same value. */
const EVALUATING = ["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas", "contains"];

/**
 * Whether an `unevaluated…` keyword may apply only to some members or items that its schema lacks.
 */
function isEvaluated(schema: JsonSchema): boolean {
  return EVALUATING.some((keyword) => schema[keyword] !== undefined);
}

function arrayPart(schema: JsonSchema, convert: Convert): JSONSchema {
  const { items, prefixItems, unevaluatedItems = true, minItems, maxItems } = schema;
  const others = items ?? (isEvaluated(schema) ? true : unevaluatedItems);
  const least = typeof minItems === "number" ? minItems : 0;
  // json-schema-to-typescript throws an error for such sizes.
  if (typeof maxItems === "number" && least > maxItems) return { tsType: "never" };
  const size = {
    ...(typeof minItems === "number" && minItems <= MAX_REQUIRED_ITEMS && { minItems }),
    ...(typeof maxItems === "number" && { maxItems }),
  };
  if (!prefixItems)
    return {
      type: "array",
      ...size,
      items: typeof others === "object" ? convert(others) : UNKNOWN,
    };
  const isClosed = others === false || (typeof others === "object" && isFalse(others));
  if (prefixItems.length > MAX_TUPLE_ITEMS) {
    const rest = isClosed ? [] : [typeof others === "object" ? convert(others) : UNKNOWN];
    return { type: "array", items: union([...prefixItems.map(convert), ...rest]) };
  }
  const all = prefixItems.map(convert);
  const whole: JSONSchema = {
    type: "array",
    ...(all.length > least ? { minItems: all.length } : size),
    items: all,
    additionalItems: isClosed ? false : typeof others === "object" ? convert(others) : UNKNOWN,
  };
  // json-schema-to-typescript writes a union of tuples without parentheses.
  const shorter = all.slice(least).map((_, index) => tuple(all.slice(0, least + index)));
  return union([...shorter, whole]);
}

function tuple(items: JSONSchema[]): JSONSchema {
  const { length } = items;
  if (length === 0) return { tsType: "[]" };
  return { type: "array", minItems: length, maxItems: length, items, additionalItems: false };
}

const UNKNOWN: JSONSchema = { tsType: "unknown" };

function isUnknown(schema: JSONSchema): boolean {
  return schema["tsType"] === UNKNOWN["tsType"];
}

function intersection(parts: readonly JSONSchema[]): JSONSchema {
  const [first, ...others] = parts;
  if (!first) return UNKNOWN;
  return others.length === 0 ? first : { allOf: [...parts] };
}

function union(parts: readonly JSONSchema[]): JSONSchema {
  const [first, ...others] = parts;
  if (!first) return { tsType: "never" };
  if (others.length === 0) return first;
  return parts.some(isUnknown) ? UNKNOWN : { anyOf: [...parts] };
}

/** Values of any kind. json-schema-to-typescript does not support literal object and list types. */
function literals(values: readonly unknown[]): JSONSchema {
  return values.some((value) => typeof value === "object" && value !== null)
    ? union(values.map((value) => ({ tsType: JSON.stringify(value) })))
    : { enum: values.filter(isScalar) };
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
