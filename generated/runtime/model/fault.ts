// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { IssueCode } from "./issue.js";
import type { JsonObject } from "./json.js";

/** What is wrong with one value, whoever reads it. */
export interface Fault {
  readonly code: IssueCode;
  /** What to say behind the name of the parameter. */
  readonly text: string;
  /** What the server sends along. */
  readonly data?: JsonObject;
  /** The server only warns, and goes on with another value. */
  readonly loss?: true;
}

/** A value of another JavaScript type than the parameter has; `expects` as in "must be an integer". */
export function wrongType(code: IssueCode, expects: string, value: unknown): Fault {
  return { code, text: `must be ${expects}, not ${shown(value)}` };
}

/** A value for a message. */
export function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  return value instanceof Date ? "an invalid Date" : Array.isArray(value) ? "a list" : "an object";
}

/** A value that is none of those that are listed; who knows whether it is alone finds the words. */
export const UNLISTED: Fault = { code: "unrecognizedvalues", text: "is not known" };
