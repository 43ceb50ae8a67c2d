import { drawFrom } from "../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import type { JsonSchema } from "./json-schema.js";
import { areDisjoint } from "./values.js";
import type { SchemaReader } from "./values.js";
import { mergeAllOf } from "./merge.js";
import type { NamedSchemas } from "./discriminator.js";

/** The number of values of a sample that are checked. */
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
 */
export function needsCheck(schema: JsonSchema, schemas: NamedSchemas): boolean {
  const { oneOf, anyOf, uniqueItems, minItems, enum: values, const: constant } = schema;
  if (CHECKED.some((keyword) => Object.hasOwn(schema, keyword))) return true;
  if (uniqueItems === true && minItems !== undefined) return true;
  const isListed = Array.isArray(values) || constant !== undefined;
  if (isListed && Object.keys(schema).some((keyword) => RESTRICTIONS.test(keyword))) return true;
  const choices = [...(oneOf ?? []), ...(anyOf ?? [])].map((each) => mergeAllOf(each, schemas));
  return (
    (oneOf && !areExclusive(oneOf, schemas)) || choices.some((each) => needsCheck(each, schemas))
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
  return flat.every((a, index) => flat.slice(index + 1).every((b) => areDisjoint(a, b, reader)));
}

/**
 * Keeps a sample whose values all match; replaces other samples by some values that do.
 *
 * @returns undefined if no value matches
 */
export function checkedSample(
  sample: SampleRule,
  fits: (value: unknown) => boolean,
  named: Readonly<Record<string, SampleRule>>,
): SampleRule | undefined {
  const values = Array.from({ length: TRIALS }, (_, trial) =>
    sampled(sample, drawFrom("trial", trial), { named, given: {} }),
  );
  const fitting = values.filter(fits);
  if (fitting.length === values.length) return sample;
  const texts = [...new Set(fitting.map((value) => JSON.stringify(value)))];
  return texts.length === 0
    ? undefined
    : { kind: "enum", json: `[${texts.slice(0, MAX_VALUES).join(",")}]` };
}
