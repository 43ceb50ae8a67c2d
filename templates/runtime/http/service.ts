import { addressFor } from "./path-and-query.js";
import type { Issue } from "../model/issue.js";

/** A request as plain data that any HTTP server can provide. */
export interface ServiceRequest {
  readonly method: string;
  /** The path and query as they were sent, percent-encoded: `/api.php?action=query`. */
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body as text; empty if there is no body. */
  readonly body: string;
  /** The raw body of a request that may include files. */
  readonly bytes?: Uint8Array;
  /** The original Fetch request, if there was one. Its body has already been read. */
  readonly original?: Request;
}

/** A response as plain data. */
export interface ServiceResponse {
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The values of `set-cookie`, the only header whose values cannot be joined. */
  readonly cookies?: readonly string[];
  readonly body: string;
  /** A binary body, which replaces {@link ServiceResponse.body}. */
  readonly bytes?: Uint8Array;
  /** The connection breaks after this many bytes of the body. If 0, nothing is sent. */
  readonly breaksAfter?: number;
  /** The issues of the parsed request, for logging; never sent. */
  readonly issues?: readonly Issue[];
  /** Wikitext constructs that the body contains as escaped text, for logging; never sent. */
  readonly unrendered?: readonly string[];
}

/** A service that does not use Fetch objects, which cost more than most responses. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>;

/** A function that returns a `Response` for a `Request`. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A {@link FetchHandler} that can also be called with plain data. */
export interface ServiceHandler {
  (request: Request): Promise<Response>;
  readonly service: Service;
}

/** Wraps a service so that it can be called with Fetch objects. */
export function serviceHandler(service: Service): ServiceHandler {
  const handle = async (request: Request): Promise<Response> =>
    responseOf(await service(await serviceRequestOf(request)));
  return Object.assign(handle, { service });
}

/** Converts a Fetch request to plain data and reads its body. */
export async function serviceRequestOf(request: Request): Promise<ServiceRequest> {
  const { pathname, search } = new URL(request.url);
  // Read before the body, since Bun 1.4 loses the content type once the body is accessed.
  const headers = Object.fromEntries(request.headers);
  const bytes = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: pathname + search,
    headers,
    body: bytes ? new TextDecoder().decode(bytes) : "",
    ...(bytes && { bytes }),
    original: request,
  };
}

/** Returns the original Fetch request, or creates one from plain data, for Fetch handlers. */
export function requestOf(request: ServiceRequest): Request {
  const { method, url, headers, body, bytes, original } = request;
  if (original) return original;
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const hasBody = body !== "" && method !== "GET" && method !== "HEAD";
  return new Request(addressFor(url, headers["host"]), {
    method,
    headers: fields,
    ...(hasBody && { body: bytes ? new Uint8Array(bytes) : body }),
  });
}

/**
 * Converts a response to a Fetch `Response`. If the connection breaks before the first byte, it
 * rejects like `fetch`; if later, reading the body fails.
 */
export function responseOf(response: ServiceResponse): Response {
  const { status, cookies = [], breaksAfter } = response;
  const body = response.bytes ? new Uint8Array(response.bytes) : response.body;
  if (breaksAfter === 0) throw new TypeError("The connection was reset.");
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  const init = { status, headers };
  if (breaksAfter !== undefined) return new Response(brokenBody(body, breaksAfter), init);
  return new Response(hasNoBody(status) || body.length === 0 ? null : body, init);
}

/** Whether a response with this status must not have a body. */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

function brokenBody(body: string | Uint8Array, breaksAfter: number): ReadableStream<Uint8Array> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const chunks = [bytes.subarray(0, breaksAfter)];
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.pop();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError("The connection was aborted."));
    },
  });
}
