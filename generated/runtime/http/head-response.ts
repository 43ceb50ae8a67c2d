// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceResponse } from "./service.js";

/** The response to HEAD: that to GET, with the length of the body instead of the body. */
export function withoutBody(response: ServiceResponse): ServiceResponse {
  const length = String(new TextEncoder().encode(response.body).length);
  return { ...response, headers: { ...response.headers, "content-length": length }, body: "" };
}
