import { wellFormed } from "./well-formed.js";

/** Separates values; a value that contains `|` moves the complete list to U+001F. */
const UNIT_SEPARATOR = "\u001F";

/** A value that a structured parameter may hold. */
export type StructuredValue =
  | string
  | number
  | boolean
  | Date
  | readonly (string | number | Date)[];

/**
 * Writes a structured value as wire text; undefined if the parameter is omitted. A boolean
 * parameter is present or absent, with any text.
 */
export function wireText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return "";
  return Array.isArray(value) ? joinValues(value.map(scalarText)) : scalarText(value);
}

function scalarText(value: unknown): string {
  return value instanceof Date ? isoSeconds(value) : String(value);
}

/** ISO 8601 in UTC to the second, which is as fine as the server stores times. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, -".000Z".length)}Z`;
}

/**
 * Joins values with `|`, or with U+001F if one of them contains `|`. On the wire, a list of one
 * empty string equals the empty list. A value with U+001F cannot be in a list: RangeError.
 */
export function joinValues(values: readonly string[]): string {
  const text = values.join("|");
  if (text.includes(UNIT_SEPARATOR))
    throw new RangeError("A list has a value with U+001F, which separates values; remove it.");
  return values.some((value) => value.includes("|"))
    ? UNIT_SEPARATOR + values.join(UNIT_SEPARATOR)
    : text;
}

/** Splits wire text into values; the empty string and a lone U+001F are the empty list. */
export function splitValues(text: string): readonly string[] {
  if (text === "" || text === UNIT_SEPARATOR) return [];
  return text.startsWith(UNIT_SEPARATOR) ? text.slice(1).split(UNIT_SEPARATOR) : text.split("|");
}

/** Percent-encodes text; half a surrogate pair, for which there are no bytes, becomes U+FFFD. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
