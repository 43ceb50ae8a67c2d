import { drawFrom } from "../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import type { JsonSchema } from "./json-schema.js";
import { areDisjoint, isOfType, listedValues, requiredNames, statedTypes } from "./values.js";
import type { SchemaReader } from "./values.js";
import { mergeAllOf } from "./merge.js";
import type { NamedSchemas } from "./discriminator.js";
import { createRequire } from "node:module";
import type { Ajv2020 as Ajv2020Class } from "ajv/dist/2020.js";
import { TEXT_FORMATS } from "./formats.js";
import { hasUnevaluated, mapSubschemas, referencedSchema } from "./json-schema.js";
import { isAnnotation, isAssertion } from "./keywords.js";
import { canonical, listOf } from "../../base/json.js";
import { ifTested, patternTest, Untested } from "./pattern-test.js";
import { isNumberOf, isTextOf } from "./sample-scalar.js";
import { oncePerObject } from "../../base/shared-parts.js";

/** The maximum number of values to check in a sample. */
const TRIALS = 60;
/** The maximum number of values that a sample is replaced by. */
const MAX_VALUES = 8;

/** Keywords that a sample cannot follow by its construction, and schemas that cannot be merged. */
const CHECKED: readonly string[] = [
  "allOf",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "not",
  "patternProperties",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
];

/** Keywords that restrict listed values. */
const RESTRICTIONS =
  /^(?:(?:exclusiveM|m)(?:in|ax)|multipleOf$|pattern$|required$|properties$|items$)/;

/**
 * Returns true if values that are made for a schema may not match it, so that they must be checked.
 *
 * @param schema a flat schema
 * @param seen the alternatives that were looked at
 */
export function needsCheck(
  schema: JsonSchema,
  schemas: NamedSchemas,
  seen = new Set<JsonSchema>(),
): boolean {
  const { oneOf, anyOf, uniqueItems, minItems, enum: values, const: constant } = schema;
  if (CHECKED.some((keyword) => Object.hasOwn(schema, keyword))) return true;
  if (uniqueItems === true && minItems !== undefined) return true;
  const isListed = Array.isArray(values) || constant !== undefined;
  if (isListed && Object.keys(schema).some((keyword) => RESTRICTIONS.test(keyword))) return true;
  // Schemas that share alternatives have more ways to them than can be followed.
  const choices = [...(oneOf ?? []), ...(anyOf ?? [])].filter(
    (each) => seen.size !== seen.add(each).size,
  );
  return (
    (oneOf && !areExclusive(oneOf, schemas)) ||
    choices.some((each) => needsCheck(mergeAllOf(each, schemas), schemas, seen))
  );
}

/** Returns true if no value can match two of the schemas. */
function areExclusive(choices: readonly JsonSchema[], schemas: NamedSchemas): boolean {
  const flat = choices.map((choice) => mergeAllOf(choice, schemas));
  const reader: SchemaReader<JsonSchema> = {
    // A type that the document does not state excludes no values.
    parts: ({ type, ...schema }) => [schema["x-implied-type"] ? schema : { ...schema, type }],
    member: ({ properties = {} }, name) =>
      Object.hasOwn(properties, name) ? mergeAllOf(properties[name] ?? {}, schemas) : undefined,
  };
  return (
    haveOwnValues(flat, reader) ||
    flat.every((a, index) => flat.slice(index + 1).every((b) => areDisjoint(a, b, reader)))
  );
}

/** Returns true if the schemas list values, or a member's values, that no other schema lists. */
function haveOwnValues(flat: readonly JsonSchema[], reader: SchemaReader<JsonSchema>): boolean {
  const names = flat.map((each) =>
    statedTypes(reader.parts(each))?.join() === "object"
      ? requiredNames([each])
      : new Set<string>(),
  );
  const listed = (each: JsonSchema | undefined): readonly unknown[] | undefined =>
    each && listedValues(reader.parts(each));
  return (
    areDistinct(flat.map(listed)) ||
    [...(names[0] ?? [])].some((name) =>
      areDistinct(
        flat.map((each, index) =>
          names[index]?.has(name) ? listed(reader.member(each, name)) : undefined,
        ),
      ),
    )
  );
}

