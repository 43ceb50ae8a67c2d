import { oncePerObject } from "../../base/shared-parts.js";
import type { NamedSchemas } from "./discriminator.js";
import { referencedSchema } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";
import { commonTypes } from "./values.js";
import { LOWER_BOUNDS, UPPER_BOUNDS } from "./keywords.js";

/** The maximum number of references and `allOf` steps, for recursive schemas. */
export const MERGE_STEPS = 32;

/**
 * Merges a schema with all that its value must match as well: the targets of references and `allOf`. If two parts define the same
 * member, the member gets an `allOf`. Alternatives stay.
 */
export function mergeAllOf(schema: JsonSchema, schemas: NamedSchemas): JsonSchema {
  const merged = new Set<string>();

  function merge({ allOf = [], ...schemaItself }: JsonSchema, left: number): JsonSchema {
    if (left === 0) return {};
    const { $ref: reference, ...own } = schemaItself;
    const name = reference === undefined ? undefined : referencedSchema(schemaItself);
    // A second reference to the same schema adds nothing.
    const isNew = name !== undefined && !merged.has(name) && Object.hasOwn(schemas, name);
    if (isNew) merged.add(name);
    const target = isNew ? schemas[name] : undefined;
    return [...(target ? [target] : []), ...allOf]
      .map((each) => merge(each, left - 1))
      .reduceRight((rest, each) => mergeSchemas(each, rest), own);
  }

  return merge(schema, MERGE_STEPS);
}

/** Keywords that can occur in only one group per schema; a second group becomes an `allOf`. */
const GROUPS: readonly (readonly string[])[] = [
  ["anyOf"],
  ["oneOf"],
  ["not"],
  ["if", "then", "else"],
  ["contains", "minContains", "maxContains"],
];

/** Merges two schemas without references and `allOf`. Keywords that cannot be merged are kept in an `allOf`. */
export function mergeSchemas(a: JsonSchema, b: JsonSchema): JsonSchema {
  const second = GROUPS.filter((group) => isConflict(group, a, b)).flat();
  const separate = Object.fromEntries(Object.entries(b).filter(([key]) => second.includes(key)));
  const both: Record<string, unknown> = { ...a };
  for (const [keyword, value] of Object.entries(b)) {
    if (keyword === "properties" || second.includes(keyword)) continue;
    const before = both[keyword];
    both[keyword] = before === undefined ? value : mergeKeyword(keyword, before, value);
  }
  const properties = mergeProperties(a, b);
  const constants = constantValues(a, b);
  return {
    ...both,
    ...(properties && { properties }),
    ...constants,
    ...(second.length > 0 && { allOf: [...(a.allOf ?? []), ...(b.allOf ?? []), separate] }),
  };
}

function isConflict(group: readonly string[], a: JsonSchema, b: JsonSchema): boolean {
  const has = (schema: JsonSchema): boolean => group.some((key) => Object.hasOwn(schema, key));
  return has(a) && has(b) && !group.every((key) => isSame(a[key], b[key]));
}

/** A constant and other values have the constant in common, or nothing. */
function constantValues(a: JsonSchema, b: JsonSchema): JsonSchema {
  const [left, right] = [valuesOf(a), valuesOf(b)];
  const hasConstant = Object.hasOwn(a, "const") || Object.hasOwn(b, "const");
  if (!hasConstant || !left || !right) return {};
  const [first, ...others] = left.filter((value) => right.some((each) => isSame(each, value)));
  return first === undefined || others.length > 0
    ? { const: undefined, enum: first === undefined ? [] : [first, ...others] }
    : { const: first, enum: [first] };
}

function valuesOf(schema: JsonSchema): readonly unknown[] | undefined {
  if (schema["const"] !== undefined) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
}

