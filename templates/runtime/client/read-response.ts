import { jsonOf, parsedJson } from "../http/json-response.js";
import { errorOf } from "../action-api/api-error.js";
import type { ResponseHead } from "../http/http-error.js";
import type { BodyForm } from "../model/response-form.js";
import { retryAfterOf } from "../http/retry-after.js";

/**
 * Returns the JSON of a response of the action API, or the text of another one, such as a feed.
 *
 * @param form the expected form of a successful response. Default: JSON
 * @throws {ApiError} if it is an error of the API, which is JSON, whatever the status
 * @throws {HttpError} if its status is not a success, or it is not of the form
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
