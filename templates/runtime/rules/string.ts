import type { TextDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import { wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import type { ParsedRule } from "./rule.js";
import { stops } from "./rule.js";

/** Any text, within the length limits that the parameter states. */
export const string: ParsedRule<TextDescriptor> = {
  kind: "parsed",
  read: (text, param, report) => (stops(textViolation(text, param), report) ? undefined : text),
};

/** A string. */
export const stringCheck: Check = {
  run: (value) =>
    typeof value === "string" ? undefined : wrongType("badvalue", "a string", value),
};

/** A string within the length limits of the parameter, and not empty if it is a required single one. */
export const boundedStringCheck: Check<TextDescriptor> = {
  run: (value, param) =>
    typeof value === "string" ? textViolation(value, param) : stringCheck.run(value, param, {}),
};

function textViolation(
  text: string,
  { required, multi, maxbytes, maxchars }: TextDescriptor,
): Violation | undefined {
  // Of several texts, the server accepts empty ones.
  if (required && !multi && text === "")
    return { code: "missingparam", text: "is required and must not be empty" };
  if (maxbytes !== undefined && new TextEncoder().encode(text).length > maxbytes)
    return tooLong("maxbytes", `${maxbytes} bytes`, maxbytes, maxchars);
  return maxchars !== undefined && Array.from(text).length > maxchars
    ? tooLong("maxchars", `${maxchars} characters`, maxbytes, maxchars)
    : undefined;
}

function tooLong(
  code: "maxbytes" | "maxchars",
  most: string,
  maxbytes: number | undefined,
  maxchars: number | undefined,
): Violation {
  return { code, text: `must not be longer than ${most}`, data: { maxbytes, maxchars } };
}
