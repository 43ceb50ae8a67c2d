import type { JsonCodec } from "./json-codec.js";

/** How an endpoint reads and writes JSON, if not like `JSON.parse` and `JSON.stringify`. */
export interface JsonFormat {
  /** @throws {SyntaxError} if the text is not JSON */
  readonly readResponse: (text: string) => unknown;
  /** @throws {SyntaxError} if the text is not JSON */
  readonly readBody: (text: string) => unknown;
  readonly writeBody: (body: unknown) => string;
  /** The JSON in the fields of a form: that of an object whose members are the fields. */
  readonly fields: JsonCodec;
  /** Returns how the JSON in a parameter is read and written, by its name in code. */
  readonly parameter: (name: string) => JsonCodec;
}

/** The name of the shape of an endpoint's bodies; that of its responses is the label itself. */
export function bodyLabel(label: string): string {
  return `${label} body`;
}

/** The name of the shape of an endpoint's forms. */
export function fieldsLabel(label: string): string {
  return `${label} fields`;
}

/** The name of the shape of a parameter. */
export function parameterLabel(label: string, name: string): string {
  return `${label} parameter ${name}`;
}
