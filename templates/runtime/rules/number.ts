import type { LimitDescriptor, NumberDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import { valueText, wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import type { ParsedRule, ParseOptions, Reporter } from "./rule.js";
import { stops } from "./rule.js";

type Bounded = NumberDescriptor | LimitDescriptor;

// Strings, since targets before ES2020 do not support BigInt literals, and bundlers would not
// remove a call.
const INT64_MAX = "9223372036854775807";
const INT64_MIN = "-9223372036854775808";

/** A 64-bit integer. Values out of range are clamped, or rejected if the range is enforced. */
export const integer: ParsedRule<Bounded> = {
  kind: "parsed",
  read: (text, param, report) =>
    isInteger(text) ? withinRange(Number(text), param, report) : refused(noInteger(text), report),
};

/** A 64-bit integer within the range. */
export const integerCheck: Check<Bounded> = {
  run(value, param, options) {
    if (typeof value !== "number") return wrongType("badinteger", "an integer", value);
    // The smallest 64-bit integer is written with rounded last digits, which make it too small.
    const isInt64 = Number.isInteger(value) && Math.abs(value) < 2 ** 63;
    return isInt64 ? rangeViolation(value, param, options) : noInteger(String(value));
  },
};

/** An integer, or `max` for the maximum that the account may request. */
export const limit: ParsedRule<LimitDescriptor> = {
  kind: "parsed",
  read: (text, param, report) =>
    text === "max"
      ? (maximum(param, report.options) ?? Number.MAX_SAFE_INTEGER)
      : integer.read(text, param, report),
};

/** An integer within the range, or `max`. */
export const limitCheck: Check<LimitDescriptor> = {
  run(value, param, options) {
    if (value === "max") return undefined;
    return typeof value === "number"
      ? integerCheck.run(value, param, options)
      : wrongType("badinteger", 'an integer or "max"', value);
  },
};

/** A decimal number with an optional exponent. */
export const float: ParsedRule<NumberDescriptor> = {
  kind: "parsed",
  read(text, param, report) {
    if (!/^[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?$/i.test(text)) return refused(noNumber(text), report);
    const value = Number(text);
    if (Number.isFinite(value)) return withinRange(value, param, report);
    const infinite = `${valueText(text)} is not a finite number`;
    return refused({ code: "badfloat-notfinite", text: infinite }, report);
  },
};

/** A finite number within the range. */
export const floatCheck: Check<NumberDescriptor> = {
  run(value, param, options) {
    if (typeof value !== "number") return wrongType("badfloat", "a number", value);
    return Number.isFinite(value) ? rangeViolation(value, param, options) : noNumber(String(value));
  },
};

/** The server rejects the largest integer with a sign as too large. */
function isInteger(text: string): boolean {
  if (!/^[+-]?\d+$/.test(text)) return false;
  if (text.length < 16) return true;
  const value = BigInt(text);
  const max = BigInt(INT64_MAX);
  return value >= BigInt(INT64_MIN) && value <= max && !(value === max && text.startsWith("+"));
}

function noInteger(text: string): Violation {
  return { code: "badinteger", text: `${valueText(text)} is not a 64-bit integer` };
}

function noNumber(text: string): Violation {
  return { code: "badfloat", text: `${valueText(text)} is not a number` };
}

function refused(violation: Violation, report: Reporter): undefined {
  stops(violation, report);
}

/** The server's minimum for limits is 0, which catalogues may omit. */
function minimum({ type, min }: Bounded): number | undefined {
  return type === "limit" ? (min ?? 0) : min;
}

function maximum(
  { max, highmax = max }: Bounded,
  { highLimits }: ParseOptions,
): number | undefined {
  return highLimits && max !== undefined && highmax !== undefined ? Math.max(max, highmax) : max;
}

function rangeViolation(
  value: number,
  param: Bounded,
  options: ParseOptions,
): Violation | undefined {
  const min = minimum(param);
  const curmax = maximum(param, options);
  if (value >= (min ?? value) && value <= (curmax ?? value)) return undefined;
  const { max = null, highmax = max, enforcerange } = param;
  return {
    code: "outofrange",
    text: `must be ${rangeText(min, curmax)}, not ${value}`,
    data: { min: min ?? null, curmax: curmax ?? null, max, highmax },
    ...(!enforcerange && { loss: true }),
  };
}

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `between ${min} and ${max}`;
}

function withinRange(value: number, param: Bounded, report: Reporter): number | undefined {
  const violation = rangeViolation(value, param, report.options);
  if (!violation) return value;
  if (stops(violation, report)) return undefined;
  const most = Math.min(value, maximum(param, report.options) ?? value);
  return Math.max(minimum(param) ?? most, most);
}
