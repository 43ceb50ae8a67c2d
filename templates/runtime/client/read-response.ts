import { parsedJson, jsonOf } from "../http/json-response.js";
import { errorOf } from "../action-api/api-error.js";
import { httpError } from "../http/http-error.js";
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
  const json = parsedJson(body);
  const error = errorOf(json?.value, {
    errorformat,
    retryAfter: retryAfterOf(head.headers),
    status: head.status,
  });
  if (error) throw error;
  return jsonOf(head, body, json);
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
  const error = errorOf(parsedJson(body)?.value, {
    errorformat,
    retryAfter: retryAfterOf(head.headers),
    status: head.status,
  });
  if (error) throw error;
  if (!head.ok) throw httpError("The server rejected the request", head, body);
  return body;
}