function mergeKeyword(keyword: string, a: unknown, b: unknown): unknown {
  if (isSame(a, b)) return a;
  if (LOWER_BOUNDS.includes(keyword)) return Math.max(Number(a), Number(b));
  if (UPPER_BOUNDS.includes(keyword)) return Math.min(Number(a), Number(b));
  switch (keyword) {
    case "items":
    case "propertyNames":
    case "contentSchema":
      return { allOf: [a, b] };
    case "additionalProperties":
    case "unevaluatedProperties":
    case "unevaluatedItems":
      return mergeOpen(a, b);
    case "patternProperties":
    case "dependentSchemas":
      return mergeMembers(a, b, (left, right) => ({ allOf: [left, right] }));
    case "dependentRequired":
      return mergeMembers(a, b, (left, right) => [...listOf(left), ...listOf(right)]);
    case "prefixItems":
    case "allOf":
      return keyword === "allOf" ? [...listOf(a), ...listOf(b)] : mergeItems(listOf(a), listOf(b));
    case "required":
      return [...new Set([...listOf(a), ...listOf(b)])];
    case "enum":
      return listOf(a).filter((value) => listOf(b).some((each) => isSame(each, value)));
    case "type":
      return commonTypes(listOf(a), listOf(b));
    case "multipleOf":
      return commonMultiple(Number(a), Number(b));
    case "uniqueItems":
      return a === true || b === true;
    case "pattern":
      // Samples cannot be generated for two patterns at once.
      return CONTRADICTION;
    default:
      return b;
  }
}

/** A pattern that matches nothing and that no text is generated for. */
const CONTRADICTION = "(?!)";

/** The values that two keywords both allow for unnamed parts. */
function mergeOpen(a: unknown, b: unknown): unknown {
  if (a === true) return b;
  if (b === true) return a;
  return a === false || b === false ? false : { allOf: [a, b] };
}

/** A member of one schema must also match what the other one says of members without a name. */
function mergeProperties(
  a: JsonSchema,
  b: JsonSchema,
): Readonly<Record<string, JsonSchema>> | undefined {
  if (!a.properties && !b.properties) return undefined;
  const names = new Set([...Object.keys(a.properties ?? {}), ...Object.keys(b.properties ?? {})]);
  return Object.fromEntries(
    [...names].map((name) => [name, combine([...memberOf(a, name), ...memberOf(b, name)])]),
  );
}

/**
 * Combines schemas in one `allOf` without repetitions. Otherwise, combinations of schemas that
 * refer to each other would double with each member. A schema that all define in the same way keeps
 * its reference, which ends recursion.
 */
function combine(schemas: readonly JsonSchema[]): JsonSchema {
  const parts = schemas.flatMap((each) => {
    const { allOf, ...others } = each;
    return allOf && Object.keys(others).length === 0 ? allOf : [each];
  });
  const [first = {}, ...more] = new Map(parts.map((each) => [textOf(each), each])).values();
  return more.length === 0 ? first : { allOf: [first, ...more] };
}

const textOf = oncePerObject((schema: JsonSchema) => JSON.stringify(schema));

function memberOf(schema: JsonSchema, name: string): readonly JsonSchema[] {
  const { properties = {}, patternProperties = {}, additionalProperties = true } = schema;
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return [own];
  if (additionalProperties === true) return [];
  if (Object.keys(patternProperties).some((pattern) => mayMatch(pattern, name))) return [];
  return [additionalProperties || { not: {} }];
}

/** The maximum number of ways to match that are tried. */
const MAX_WAYS = 10_000_000;

/**
 * Returns true if the name of a member matches a pattern, or if it may have too many ways to match:
 * each repetition and alternative has up to as many as the name has characters, and each character as
 * many as the pattern if groups are repeated. The explorer's page has no parser of patterns.
 */
function mayMatch(pattern: string, name: string): boolean {
  const [length, choices] = [name.length + 2, pattern.match(/[*+?{|]/g)?.length ?? 0];
  const ways = /\)[*+{]/.test(pattern) ? pattern.length ** length : length ** (choices + 1);
  return ways > MAX_WAYS || new RegExp(pattern, "u").test(name);
}

function mergeMembers(
  a: unknown,
  b: unknown,
  merge: (left: unknown, right: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const [left, right] = [new Map(Object.entries(Object(a))), new Map(Object.entries(Object(b)))];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      left.has(name) && right.has(name)
        ? merge(left.get(name), right.get(name))
        : (left.get(name) ?? right.get(name)),
    ]),
  );
}

function mergeItems(a: readonly unknown[], b: readonly unknown[]): readonly unknown[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  return long.map((item, index) => (index < short.length ? { allOf: [item, short[index]] } : item));
}

function commonMultiple(a: number, b: number): number {
  const [small, big] = a < b ? [a, b] : [b, a];
  return big % small === 0 ? big : a * b;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
