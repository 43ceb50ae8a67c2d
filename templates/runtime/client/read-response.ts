import { jsonOf, parsedJson } from "../http/json-response.js";
import { errorOf } from "../action-api/api-error.js";
import type { ResponseHead } from "../http/http-error.js";
import type { BodyForm } from "../model/response-form.js";
import { retryAfterOf } from "../http/retry-after.js";

/**
 * Returns the JSON of an action API response, or the text of other responses, such as feeds.
 *
 * @param form the expected form of a successful response. Default: JSON
 * @throws {ApiError} for an API error, which is JSON with any status
 * @throws {HttpError} if the status is not a success or the response does not have the expected
 * form
 */
export function readResponse(
  head: ResponseHead,
  body: string,
  errorformat: string | undefined,
  form?: BodyForm,
): unknown {
  const json = parsedJson(body);
  const { headers, status } = head;
  const error = errorOf(json?.value, { errorformat, retryAfter: retryAfterOf(headers), status });
  if (error) throw error;
  return form === "text" && head.ok ? body : jsonOf(head, body, json);
}
