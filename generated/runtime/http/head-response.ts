// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceResponse } from "./service.js";

/** The response to HEAD: that to GET, with the length of the body instead of the body. */
export function withoutBody(response: ServiceResponse): ServiceResponse {
  const { bytes = new TextEncoder().encode(response.body), ...others } = response;
  const headers = { ...response.headers, "content-length": String(bytes.length) };
  return { ...others, headers, body: "" };
}
