import type {
  ListSample,
  ObjectSample,
  SampleRule,
} from "../../templates/runtime/sample/sample.js";
import type { DirectorySchema } from "../model/json-schema.js";
import { flatten, isPlainAlternative, schemaAlternatives, soleReference } from "./flatten.js";
import type { Schemas } from "./flatten.js";
import { heightOf } from "./sample-graph.js";
import type { Heights } from "./sample-graph.js";
import { numberSample } from "./number-sample.js";
import { textSample } from "./text-sample.js";

/** The maximum number of items beyond the minimum. */
const EXTRA_ITEMS = 5;
/** The maximum nesting of schemas without a name. */
const MAX_NESTING = 24;
/**
 * The maximum number of schemas that one sample is made of. Combinations of schemas that lead to each
 * other have more members than can be made.
 */
const MAX_PARTS = 2000;

/** The samples of schemas. */
export interface Samples {
  readonly named: Readonly<Record<string, SampleRule>>;
  /** The sample of a schema; undefined if it has no known value. */
  readonly of: (schema: DirectorySchema, name: string) => SampleRule | undefined;
}

/**
 * Creates the samples of a directory's schemas. Schemas that require themselves endlessly have no
 * sample, nor do schemas that require such a schema.
 */
export function samplesOf(schemas: Schemas): Samples {
  let heights: ReadonlyMap<string, number> = new Map();
  // Each round adds the schemas that end within one more reference, which determines the order of
  // alternatives.
  for (;;) {
    const known = heights;
    const found = Object.entries(schemas).flatMap(([name, schema]) => {
      const height =
        known.get(name) ?? heightOf(createSample(schema, name, sampling(schemas, known)), known);
      return height === undefined ? [] : [[name, height] as const];
    });
    heights = new Map(found);
    if (heights.size === known.size) break;
  }
  const last = heights;
  const named = Object.entries(schemas).flatMap(([name, schema]) => {
    const sample = last.has(name) ? createSample(schema, name, sampling(schemas, last)) : undefined;
    return sample ? [[name, sample] as const] : [];
  });
  return {
    named: Object.fromEntries(named),
    of: (schema, name) => createSample(schema, name, sampling(schemas, last)),
  };
}

/** The state of making one sample. */
interface Sampling {
  readonly schemas: Schemas;
  readonly known: Heights;
  /** Counts the schemas that may still be added. */
  readonly parts: { left: number };
}

function sampling(schemas: Schemas, known: Heights): Sampling {
  return { schemas, known, parts: { left: MAX_PARTS } };
}

function createSample(
  schema: DirectorySchema,
  name: string,
  context: Sampling,
  left = MAX_NESTING,
): SampleRule | undefined {
  const { schemas, known, parts } = context;
  if (left === 0 || parts.left === 0) return undefined;
  parts.left -= 1;
  const reference = soleReference(schema);
  if (reference !== undefined)
    return known.has(reference) ? { kind: "named", name: reference } : undefined;
  const choices = alternativesOf(schema, schemas)
    .flatMap((each) =>
      soleReference(each) === undefined
        ? splitTypes(each).flatMap((typed) => createSampleOfType(typed, name, context, left) ?? [])
        : (createSample(each, name, context, left - 1) ?? []),
    )
    .map((sample) => ({ sample, height: heightOf(sample, known) ?? Infinity }))
    .toSorted((a, b) => a.height - b.height)
    .map(({ sample }) => sample);
  const [first] = choices;
  return choices.length > 1 ? { kind: "either", of: choices } : first;
}

/**
 * The alternatives of a schema. Those that are named schemas and nothing else stay references, since
 * schemas that lead to each other would be repeated without end.
 */
function alternativesOf(schema: DirectorySchema, schemas: Schemas): readonly DirectorySchema[] {
  const flat = flatten(schema, schemas);
  const choices = flat.anyOf ?? flat.oneOf;
  if (!choices) return [flat];
  return choices.flatMap((choice) =>
    soleReference(choice) !== undefined && isPlainAlternative(flat, choice, schemas)
      ? [choice]
      : schemaAlternatives(withOnlyChoice(flat, choice), schemas),
  );
}

