// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** How an endpoint reads and writes JSON, if not like `JSON.parse` and `JSON.stringify`. */
export interface JsonFormat {
  /** @throws {SyntaxError} if the text is not JSON */
  readonly readResponse: (text: string) => unknown;
  /** @throws {SyntaxError} if the text is not JSON */
  readonly readBody: (text: string) => unknown;
  readonly writeBody: (body: unknown) => string;
}

/** The name of the shape of an endpoint's bodies; that of its responses is the label itself. */
export function bodyLabel(label: string): string {
  return `${label} body`;
}
