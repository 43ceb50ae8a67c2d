import type { TextDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import { wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import type { ParsedRule } from "./rule.js";
import { stops } from "./rule.js";

/** Any string within the parameter's length limits. */
export const string: ParsedRule<TextDescriptor> = {
  kind: "parsed",
  read: (text, param, report) => (stops(textViolation(text, param), report) ? undefined : text),
};

/** A string. */
export const stringCheck: Check = {
  run: (value) =>
    typeof value === "string" ? undefined : wrongType("badvalue", "a string", value),
};

/**
 * A string within the parameter's length limits. It must not be empty if the parameter is required
 * and takes a single value.
 */
export const boundedStringCheck: Check<TextDescriptor> = {
  run: (value, param) =>
    typeof value === "string" ? textViolation(value, param) : stringCheck.run(value, param, {}),
};

function textViolation(
  text: string,
  { required, multi, maxbytes, maxchars }: TextDescriptor,
): Violation | undefined {
  // In a list, the server accepts empty strings.
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
