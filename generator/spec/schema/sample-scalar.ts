import { drawFrom } from "../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../templates/runtime/sample/sample.js";
import type { PatternSample, SampleRule } from "../../../templates/runtime/sample/sample.js";
import { ID_LENGTH } from "../../../templates/runtime/sample/sample-text.js";
import type { TextSample } from "../../../templates/runtime/sample/sample-text.js";
import { TEXT_FORMATS, schemaFormat, INTEGER_FORMATS, boundsOf } from "./formats.js";
import type { JsonSchema } from "./json-schema.js";
import { ifTested, patternTest } from "./pattern-test.js";
import { patternParts } from "./sample-pattern.js";

/** The formats with specific sample strings, including common unregistered ones. */
const FORMS: ReadonlyMap<string, TextSample["as"]> = new Map([
  ["date", "date"],
  ["time", "time"],
  ["date-time", "date-time"],
  ["uuid", "uuid"],
  ["guid", "uuid"],
  ["email", "email"],
  ["idn-email", "email"],
  ["hostname", "host"],
  ["idn-hostname", "host"],
  ["uri", "uri"],
  ["uri-reference", "uri"],
  ["uri-template", "uri"],
  ["iri", "uri"],
  ["iri-reference", "uri"],
  ["url", "uri"],
]);

/** The formats whose values a pattern can describe. Addresses are reserved for documentation. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ["duration", String.raw`^P[1-9]DT[1-9]H$`],
  ["ipv4", String.raw`^198\.51\.100\.[1-9]\d$`],
  ["ipv6", "^2001:db8:(?:[1-9a-f][0-9a-f]{3}:){5}[1-9a-f][0-9a-f]{3}$"],
  ["json-pointer", "^/[a-z]{3,8}$"],
  ["relative-json-pointer", "^[1-9]/[a-z]{3,8}$"],
  ["byte", "^(?:[A-Za-z0-9]{4}){2,6}$"],
  ["base64url", "^(?:[A-Za-z0-9]{4}){2,4}$"],
  ["int64", String.raw`^[1-9]\d{0,15}$`],
  ["uint64", String.raw`^[1-9]\d{0,15}$`],
  ["regex", "^[a-z]{3,8}$"],
]);

/** The maximum length of the shortest string, and of all such strings in a value. */
export const MAX_LENGTH = 1_000_000;

/** The number of generated strings that are tested against a pattern. */
const TRIALS = 20;

/**
 * Generates a string sample.
 *
 * @param name the property's name
 * @returns undefined if no matching string is known
 */
export function textSample(schema: JsonSchema, name: string): SampleRule | undefined {
  const min = numberOf(schema["minLength"]) ?? 0;
  const max = numberOf(schema["maxLength"]) ?? Infinity;
  if (min > max || min > MAX_LENGTH) return undefined;
  const { pattern } = schema;
  const format = schemaFormat(schema) ?? "";
  const as = FORMS.get(format);
  const form = PATTERNS.get(format);
  const choices: readonly (SampleRule | undefined)[] = [
    ...(as === undefined ? [] : [formSample(as, min, max)]),
    ...(form === undefined ? [] : [patternSample(form, min, max)]),
    ...(typeof pattern === "string" ? [patternSample(pattern, min, max)] : []),
  ];
  if (choices.length > 0)
    return choices.find((each) => each && isSuitable(each, textCheck(schema, min, max)));
  if (!isIdentifier(name)) return formSample(isName(name) ? "name" : "words", min, max);
  return isBetween(ID_LENGTH, min, max)
    ? { kind: "text", as: "id" }
    : patternSample("^[0-9a-f]+$", min, max);
}

function formSample(as: TextSample["as"], min: number, max: number): TextSample {
  return { kind: "text", as, ...(min > 0 && { min }), ...(max < Infinity && { max }) };
}

/** Checks a string against its schema's keywords. */
function textCheck(schema: JsonSchema, min: number, max: number): (text: string) => boolean {
  const { pattern } = schema;
  const form = TEXT_FORMATS.get(schemaFormat(schema) ?? "");
  const matches = typeof pattern === "string" ? patternTest(pattern) : undefined;
  return (text) =>
    isBetween(Array.from(text).length, min, max) &&
    form?.test(text) !== false &&
    ifTested(() => matches?.(text) !== false);
}