/** Returns true if all schemas list values, and none is listed twice. */
function areDistinct(lists: readonly (readonly unknown[] | undefined)[]): boolean {
  const values = lists.every((list) => list !== undefined) ? lists.flat().map(canonical) : [];
  return values.length > 0 && new Set(values).size === values.length;
}

/**
 * Keeps a sample if all its values match; otherwise replaces it with matching values.
 *
 * @returns undefined if no value matches
 */
export function checkedSample(
  sample: SampleRule,
  fits: (value: unknown) => boolean,
  named: Readonly<Record<string, SampleRule>>,
): SampleRule | undefined {
  const values = Array.from({ length: TRIALS }, (_, trial) =>
    sampled(sample, drawFrom("trial", trial), { named, sampleValues: {}, isRandom: true }),
  );
  const fitting = values.filter(fits);
  if (fitting.length === values.length) {
    // The examples of the members may not fit each other.
    const example = sampled(sample, drawFrom("trial", 0), { named, sampleValues: {} });
    return fits(example) ? sample : { ...sample, example: JSON.stringify(values[0]) };
  }
  const texts = [...new Set(fitting.map((value) => JSON.stringify(value)))];
  return texts.length === 0
    ? undefined
    : { kind: "enum", json: `[${texts.slice(0, MAX_VALUES).join(",")}]` };
}

/** Keywords that {@link isScalarOf} follows. */
const OF_SCALARS =
  /^(?:type|format|enum|pattern|(?:min|max)Length|(?:exclusive)?(?:m|M)(?:in|ax)imum|multipleOf)$/;

/**
 * The JSON of the value that a document prefers: an example, or else the default. Values that do not
 * match the schema, and null, are ignored.
 */
export function exampleOf(
  schema: JsonSchema,
  schemas: NamedSchemas,
  fits: SchemaCheck,
): string | undefined {
  const { example, examples, default: usual } = schema;
  const values = [example, ...listOf(examples), usual].filter(
    (value) => value !== undefined && value !== null,
  );
  if (values.length === 0) return undefined;
  const flat = mergeAllOf(schema, schemas);
  const isPlain = Object.keys(flat).every((key) => isAnnotation(key) || OF_SCALARS.test(key));
  const found = values.find((value) =>
    // Most examples are scalars, which take less time without ajv.
    isPlain && typeof value !== "object" ? isScalarOf(flat, value) : fits(schema, value),
  );
  return found === undefined ? undefined : JSON.stringify(found);
}

function isScalarOf(schema: JsonSchema, value: unknown): boolean {
  const { type, enum: values } = schema;
  if (type !== undefined && !isOfType(value, [type].flat())) return false;
  if (Array.isArray(values) && !values.includes(value)) return false;
  if (typeof value === "string") return isTextOf(schema, value);
  return typeof value !== "number" || isNumberOf(schema, value);
}

const require = createRequire(import.meta.url);

/**
 * The maximum number of times that the check of a value applies schemas. Schemas that refer twice to
 * the next one are applied twice as often with each.
 */
const MAX_STEPS = 250_000;

/** The maximum number of references that lead to each other in a check, which are nested calls. */
const MAX_DEPTH = 200;

/** The keywords that count how often schemas are applied, and that apply a named schema. */
const [STEP, REFERENCE] = ["x-step", "x-reference"];

/** Returns true if a value matches a schema of an OpenAPI document; false if this takes too long. */
export type SchemaCheck = (schema: JsonSchema, value: unknown) => boolean;

/** Checks values by ajv, which is loaded with the first check. */
export function schemaCheck(schemas: NamedSchemas): SchemaCheck {
  const work: Work = { steps: 0, depth: 0 };
  // Recording evaluated members takes time, and ajv fails to do so for some schemas.
  const plain = lazily(() => plainValidators(schemas, work));
  const recording = lazily(() => recordingValidators(schemas, work));
  const isRecorded = lazily(() => Object.values(schemas).some(hasUnevaluated));
  const untested = new WeakSet<JsonSchema>();
  return (schema, value) => {
    if (untested.has(schema)) return false;
    const validatorOf = isRecorded() || hasUnevaluated(schema) ? recording() : plain();
    work.steps = 0;
    work.depth = 0;
    const isOfSchema = ifTested(() => validatorOf(schema)(value) === true);
    // Other values would take as long.
    if (work.steps > MAX_STEPS || work.depth > MAX_DEPTH) untested.add(schema);
    return isOfSchema;
  };
}

