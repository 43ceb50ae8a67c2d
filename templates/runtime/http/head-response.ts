import type { ServiceResponse } from "./service.js";

/**
 * Converts the response to GET to a response to HEAD, which includes the body's length but not the
 * body.
 */
export function withoutBody(response: ServiceResponse): ServiceResponse {
  const { bytes = new TextEncoder().encode(response.body), ...others } = response;
  const headers = { ...response.headers, "content-length": String(bytes.length) };
  return { ...others, headers, body: "" };
}
