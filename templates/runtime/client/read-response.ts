import { jsonOf, parsedJson, requireSuccess } from "../http/json-response.js";
import { errorOf } from "../action-api/api-error.js";
import type { ResponseHead } from "../http/http-error.js";
import { retryAfterOf } from "../http/retry-after.js";

/**
 * The JSON of a response of the action API.
 *
 * @throws {ApiError} if it is an error of the API, whatever the status
 * @throws {HttpError} if it is not JSON or its status is not a success
 */
export function readResponse(
  head: ResponseHead,
  body: string,
  errorformat: string | undefined,
): unknown {
  return jsonOf(head, body, parsedBody(head, body, errorformat));
}

/**
 * The text of a response of the action API that is no JSON, such as a feed.
 *
 * @throws {ApiError} if it is an error of the API, which is JSON
 * @throws {HttpError} if its status is not a success
 */
export function readText(
  head: ResponseHead,
  body: string,
  errorformat: string | undefined,
): string {
  parsedBody(head, body, errorformat);
  requireSuccess(head, body);
  return body;
}

/** The JSON of a body; undefined if it is not JSON. Throws the error of the API that it contains. */
function parsedBody(
  { headers, status }: ResponseHead,
  body: string,
  errorformat: string | undefined,
): ReturnType<typeof parsedJson> {
  const json = parsedJson(body);
  const error = errorOf(json?.value, { errorformat, retryAfter: retryAfterOf(headers), status });
  if (error) throw error;
  return json;
}
