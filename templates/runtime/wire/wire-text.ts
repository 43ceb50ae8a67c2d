import { wellFormed } from "./well-formed.js";

/** Separates the values of a list in which a value contains `|`. */
const UNIT_SEPARATOR = "\u001F";

/** A value that a structured parameter accepts. */
export type StructuredValue =
  | string
  | number
  | boolean
  | Date
  | readonly (string | number | Date)[];

/**
 * Converts a structured value to its wire form; undefined if the parameter is omitted. A boolean
 * parameter is present or absent, with any value.
 */
export function wireText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return "";
  return Array.isArray(value) ? joinValues(value.map(scalarText)) : scalarText(value);
}

function scalarText(value: unknown): string {
  return value instanceof Date ? isoSeconds(value) : String(value);
}

/** Returns ISO 8601 in UTC to the second, which is the server's precision. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, -".000Z".length)}Z`;
}

/**
 * Joins values with `|`, or with U+001F if a value contains `|`. On the wire, a list with one empty
 * string equals the empty list. Throws a RangeError if a value contains U+001F.
 */
export function joinValues(values: readonly string[]): string {
  const text = values.join("|");
  if (text.includes(UNIT_SEPARATOR))
    throw new RangeError(
      "A list contains a value with U+001F, the separator of values; remove it.",
    );
  return values.some((value) => value.includes("|"))
    ? UNIT_SEPARATOR + values.join(UNIT_SEPARATOR)
    : text;
}

/** Splits a wire value into its values. The empty string and a lone U+001F are the empty list. */
export function splitValues(text: string): readonly string[] {
  if (text === "" || text === UNIT_SEPARATOR) return [];
  return text.startsWith(UNIT_SEPARATOR) ? text.slice(1).split(UNIT_SEPARATOR) : text.split("|");
}

/** Percent-encodes a string. Unpaired surrogates, which have no bytes, become U+FFFD. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
