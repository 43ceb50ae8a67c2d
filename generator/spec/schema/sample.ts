import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import { discriminatedUnion } from "./discriminator.js";
import { isFalse } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";
import { mergeAllOf } from "./merge.js";
import { alternativesOf, isPlainAlternative, soleReference } from "./alternatives.js";
import type { NamedSchemas } from "./discriminator.js";
import { smallestValue, smallestValues } from "./sample-graph.js";
import type { SmallestValue, SmallestValues } from "./sample-graph.js";
import { HAL_LINKS, linksSample, listSample, objectSample } from "./sample-containers.js";
import { isOfType } from "./values.js";
import { numberSample, textSample } from "./sample-scalar.js";
import { checkedSample, exampleOf, needsCheck, schemaCheck } from "./sample-check.js";
import type { SchemaCheck } from "./sample-check.js";

/** The maximum nesting of schemas without a name. */
const MAX_NESTING = 24;
/**
 * The maximum number of schemas that one sample is built from, with those that an `allOf` combines.
 * Combinations of schemas that lead to each other have more members than can be made.
 */
const MAX_PARTS = 2000;

/** The samples of schemas. */
export interface Samples {
  readonly named: Readonly<Record<string, SampleRule>>;
  /** The sample of a schema; undefined if it has no known value. */
  readonly of: (schema: JsonSchema, name: string) => SampleRule | undefined;
  /** Whether a value matches a schema. */
  readonly fits: SchemaCheck;
}

/** The context for creating samples. */
interface SampleContext {
  readonly schemas: NamedSchemas;
  readonly smallest: SmallestValues;
  /** Absent while the smallest values are determined. */
  readonly check?: (schema: JsonSchema, sample: SampleRule) => SampleRule | undefined;
  /** Absent while the smallest values are determined. */
  readonly fits?: SchemaCheck;
}

/** The state of making one sample. */
interface Sampling extends SampleContext {
  /** Counts the schemas that may still be added. */
  readonly parts: { left: number };
}

/**
 * Creates the samples of an OpenAPI document's schemas. NamedSchemas that require themselves
 * endlessly have no sample, nor do schemas that require such a schema.
 */
export function samplesOf(schemas: NamedSchemas): Samples {
  const unchecked: Record<string, SampleRule> = {};
  const smallest = smallestValues(Object.keys(schemas), (name, known) => {
    const sample = sampleOf(schemas[name] ?? {}, name, { schemas, smallest: known });
    if (sample) unchecked[name] = sample;
    return sample;
  });
  return checkedSamples({ schemas, smallest, fits: schemaCheck(schemas) }, unchecked);
}

interface CheckContext {
  readonly schemas: NamedSchemas;
  readonly smallest: ReadonlyMap<string, SmallestValue>;
  readonly fits: SchemaCheck;
}

function checkedSamples(
  { schemas, smallest, fits }: CheckContext,
  unchecked: Readonly<Record<string, SampleRule>>,
): Samples {
  const named: Record<string, SampleRule> = {};
  // Named schemas may refer to themselves, and to schemas with samples that are checked later.
  const current: Record<string, SampleRule> = { ...unchecked };
  const context: SampleContext = {
    schemas,
    smallest,
    fits,
    check: (schema, sample) =>
      checkedSample(sample, (value) => fits(schema, value), current) ??
      // The discriminator selects a schema, even if the value matches the other ones, too.
      (discriminatedUnion(mergeAllOf(schema, schemas), schemas) ? sample : undefined),
  };
  // The schemas with the least nesting come first, because checked samples contain their values.
  for (const [name] of [...smallest].toSorted(([, a], [, b]) => a.height - b.height)) {
    const sample = sampleOf(schemas[name] ?? {}, name, context);
    if (sample) named[name] = sample;
    if (sample) current[name] = sample;
    else Reflect.deleteProperty(current, name);
  }
  // Some samples were rejected after others had referred to them.
  if (Object.keys(named).length < smallest.size) {
    const left = new Map([...smallest].filter(([name]) => Object.hasOwn(named, name)));
    return checkedSamples({ schemas, smallest: left, fits }, named);
  }
  const known = new WeakMap<JsonSchema, Map<string, SampleRule | undefined>>();
  return {
    named: Object.fromEntries(
      [...smallest.keys()].flatMap((name) => {
        const sample = named[name];
        return sample ? [[name, sample] as const] : [];
      }),
    ),
    fits,
    of: (schema, name) => {
      const byName = known.get(schema) ?? new Map<string, SampleRule | undefined>();
      known.set(schema, byName);
      if (!byName.has(name)) byName.set(name, sampleOf(schema, name, context));
      return byName.get(name);
    },
  };
}

