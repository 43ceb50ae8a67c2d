import type { ApiMessage } from "./api-message.js";
import type { IssueCode } from "./issue.js";

/** A violation of a parameter's rules by one value; the text follows the name of the parameter. */
export interface Violation extends ApiMessage<IssueCode> {
  /** The server warns, and continues with another value. */
  readonly loss?: true;
}

/** A value of another JavaScript type than the parameter has; `expects` as in "must be an integer". */
export function wrongType(code: IssueCode, expects: string, value: unknown): Violation {
  return { code, text: `must be ${expects}, not ${valueText(value)}` };
}

/** A value for a message. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  return value instanceof Date ? "an invalid Date" : Array.isArray(value) ? "a list" : "an object";
}

/** Values for a message. */
export function valuesText(values: readonly unknown[]): string {
  return values.map(valueText).join(", ");
}

/**
 * A value that is not listed. The caller words the message, which depends on the number of such
 * values.
 */
export const UNLISTED: Violation = { code: "unrecognizedvalues", text: "is not known" };
