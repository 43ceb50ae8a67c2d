import { addressFor } from "./path-and-query.js";
import type { Issue } from "../model/issue.js";

/** A request as plain data: what any HTTP server has at hand. */
export interface ServiceRequest {
  readonly method: string;
  /** Path and query as they were sent, percent-encoded: `/api.php?action=query`. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body as text; empty if there is none. */
  readonly body: string;
  /** The body as it came, of requests that may have files. */
  readonly bytes?: Uint8Array;
  /** The original request of the Fetch standard, if it was one; its body is already read. */
  readonly original?: Request;
}

/** A response as plain data. */
export interface ServiceResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The values of `set-cookie`, the one header that several values cannot be joined in. */
  readonly cookies?: readonly string[];
  readonly body: string;
  /** A body that is not text, in place of {@link ServiceResponse.body}. */
  readonly bytes?: Uint8Array;
  /** The connection breaks after so many bytes of the body; 0 is before anything is sent. */
  readonly breaksAfter?: number;
  /** The issues of the parsed request, for a log; never sent. */
  readonly issues?: readonly Issue[];
  /** The constructs of wikitext that the body contains as escaped text, for a log; never sent. */
  readonly unrendered?: readonly string[];
}

/** A service without the objects of the Fetch standard, which cost more than most responses. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>;

/** A function from a `Request` to its `Response`. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A {@link FetchHandler} that can also be called with plain data. */
export interface ServiceHandler {
  (request: Request): Promise<Response>;
  readonly service: Service;
}

/** Lets a service be called in the Fetch standard's terms. */
export function serviceHandler(service: Service): ServiceHandler {
  const handle = async (request: Request): Promise<Response> =>
    responseOf(await service(await serviceRequestOf(request)));
  return Object.assign(handle, { service });
}

/** A request of the Fetch standard as plain data; its body is read. */
export async function serviceRequestOf(request: Request): Promise<ServiceRequest> {
  const { pathname, search } = new URL(request.url);
  // Before the body: Bun 1.4 forgets the content type of a body that was looked at.
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

/** A request of the Fetch standard, for handlers that want one: as it came, or made anew. */
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
 * A response in the terms of the Fetch standard. One that breaks before its first byte rejects as `fetch` does, one that
 * breaks later has a body that fails.
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

/** Statuses that a response must not have a body with. */
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
      else controller.error(new TypeError("The connection was broken off."));
    },
  });
}
