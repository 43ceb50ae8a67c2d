import type { JsonShape } from "../model/json.js";

/** How the JSON of a value and of its parts is read and written. */
export interface JsonCodec {
  /** @throws {SyntaxError} if the text is not JSON */
  readonly read: (text: string) => unknown;
  /** Returns JSON on one line; `null` for a value without JSON, such as a function. */
  readonly write: (value: unknown) => string;
  /** Returns the codec of the items of a list. */
  readonly item: () => JsonCodec;
  /** Returns the codec of a member of an object. */
  readonly member: (name: string) => JsonCodec;
}

/** Reads and writes JSON by `JSON.parse` and `JSON.stringify`. */
export const plainJson: JsonCodec = {
  read: (text) => JSON.parse(text),
  write: (value) => {
    // The library's type lacks undefined, which a value without JSON gives.
    const text: string | undefined = JSON.stringify(value);
    return text ?? "null";
  },
  item: () => plainJson,
  member: () => plainJson,
};

/** How integers of JSON keep all digits, if some of them are no numbers. */
export interface ExactIntegers {
  /** Converts the numbers of a value to the values of its shape. */
  readonly values: ConvertIntegers;
  /** Converts numbers and texts of digits to bigints where the shape has 64-bit integers. */
  readonly bigints: ConvertIntegers;
  /** Returns the codec of values of a shape. */
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

/** Reads JSON; a text that is not JSON is returned. */
export function jsonOrText(text: string, json: JsonCodec): unknown {
  try {
    return json.read(text);
  } catch {
    return text;
  }
}
