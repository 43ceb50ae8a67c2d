// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { acceptedErrorType, prefersHtml } from "./accepted-type.js";

/** The time of errors, which is always the same one. */
const TIME = "1970-01-01T00:00:00.000+00:00";

/** The same time, as pages have it. */
const PAGE_TIME = "Thu Jan 01 00:00:00 UTC 1970";

const REASONS = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  500: "Internal Server Error",
} as const;

/** A status of errors with a body. */
export type ErrorStatus = keyof typeof REASONS;

/** The response to a path below a collection that leads to nothing. */
export const EMPTY_404: ServiceResponse = { status: 404, headers: {}, body: "" };

/** The methods that the server offers at any path, if it has no response to OPTIONS of its own. */
const EVERY_METHOD = "GET, HEAD, POST, PUT, DELETE, OPTIONS, TRACE, PATCH";

/** The response to a request whose header `Accept` cannot be read. */
export function unreadableAccept({ method }: ServiceRequest): ServiceResponse {
  return { status: 500, headers: offeredMethods(method), body: "" };
}

/**
 * An error as a page of HTML, or in the form of JSON that the request prefers, such as
 * `application/hal+json`; without a body if it accepts none. Errors that are not JSON list the methods
 * for OPTIONS, since the server adds them to responses that it has not yet sent.
 *
 * @param path of the request, without its query
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
 * The response to a request that the server cannot read or store, with the message of an exception.
 * Its wording is not that of the server.
 */
export function dataRestFailure(
  status: 400 | 409 | 500,
  message: string,
  accept: string | undefined,
): ServiceResponse {
  const type = acceptedErrorType(accept);
  // A conflict whose description cannot be sent is a failure of the server.
  const sent = status === 409 ? 500 : status;
  if (type === undefined)
    return prefersHtml(accept) ? errorPage(sent, {}) : { status: sent, headers: {}, body: "" };
  const body = JSON.stringify({ cause: null, message });
  return { status, headers: { "content-type": type }, body };
}

function offeredMethods(method: string): Readonly<Record<string, string>> {
  return method === "OPTIONS" ? { allow: EVERY_METHOD } : {};
}

/** The page of errors of an application without one of its own. */
function errorPage(
  status: ErrorStatus,
  headers: Readonly<Record<string, string>>,
): ServiceResponse {
  const body = `<html><body><h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p><div id='created'>${PAGE_TIME}</div><div>There was an unexpected error (type=${REASONS[status]}, status=${status}).</div></body></html>`;
  return { status, headers: { ...headers, "content-type": "text/html;charset=UTF-8" }, body };
}
