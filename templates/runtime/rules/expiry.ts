import type { Violation } from "../model/violation.js";
import { wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import type { ParsedRule } from "./rule.js";
import { stops } from "./rule.js";
import { dateText } from "./timestamp.js";

/**
 * An end time: a timestamp, a relative time such as `2 weeks`, or `infinite`. The server parses
 * relative times with PHP's grammar, which is not implemented here, so any string is accepted.
 */
export const expiry: ParsedRule = {
  kind: "parsed",
  read: (text, _param, report) => (stops(expiryViolation(text), report) ? undefined : text),
};

/** A valid `Date` or a string. */
export const expiryCheck: Check = {
  run(value) {
    const text = dateText(value);
    return text === undefined
      ? wrongType("badexpiry", "a Date or an expiry string", value)
      : expiryViolation(text);
  },
};

function expiryViolation(text: string): Violation | undefined {
  return text === ""
    ? {
        code: "badexpiry",
        text: 'must not be empty; write a time such as "2 weeks", or "infinite"',
      }
    : undefined;
}
