// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isoSeconds } from "../wire-text.js";
import { parseTimestamp } from "./timestamp-forms.js";
import type { ParsedRule } from "./rule.js";

/** A point in time in any of the server's forms; the value that counts is ISO 8601 in UTC, or `now`. */
export const timestamp: ParsedRule = {
  kind: "parsed",
  expects: "a Date or the text of a timestamp",
  text: dateText,
  read(text, _param, report) {
    // "0" is false to PHP, like the empty string.
    if (text === "" || text === "0") {
      report.loss(
        "unclearnowtimestamp",
        `${JSON.stringify(text)} is taken as the current time; write "now"`,
      );
      return "now";
    }
    if (text === "now") return text;
    const seconds = parseTimestamp(text);
    if (seconds === undefined) {
      report.error(
        "badtimestamp",
        `${JSON.stringify(text)} is not a timestamp; write one like 2024-01-31T09:00:00Z`,
      );
      return undefined;
    }
    return isoSeconds(new Date(seconds * 1000));
  },
};

/** A structured time: a valid `Date`, or text. */
export function dateText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return value instanceof Date && !Number.isNaN(value.getTime()) ? isoSeconds(value) : undefined;
}
