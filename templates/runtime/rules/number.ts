import type { LimitDescriptor, NumberDescriptor } from "../descriptor.js";
import type { ParsedRule, Reporter } from "./rule.js";
import { numberText } from "./rule.js";

const INT64_MAX = 9_223_372_036_854_775_807n;
const INT64_MIN = -9_223_372_036_854_775_808n;

/** An integer of 64 bits; out of range it is clamped, or refused where the module enforces the range. */
export const integer: ParsedRule<NumberDescriptor | LimitDescriptor> = {
  kind: "parsed",
  expects: "an integer",
  text: numberText,
  read(text, param, report) {
    if (!isInteger(text)) {
      report.error("badinteger", `${quoted(text)} is not an integer of 64 bits`);
      return undefined;
    }
    return withinRange(Number(text), param, report);
  },
};

/** An integer, or `max` for as many as the caller may have. */
export const limit: ParsedRule<LimitDescriptor> = {
  kind: "parsed",
  expects: 'an integer or "max"',
  text: (value) => (value === "max" ? value : numberText(value)),
  read(text, param, report) {
    return text === "max"
      ? (maximum(param, report) ?? Number.MAX_SAFE_INTEGER)
      : integer.read(text, param, report);
  },
};

/** A decimal number with an optional exponent. */
export const float: ParsedRule<NumberDescriptor> = {
  kind: "parsed",
  expects: "a number",
  text: numberText,
  read(text, param, report) {
    if (!/^[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?$/i.test(text)) {
      report.error("badfloat", `${quoted(text)} is not a number`);
      return undefined;
    }
    const value = Number(text);
    if (!Number.isFinite(value)) {
      report.error("badfloat-notfinite", `${quoted(text)} is not a finite number`);
      return undefined;
    }
    return withinRange(value, param, report);
  },
};

/** The server's own test takes the largest integer with a sign in front for one that is too large. */
function isInteger(text: string): boolean {
  if (!/^[+-]?\d+$/.test(text)) return false;
  if (text.length < 16) return true;
  const value = BigInt(text);
  return value >= INT64_MIN && value <= INT64_MAX && !(value === INT64_MAX && text.startsWith("+"));
}

type Bounded = NumberDescriptor | LimitDescriptor;

/** The server has no minimum of its own but 0 for limits, whose catalogue entry may leave it out. */
function bounds(param: Bounded): Bounded {
  return param.type === "limit" ? { min: 0, ...param } : param;
}

function maximum(param: Bounded, report: Reporter): number | undefined {
  const { max, highmax } = bounds(param);
  return report.options.highLimits && highmax !== undefined && max !== undefined && highmax > max
    ? highmax
    : max;
}

function withinRange(value: number, param: Bounded, report: Reporter): number | undefined {
  const { min, max, highmax = max, enforcerange } = bounds(param);
  const curmax = maximum(param, report);
  const atMost = curmax === undefined ? value : Math.min(value, curmax);
  const clamped = min === undefined ? atMost : Math.max(min, atMost);
  if (clamped === value) return value;
  const message = `must be ${rangeText(min, curmax)}, not ${value}`;
  const data = {
    min: min ?? null,
    curmax: curmax ?? null,
    max: max ?? null,
    highmax: highmax ?? null,
  };
  if (enforcerange) {
    report.error("outofrange", message, data);
    return undefined;
  }
  report.loss("outofrange", message, data);
  return clamped;
}

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `between ${min} and ${max}`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
