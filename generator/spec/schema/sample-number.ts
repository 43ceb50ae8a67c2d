import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import { INTEGER_FORMATS, boundsOf, schemaFormat } from "./formats.js";
import type { JsonSchema } from "./json-schema.js";

/** The range of a number with at most one bound. */
const SPAN = 99_999;
/** The step of numbers that are no integers, which binary fractions represent exactly. */
const QUARTER = 0.25;

/** The sample of a number; undefined if no value is within its bounds. */
export function numberSample(
  schema: JsonSchema,
  type: "integer" | "number",
): SampleRule | undefined {
  const given = numberOf(schema["multipleOf"]);
  const isInteger = type === "integer" || INTEGER_FORMATS.has(schemaFormat(schema) ?? "");
  const step = stepOf(isInteger ? "integer" : type, given);
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
  const isThere = !isInteger && given === undefined && isWithin(between, schema);
  return isThere ? { kind: "enum", json: JSON.stringify([between]) } : undefined;
}

/** The step of integers that are multiples of a fraction: its first integer multiple. */
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

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
