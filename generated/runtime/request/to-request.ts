// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { addressOf, endpointText } from "../wire/wire-form.js";

/** The arguments of the platform's `fetch`: `fetch(url, init)`. */
export interface RequestParts {
  readonly url: string;
  readonly init: RequestInit;
}

/** When a request becomes a POST. */
export interface ToRequestOptions {
  /** The longest address that is sent by GET, in characters. Default: 2000. */
  readonly maxUrl?: number | undefined;
}

/** A request that has a wire form. */
export interface Wired {
  readonly method: "GET" | "POST";
  toString(): string;
}

/**
 * The request as arguments of `fetch`: a GET, or a POST with a form body if its method is POST or
 * its address would be too long.
 */
export function toRequest(
  request: Wired,
  endpoint: string | URL,
  options?: ToRequestOptions,
): Request {
  const { url, init } = toRequestInit(request, endpoint, options);
  return new Request(url, init);
}

/** The parts of a request that {@link toRequest} uses. */
export function toRequestInit(
  request: Wired,
  endpoint: string | URL,
  { maxUrl = 2000 }: ToRequestOptions = {},
): RequestParts {
  const { method } = request;
  const text = request.toString();
  const url = addressOf(endpoint, text);
  if (method === "GET" && url.length <= maxUrl) return { url, init: { method } };
  const body = new URLSearchParams(text);
  return { url: postAddress(endpoint, body), init: { method: "POST", body } };
}

/**
 * Parameters that a browser's preflight request must have too, so that MediaWiki reads them in the
 * address only (see the descriptions of `origin` and `crossorigin` in its `action=help`).
 */
const IN_ADDRESS = ["origin", "crossorigin"];

/** The address of a POST request; it has the parameters that the body must not have. */
function postAddress(endpoint: string | URL, body: URLSearchParams): string {
  const moved = new URLSearchParams();
  for (const name of IN_ADDRESS) {
    const value = body.get(name);
    if (value !== null) moved.set(name, value);
    body.delete(name);
  }
  const query = moved.toString();
  return query === "" ? endpointText(endpoint) : addressOf(endpoint, query);
}
