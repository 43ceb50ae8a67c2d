// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The content of a request, as `fetch` sends it. */
export interface RequestContent {
  readonly mediaType: string;
  readonly body: string | FormData | Blob;
}

/** The content of a request with a JSON body; undefined without a body. */
export function jsonContent(mediaType: string, body: unknown): RequestContent | undefined {
  return body === undefined ? undefined : { mediaType, body: JSON.stringify(body) };
}
