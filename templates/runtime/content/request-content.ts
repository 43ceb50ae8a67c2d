import type { JsonFormat } from "./json-format.js";

/** The content of a request in the form that `fetch` accepts. */
export interface RequestContent {
  readonly mediaType: string;
  readonly body: string | Blob;
  /** The value from which the body was written. */
  readonly value: unknown;
}

/**
 * Returns the content of a request with a JSON body; undefined without a body.
 *
 * @param json writes the body. Default: `JSON.stringify`
 */
export function jsonContent(
  mediaType: string,
  body: unknown,
  json?: Pick<JsonFormat, "writeBody">,
): RequestContent | undefined {
  if (body === undefined) return undefined;
  return { mediaType, body: json ? json.writeBody(body) : JSON.stringify(body), value: body };
}