/** Returns true if a string matches its schema's keywords. */
export function isTextOf(schema: JsonSchema, text: string): boolean {
  const { minLength, maxLength } = schema;
  return textCheck(schema, numberOf(minLength) ?? 0, numberOf(maxLength) ?? Infinity)(text);
}

/** Returns true if a number matches the keywords of its schema. */
export function isNumberOf(schema: JsonSchema, value: number): boolean {
  const step = numberOf(schema["multipleOf"]);
  const isInRange = isWithin(value, { ...schema, ...boundsOf(schema) });
  return isInRange && (step === undefined || Number.isInteger(value / step));
}

/** Returns true if all trials of a sample pass a check. */
function isSuitable(sample: SampleRule, fits: (text: string) => boolean): boolean {
  return Array.from({ length: TRIALS }, (_, trial) =>
    String(sampled(sample, drawFrom(trial), { named: {}, sampleValues: {}, isRandom: true })),
  ).every(fits);
}

/** Returns true for property names of identifiers: `id`, `townId`, `town_ids`. */
function isIdentifier(name: string): boolean {
  return /(?:^|_|-)ids?$|[a-z]Ids?$/.test(name) || /^_?(?:uuid|guid|key)$/i.test(name);
}

function isName(name: string): boolean {
  return /(?:^|[a-z_-])(?:name|title|label|caption)$/i.test(name);
}

/** A pattern's sample; its strings may not match. */
function patternSample(pattern: string, min: number, max: number): PatternSample | undefined {
  const parts = patternParts(pattern, min, max);
  return parts && { kind: "pattern", parts };
}

function isBetween(length: number, min: number, max: number): boolean {
  return length >= min && length <= max;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The range of a number with at most one bound. */
const SPAN = 99_999;
/** The step for non-integers that binary fractions represent exactly. */
const QUARTER = 0.25;

/** The sample of a number; undefined if no value is within its bounds. */
export function numberSample(
  schema: JsonSchema,
  type: "integer" | "number",
): SampleRule | undefined {
  const sampleValues = numberOf(schema["multipleOf"]);
  const isInteger = type === "integer" || INTEGER_FORMATS.has(schemaFormat(schema) ?? "");
  const step = stepOf(isInteger ? "integer" : type, sampleValues);
  const [min, max] = bounds(schema);
  const low = Math.ceil((min ?? (max === undefined ? 0 : Math.min(0, max - SPAN * step))) / step);
  const high = Math.floor((max ?? Math.max(SPAN * step, (min ?? 0) + SPAN * step)) / step);
  const [first, last] = [
    low * step === schema["exclusiveMinimum"] ? low + 1 : low,
    high * step === schema["exclusiveMaximum"] ? high - 1 : high,
  ];
  if (first <= last) return { kind: "number", step, low: first, high: last };
  // A narrow range may be between two steps.
  const between = ((min ?? 0) + (max ?? 0)) / 2;
  const isThere = !isInteger && sampleValues === undefined && isWithin(between, schema);
  return isThere ? { kind: "enum", json: JSON.stringify([between]) } : undefined;
}

/** The step for integers that are multiples of a fraction: its first integer multiple. */
function stepOf(type: "integer" | "number", multipleOf: number | undefined): number {
  if (type === "number") return multipleOf ?? QUARTER;
  const step = multipleOf ?? 1;
  for (let factor = 1; factor <= 1000; factor += 1)
    if (Number.isInteger(step * factor)) return step * factor;
  return step;
}

function bounds(schema: JsonSchema): readonly [min: number | undefined, max: number | undefined] {
  const { minimum, maximum } = boundsOf(schema);
  const lows = [minimum, schema["exclusiveMinimum"]].flatMap((each) => numberOf(each) ?? []);
  const highs = [maximum, schema["exclusiveMaximum"]].flatMap((each) => numberOf(each) ?? []);
  return [
    lows.length === 0 ? undefined : Math.max(...lows),
    highs.length === 0 ? undefined : Math.min(...highs),
  ];
}

function isWithin(value: number, schema: JsonSchema): boolean {
  return (
    value >= (numberOf(schema["minimum"]) ?? -Infinity) &&
    value <= (numberOf(schema["maximum"]) ?? Infinity) &&
    value > (numberOf(schema["exclusiveMinimum"]) ?? -Infinity) &&
    value < (numberOf(schema["exclusiveMaximum"]) ?? Infinity)
  );
}
