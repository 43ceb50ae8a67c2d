import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { acceptedErrorType, prefersHtml } from "./accepted-type.js";

/** The constant time in errors. */
const TIME = "1970-01-01T00:00:00.000+00:00";

/** The same time in the format of HTML pages. */
const PAGE_TIME = "Thu Jan 01 00:00:00 UTC 1970";

const REASONS = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  500: "Internal Server Error",
} as const;

/** The status of an error with a body. */
export type ErrorStatus = keyof typeof REASONS;

/** The response to an unknown path below a collection. */
export const EMPTY_404: ServiceResponse = { status: 404, headers: {}, body: "" };

/** The methods that the server allows for paths without their own OPTIONS response. */
const EVERY_METHOD = "GET, HEAD, POST, PUT, DELETE, OPTIONS, TRACE, PATCH";

/** Returns the response to a request whose `Accept` header cannot be parsed. */
export function unreadableAccept({ method }: ServiceRequest): ServiceResponse {
  return { status: 500, headers: offeredMethods(method), body: "" };
}

/**
 * Returns an error as an HTML page or in the JSON type that the request prefers, such as
 * `application/hal+json`; without a body if the request accepts none. Errors that are not JSON list
 * the methods for OPTIONS, since the server adds them to unsent responses.
 *
 * @param path the request path without its query
 */
export function dataRestError(
  status: ErrorStatus,
  path: string,
  { method, headers: { accept } }: ServiceRequest,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  const offered = { ...headers, ...offeredMethods(method) };
  if (prefersHtml(accept)) return errorPage(status, offered);
  const type = acceptedErrorType(accept);
  if (type === undefined) return { status, headers: offered, body: "" };
  const body = JSON.stringify({ timestamp: TIME, status, error: REASONS[status], path });
  return { status, headers: { ...headers, "content-type": type }, body };
}

/**
 * Returns the response to a request that the server cannot parse or store, with an exception
 * message. The wording differs from the server's.
 */
export function dataRestFailure(
  status: 400 | 409 | 500,
  message: string,
  accept: string | undefined,
): ServiceResponse {
  const type = acceptedErrorType(accept);
  // If the description of a conflict cannot be sent, the server fails with status 500.
  const sent = status === 409 ? 500 : status;
  if (type === undefined)
    return prefersHtml(accept) ? errorPage(sent, {}) : { status: sent, headers: {}, body: "" };
  const body = JSON.stringify({ cause: null, message });
  return { status, headers: { "content-type": type }, body };
}

function offeredMethods(method: string): Readonly<Record<string, string>> {
  return method === "OPTIONS" ? { allow: EVERY_METHOD } : {};
}

/** The default error page for applications that do not define one. */
function errorPage(
  status: ErrorStatus,
  headers: Readonly<Record<string, string>>,
): ServiceResponse {
  const body = `<html><body><h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p><div id='created'>${PAGE_TIME}</div><div>There was an unexpected error (type=${REASONS[status]}, status=${status}).</div></body></html>`;
  return { status, headers: { ...headers, "content-type": "text/html;charset=UTF-8" }, body };
}
