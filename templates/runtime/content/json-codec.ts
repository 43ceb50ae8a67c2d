import type { JsonShape } from "../model/json.js";

/** Reads and writes the JSON of a value and its parts. */
export interface JsonCodec {
  /** @throws {SyntaxError} if the text is not JSON */
  readonly read: (text: string) => unknown;
  /** Returns JSON on one line; `null` for values that JSON does not support, such as functions. */
  readonly write: (value: unknown) => string;
  /** Returns the codec for the items of a list. */
  readonly item: () => JsonCodec;
  /** Returns the codec for a member of an object. */
  readonly member: (name: string) => JsonCodec;
}

/** Reads and writes JSON with `JSON.parse` and `JSON.stringify`. */
export const plainJson: JsonCodec = {
  read: (text) => JSON.parse(text),
  write: (value) => {
    // The library's type omits undefined, which is returned for values that JSON does not support.
    const text: string | undefined = JSON.stringify(value);
    return text ?? "null";
  },
  item: () => plainJson,
  member: () => plainJson,
};

/** Keeps all digits of integers in JSON that numbers cannot represent. */
export interface ExactIntegers {
  /** Converts the numbers in a value to the types in its shape. */
  readonly values: ConvertIntegers;
  /** Converts numbers and strings of digits to bigints where the shape has 64-bit integers. */
  readonly bigints: ConvertIntegers;
  /** Returns the codec for values of a shape. */
  readonly codec: (
    shape: JsonShape | undefined,
    shapes: Readonly<Record<string, JsonShape>>,
  ) => JsonCodec;
  /** Reads all integers as bigints, and writes bigints as numbers. */
  readonly exact: JsonCodec;
}

type ConvertIntegers = (
  value: unknown,
  shape: JsonShape | undefined,
  shapes: Readonly<Record<string, JsonShape>>,
) => unknown;

/** Parses JSON. Returns a string that is not JSON unchanged. */
export function jsonOrText(text: string, json: JsonCodec): unknown {
  try {
    return json.read(text);
  } catch {
    return text;
  }
}