/** How often a check has applied schemas, and how many references it is following. */
interface Work {
  steps: number;
  depth: number;
}

type ValidatorOf = (schema: JsonSchema) => (value: unknown) => unknown;

/** ajv would compile all schemas that references lead to in one go, nested in each other. */
function plainValidators(schemas: NamedSchemas, work: Work): ValidatorOf {
  const ajv = ajvOf(work, false);
  const validatorOf = oncePerObject((schema: JsonSchema) => ajv.compile(withNames(schema)));
  ajv.addKeyword({
    keyword: REFERENCE,
    errors: false,
    compile: (name: string) => (value: unknown) => {
      work.depth += 1;
      if (work.depth > MAX_DEPTH) throw new Untested();
      const isOfSchema = validatorOf(schemas[name] ?? {})(value);
      work.depth -= 1;
      return isOfSchema;
    },
  });
  return validatorOf;
}

/** References of ajv also tell what the schema that they lead to evaluates. */
function recordingValidators(schemas: NamedSchemas, work: Work): ValidatorOf {
  const ajv = ajvOf(work, true);
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(withKeys(schema), keyOf(name));
  return oncePerObject((schema: JsonSchema) => ajv.compile(withKeys(schema)));
}

function lazily<Value>(create: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: create() }).value;
}

function ajvOf(work: Work, unevaluated: boolean): Ajv2020Class {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  const { Ajv2020 } = require("ajv/dist/2020.js") as { Ajv2020: typeof Ajv2020Class };
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    meta: false,
    validateSchema: false,
    // Without it, ajv does not check `contains` next to `prefixItems`.
    allErrors: true,
    ownProperties: true,
    // Each schema is compiled for a few values only.
    messages: false,
    code: { optimize: false, regExp: PATTERNS },
    formats: Object.fromEntries(TEXT_FORMATS),
  });
  ajv.opts.unevaluated = unevaluated;
  ajv.addKeyword({
    keyword: STEP,
    schema: false,
    valid: true,
    validate() {
      work.steps += 1;
      if (work.steps > MAX_STEPS) throw new Untested();
      return true;
    },
  });
  return ajv;
}

/** Tests by patterns, as ajv makes them: it keeps one for each text that `toString` returns. */
const PATTERNS = Object.assign(
  (pattern: string) => ({ test: patternTest(pattern), toString: () => pattern }),
  { code: "patternTest" },
);

const withNames = oncePerObject((schema: JsonSchema): JsonSchema => {
  const name = referencedSchema(schema);
  return checkable(schema, withNames, name === undefined ? {} : { [REFERENCE]: name });
});

const withKeys = oncePerObject((schema: JsonSchema): JsonSchema => {
  const name = referencedSchema(schema);
  return checkable(schema, withKeys, name === undefined ? {} : { $ref: keyOf(name) });
});

/**
 * Removes annotations and types that the document lacks: without them, more values match two
 * alternatives of a `oneOf`.
 */
function checkable(
  schema: JsonSchema,
  replace: (below: JsonSchema) => JsonSchema,
  reference: JsonSchema,
): JsonSchema {
  const { format, enum: values, "x-implied-type": isImplied } = schema;
  // ajv compiles no list without values.
  if (Array.isArray(values) && values.length === 0) return { not: {} };
  return {
    // ajv has keywords of its own, such as `nullable`.
    ...Object.fromEntries(
      Object.entries(mapSubschemas(schema, replace)).filter(
        ([keyword]) =>
          isAssertion(keyword) && keyword !== "$ref" && !(isImplied && keyword === "type"),
      ),
    ),
    ...(typeof format === "string" && TEXT_FORMATS.has(format) && { format }),
    ...reference,
    [STEP]: true,
  };
}

/** A named schema's key: a URL without escapes, because the name may contain any code units. */
function keyOf(name: string): string {
  return `schema:${Buffer.from(name, "utf16le").toString("hex")}`;
}
