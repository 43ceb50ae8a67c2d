import type { JsonCodec } from "./json-codec.js";

/** Replaces `JSON.parse` and `JSON.stringify` for an endpoint. */
export interface JsonFormat {
  /** @throws {SyntaxError} if the text is not JSON */
  readonly readResponse: (text: string) => unknown;
  /** @throws {SyntaxError} if the text is not JSON */
  readonly readBody: (text: string) => unknown;
  readonly writeBody: (body: unknown) => string;
  /** The codec for form fields: the codec of an object whose members are the fields. */
  readonly fields: JsonCodec;
  /** Returns the codec for a parameter, by its name in code. */
  readonly parameter: (name: string) => JsonCodec;
}

/**
 * Returns the shape name of an endpoint's request bodies. The shape of its responses has the label
 * itself as its name.
 */
export function bodyLabel(label: string): string {
  return `${label} body`;
}

/** Returns the shape name of an endpoint's forms. */
export function fieldsLabel(label: string): string {
  return `${label} fields`;
}

/** Returns the shape name of a parameter. */
export function parameterLabel(label: string, name: string): string {
  return `${label} parameter ${name}`;
}
