import type { JsonFormat } from "./json-format.js";

/** The content of a request, as `fetch` sends it. */
export interface RequestContent {
  readonly mediaType: string;
  readonly body: string | Blob;
  /** The value that the body was written from. */
  readonly value: unknown;
}

/**
 * The content of a request with a JSON body; undefined without a body.
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