function withOnlyChoice(
  { anyOf, oneOf, ...rest }: DirectorySchema,
  choice: DirectorySchema,
): DirectorySchema {
  return anyOf
    ? { ...rest, ...(oneOf && { oneOf }), anyOf: [choice] }
    : { ...rest, oneOf: [choice] };
}

/** Splits a schema by its types. */
function splitTypes(schema: DirectorySchema): readonly DirectorySchema[] {
  return Array.isArray(schema.type)
    ? schema.type.map((type) => ({ ...schema, type }))
    : [{ ...schema, type: schema.type ?? impliedType(schema) }];
}

/** The type that the other keywords of a schema imply. */
function impliedType(schema: DirectorySchema): string {
  const has = (...keywords: readonly string[]): boolean =>
    keywords.some((keyword) => schema[keyword] !== undefined);
  if (has("const", "enum")) return "";
  if (has("properties", "required", "minProperties")) return "object";
  if (has("items", "minItems")) return "array";
  if (has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"))
    return "number";
  return "string";
}

function createSampleOfType(
  schema: DirectorySchema,
  name: string,
  context: Sampling,
  left: number,
): SampleRule | undefined {
  const { const: only, enum: values, type } = schema;
  if (only !== undefined || Array.isArray(values)) {
    const all: readonly unknown[] = only === undefined ? listOf(values) : [only];
    const fitting = all.filter((value) => type === "" || isOfType(value, type));
    return fitting.length > 0 ? { kind: "enum", json: JSON.stringify(fitting) } : undefined;
  }
  const below = (each: DirectorySchema, of: string): SampleRule | undefined =>
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
      return { kind: "enum", json: "[null]" };
    default:
      return textSample(schema, name);
  }
}

type CreateNested = (schema: DirectorySchema, name: string) => SampleRule | undefined;

function objectSample(schema: DirectorySchema, below: CreateNested): ObjectSample | undefined {
  const { properties = {}, additionalProperties: others } = schema;
  const required = listOf(schema["required"]).filter((each) => typeof each === "string");
  const names = [...new Set([...Object.keys(properties), ...required])];
  const schemaOf = (name: string): DirectorySchema => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own ?? (typeof others === "object" ? others : {});
  };
  // Required members come first, those with few values before the others, because one that has no
  // value is reason enough to make none of the others.
  const ordered = names.toSorted(
    (a, b) =>
      Number(required.includes(b)) - Number(required.includes(a)) ||
      costOf(schemaOf(a)) - costOf(schemaOf(b)),
  );
  const made = new Map<string, SampleRule>();
  for (const name of ordered) {
    const sample = below(schemaOf(name), name);
    if (sample) made.set(name, sample);
    else if (required.includes(name)) return undefined;
  }
  const members = names.flatMap((name) => {
    const sample = made.get(name);
    return sample ? [[name, sample] as const] : [];
  });
  const optional = members.map(([name]) => name).filter((name) => !required.includes(name));
  const [min, max] = [schema["minProperties"], schema["maxProperties"]];
  const wanted = typeof others === "object" || typeof min === "number";
  const other =
    wanted && others !== false ? below(typeof others === "object" ? others : {}, "") : undefined;
  return {
    kind: "object",
    members: Object.fromEntries(members),
    ...(optional.length > 0 && { optional }),
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
    ...(other && { others: other }),
  };
}

/** Schemas that list their values are decided at once; those that combine others take longest. */
function costOf({ allOf, enum: values, const: only }: DirectorySchema): number {
  if (values !== undefined || only !== undefined) return 0;
  return allOf && !allOf.every((each) => each["enum"] || each["const"] !== undefined) ? 2 : 1;
}

function listSample(
  schema: DirectorySchema,
  name: string,
  below: CreateNested,
): ListSample | undefined {
  const { items = {}, minItems, maxItems, uniqueItems } = schema;
  const min = typeof minItems === "number" ? minItems : 0;
  const max = Math.min(typeof maxItems === "number" ? maxItems : Infinity, min + EXTRA_ITEMS);
  const sample = below(items, name);
  if (max < min || (!sample && min > 0)) return undefined;
  return {
    kind: "list",
    items: sample ?? { kind: "boolean" },
    min,
    max: sample ? max : 0,
    ...(uniqueItems === true && { unique: true as const }),
  };
}

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
