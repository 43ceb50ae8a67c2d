import type { ServiceResponse } from "../../runtime/http/service.js";

/** A plain text response, such as an error for a path outside the API. */
export function plainText(
  status: number,
  body: string,
  headers: ServiceResponse["headers"] = {},
): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}
