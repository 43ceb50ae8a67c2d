import { referencedSchema } from "../model/json-schema.js";
import type { DirectorySchema } from "../model/json-schema.js";

/** The named schemas of a directory. */
export type Schemas = Readonly<Record<string, DirectorySchema>>;

/** The maximum number of references and `allOf` steps, for recursive schemas. */
const STEPS = 32;

/**
 * Flattens a schema: follows its references and merges its `allOf`. If two parts define the same
 * member, the member gets an `allOf`. Alternatives stay.
 */
export function flatten(schema: DirectorySchema, schemas: Schemas, left = STEPS): DirectorySchema {
  if (left === 0) return {};
  const { $ref: reference, allOf = [], ...own } = schema;
  const name = reference === undefined ? undefined : referencedSchema(schema);
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return [...(target ? [target] : []), ...allOf]
    .map((each) => flatten(each, schemas, left - 1))
    .reduceRight((rest, each) => mergeSchemas(each, rest), own);
}

/** Keywords that describe a value and do not restrict it. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "default",
  "deprecated",
  "description",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "readOnly",
  "title",
  "writeOnly",
  "xml",
]);

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

/**
 * The name of the schema that alone restricts a value, by a reference or an `allOf` of one;
 * undefined if there are other restrictions.
 */
export function soleReference(schema: DirectorySchema): string | undefined {
  const { $ref: _, allOf = [], ...own } = schema;
  if (!Object.keys(own).every(isAnnotation)) return undefined;
  const name = referencedSchema(schema);
  const [part] = allOf;
  if (name !== undefined || !part || allOf.length > 1) return allOf.length === 0 ? name : undefined;
  return soleReference(part);
}

/**
 * Returns true if the alternatives of a flat schema are its only restriction, apart from a type that
 * the alternative has, too.
 */
export function isPlainAlternative(
  schema: DirectorySchema,
  choice: DirectorySchema,
  schemas: Schemas,
): boolean {
  const { anyOf, oneOf, type, ...own } = schema;
  if (anyOf && oneOf) return false;
  return (
    Object.keys(own).every(isAnnotation) &&
    (type === undefined || isSame(type, flatten(choice, schemas).type))
  );
}

/**
 * The alternatives of a flat schema, merged with its other keywords; the schema itself if it has
 * none.
 */
export function schemaAlternatives(
  schema: DirectorySchema,
  schemas: Schemas,
): readonly DirectorySchema[] {
  const { anyOf, oneOf, ...rest } = schema;
  const choices = anyOf ?? oneOf;
  if (!choices) return [schema];
  const others = anyOf && oneOf ? { oneOf } : {};
  return choices.flatMap((choice) =>
    schemaAlternatives(mergeSchemas({ ...rest, ...others }, flatten(choice, schemas)), schemas),
  );
}

/** Merges two flat schemas. Keywords that cannot be merged are kept in an `allOf`. */
function mergeSchemas(a: DirectorySchema, b: DirectorySchema): DirectorySchema {
  const both: Record<string, unknown> = { ...a };
  for (const [keyword, value] of Object.entries(b)) {
    const before = both[keyword];
    both[keyword] = before === undefined ? value : mergeKeyword(keyword, before, value);
  }
  return both;
}

function mergeKeyword(keyword: string, a: unknown, b: unknown): unknown {
  if (JSON.stringify(a) === JSON.stringify(b)) return a;
  switch (keyword) {
    case "properties":
      return mergeProperties(Object(a), Object(b));
    case "items":
      return { allOf: [a, b] };
    case "required":
      return [...new Set([...listOf(a), ...listOf(b)])];
    case "enum":
      return listOf(a).filter((value) => listOf(b).some((each) => isSame(each, value)));
    case "type":
      return commonTypes(listOf(a), listOf(b));
    case "minimum":
    case "exclusiveMinimum":
    case "minLength":
    case "minItems":
    case "minProperties":
      return Math.max(Number(a), Number(b));
    case "maximum":
    case "exclusiveMaximum":
    case "maxLength":
    case "maxItems":
    case "maxProperties":
      return Math.min(Number(a), Number(b));
    case "multipleOf":
      return commonMultiple(Number(a), Number(b));
    case "uniqueItems":
      return a === true || b === true;
    case "pattern":
      // Texts are not generated for two patterns at once.
      return CONTRADICTION;
    default:
      return b;
  }
}

/** A pattern that matches nothing and that no text is generated for. */
const CONTRADICTION = "(?!)";

function mergeProperties(a: Schemas, b: Schemas): Schemas {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    names.map((name) => {
      const [left, right] = [memberOf(a, name), memberOf(b, name)];
      return [name, left && right ? mergedMember(left, right) : (left ?? right ?? {})];
    }),
  );
}

/** A member that both parts define alike keeps its reference, which ends recursive schemas. */
function mergedMember(a: DirectorySchema, b: DirectorySchema): DirectorySchema {
  return isSame(a, b) ? a : { allOf: [a, b] };
}

function memberOf(schemas: Schemas, name: string): DirectorySchema | undefined {
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

/** The common types. Every integer is a number. */
function commonTypes(a: readonly unknown[], b: readonly unknown[]): readonly unknown[] {
  return [...new Set([...a, ...b])].filter((type) => allows(a, type) && allows(b, type));
}

function allows(types: readonly unknown[], type: unknown): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
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
