import type { ApiMessage } from "./api-message.js";
import type { IssueCode } from "./issue.js";

/** A violation of a parameter's rules by one value. The text follows the parameter's name. */
export interface Violation extends ApiMessage<IssueCode> {
  /** Whether the server only warns and continues with a different value. */
  readonly loss?: true;
}

/**
 * The violation for a value of the wrong JavaScript type. `expects` continues "must be", as in "an
 * integer".
 */
export function wrongType(code: IssueCode, expects: string, value: unknown): Violation {
  return { code, text: `must be ${expects}, not ${valueText(value)}` };
}

/** Formats a value for a message. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  return value instanceof Date ? "an invalid Date" : Array.isArray(value) ? "a list" : "an object";
}

/** Formats values for a message. */
export function valuesText(values: readonly unknown[]): string {
  return values.map(valueText).join(", ");
}

/**
 * A value that is not listed. The caller writes the message, which depends on the number of such
 * values.
 */
export const UNLISTED: Violation = { code: "unrecognizedvalues", text: "is not known" };