function sampleOf(
  schema: JsonSchema,
  name: string,
  context: SampleContext,
): SampleRule | undefined {
  return createSample(schema, name, { ...context, parts: { left: MAX_PARTS } });
}

function createSample(
  schema: JsonSchema,
  name: string,
  context: Sampling,
  left = MAX_NESTING,
): SampleRule | undefined {
  const { schemas, fits } = context;
  const sample = createRule(schema, name, context, left);
  if (!sample || !fits) return sample;
  const example = exampleOf(schema, schemas, fits);
  return example === undefined ? sample : { ...sample, example };
}

function createRule(
  schema: JsonSchema,
  name: string,
  context: Sampling,
  left: number,
): SampleRule | undefined {
  const { schemas, smallest, parts, check } = context;
  if (left === 0 || parts.left <= 0 || isFalse(schema)) return undefined;
  parts.left -= schema.allOf?.length ?? 1;
  const links =
    name === HAL_LINKS &&
    linksSample(schema, schemas, (each, of) => createSample(each, of, context, left - 1));
  if (links) return links;
  const reference = soleReference(schema);
  if (reference !== undefined)
    return smallest.get(reference) !== undefined ? { ref: reference } : undefined;
  const flat = mergeAllOf(schema, schemas);
  const choices = separateChoices(flat, schemas)
    .flatMap((each) =>
      soleReference(each) === undefined
        ? splitTypes(each).flatMap((typed) => createSampleOfType(typed, name, context, left) ?? [])
        : (createSample(each, name, context, left - 1) ?? []),
    )
    .flatMap((sample) => {
      const value = smallestValue(sample, smallest);
      return value ? [{ sample, height: value.height }] : [];
    })
    .toSorted((a, b) => a.height - b.height)
    .map(({ sample }) => sample);
  const [first] = choices;
  const sample: SampleRule | undefined =
    choices.length > 1 ? { kind: "either", of: choices } : first;
  return check && sample && needsCheck(flat, schemas) ? check(schema, sample) : sample;
}

/**
 * The alternatives of a flat schema. Those that are named schemas and nothing else stay references,
 * since schemas that lead to each other would be repeated without end.
 */
function separateChoices(flat: JsonSchema, schemas: NamedSchemas): readonly JsonSchema[] {
  const choices = flat.anyOf ?? flat.oneOf;
  const union = discriminatedUnion(flat, schemas);
  const isTagged = union?.branches.every(({ isNarrow }) => isNarrow) ?? true;
  if (!choices || !isTagged) return alternativesOf(flat, schemas);
  return choices.flatMap((choice) =>
    soleReference(choice) !== undefined && isPlainAlternative(flat, choice, schemas)
      ? [choice]
      : alternativesOf(withOnlyChoice(flat, choice), schemas),
  );
}

function withOnlyChoice({ anyOf, oneOf, ...rest }: JsonSchema, choice: JsonSchema): JsonSchema {
  return anyOf
    ? { ...rest, ...(oneOf && { oneOf }), anyOf: [choice] }
    : { ...rest, oneOf: [choice] };
}

/** Splits a schema by its types. */
function splitTypes(schema: JsonSchema): readonly JsonSchema[] {
  return Array.isArray(schema.type)
    ? schema.type.map((type) => ({ ...schema, type }))
    : [{ ...schema, type: schema.type ?? impliedType(schema) }];
}

/** The type that the other keywords of a schema imply. */
function impliedType(schema: JsonSchema): string {
  const has = (...keywords: readonly string[]): boolean =>
    keywords.some((keyword) => schema[keyword] !== undefined);
  if (has("const", "enum")) return "";
  if (has("properties", "required", "minProperties", "patternProperties")) return "object";
  if (has("items", "prefixItems", "contains", "minItems")) return "array";
  if (has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"))
    return "number";
  return "string";
}

function createSampleOfType(
  schema: JsonSchema,
  name: string,
  context: Sampling,
  left: number,
): SampleRule | undefined {
  const { const: only, enum: values, type } = schema;
  if (only !== undefined || Array.isArray(values)) {
    const all: readonly unknown[] = only === undefined ? listOf(values) : [only];
    const fitting = all.filter((value) => type === "" || isOfType(value, [String(type)]));
    return fitting.length > 0 ? { kind: "enum", json: JSON.stringify(fitting) } : undefined;
  }
  const below = (each: JsonSchema, of: string): SampleRule | undefined =>
    createSample(each, of, context, left - 1);
  switch (type) {
    case "object":
      return objectSample(schema, below);
    case "array":
      return listSample(schema, name, below);
    case "integer":
    case "number":
      return numberSample(schema, type);
    case "boolean":
      return { kind: "boolean" };
    case "null":
      return { kind: "null" };
    default:
      return textSample(schema, name);
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
