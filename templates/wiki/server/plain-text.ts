import type { ServiceResponse } from "../../runtime/http/service.js";

/** A response of plain text, such as an error of a path that is not the API's. */
export function plainText(
  status: number,
  body: string,
  headers: ServiceResponse["headers"] = {},
): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}
