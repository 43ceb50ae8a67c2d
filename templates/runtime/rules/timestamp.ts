import type { Violation } from "../model/violation.js";
import { valueText, wrongType } from "../model/violation.js";
import { isoSeconds } from "../wire/wire-text.js";
import type { Check } from "./check.js";
import type { ParsedRule } from "./rule.js";
import { stops } from "./rule.js";
import { parseTimestamp } from "./timestamp-forms.js";

/** A point in time in any of the server's formats. The value is ISO 8601 in UTC, or `now`. */
export const timestamp: ParsedRule = {
  kind: "parsed",
  read(text, _param, report) {
    const time = read(text);
    const isStopped = typeof time === "object" && stops(time, report);
    if (isStopped) return undefined;
    return typeof time === "number" ? isoSeconds(new Date(time * 1000)) : "now";
  },
};

/** A valid `Date`, or a string in any of the server's formats. */
export const timestampCheck: Check = {
  run(value) {
    if (typeof value === "string" && USUAL.test(value)) return undefined;
    const text = dateText(value);
    if (text === undefined) return wrongType("badtimestamp", "a Date or a timestamp string", value);
    const time = read(text);
    return typeof time === "object" ? time : undefined;
  },
};

/** The most common format. Parts that are too large overflow, which this range of years allows. */
const USUAL = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** Returns seconds since 1970, `now`, or the violation of an invalid string. */
function read(text: string): number | "now" | Violation {
  if (text === "now") return text;
  // PHP treats "0" as false, like the empty string.
  if (text === "" || text === "0")
    return {
      code: "unclearnowtimestamp",
      text: `${valueText(text)} means the current time; write "now"`,
      loss: true,
    };
  return (
    parseTimestamp(text) ?? {
      code: "badtimestamp",
      text: `${valueText(text)} is not a timestamp; write one like 2024-01-31T09:00:00Z`,
    }
  );
}

/** Returns a structured time as a string, from a valid `Date` or a string. */
export function dateText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return value instanceof Date && !Number.isNaN(value.getTime()) ? isoSeconds(value) : undefined;
}
