import { problemResponse } from "../http/problem.js";
import type {
  FetchHandler,
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../http/service.js";
import { nodeBody } from "./node-body.js";
import type { BodyRoom, NodeBody } from "./node-body.js";
import { addressFor, pathAndQuery } from "../http/path-and-query.js";
import type { NodeRequest, NodeResponse } from "./node-types.js";

/** Options for `nodeListener`. */
export interface NodeListenerOptions {
  /** The maximum length of a request body in bytes; longer ones receive 413. Default: 1 MiB. */
  readonly maxBody?: number;
  /**
   * The maximum total length in bytes of the bodies of all pending requests. Further requests
   * receive status 503. Default: 64 MiB, or `maxBody` if that is larger.
   */
  readonly maxBodies?: number;
  /**
   * Called for errors that a handler throws, and for requests that the handler does not receive.
   * The client receives only the status. If the function throws, the error is an unhandled
   * rejection of the process.
   */
  readonly onRefused?: (refused: RefusedRequest) => void;
}

/** A request that the handler did not receive or that it failed to handle. */
export interface RefusedRequest {
  readonly method: string;
  /** The URL as it was sent. */
  readonly url: string;
  readonly status: 400 | 413 | 500 | 503;
  /** The error that the handler threw, which led to status 500. */
  readonly error?: unknown;
}

/** A response for Node to send. Handlers in the Fetch style may return binary bodies. */
interface NodeReply extends Omit<ServiceResponse, "body"> {
  readonly body: string | Uint8Array;
}

const MAX_BODY = 1024 * 1024;

const MAX_BODIES = 64 * 1024 * 1024;

/**
 * Creates a request listener for Node's HTTP server: `createServer(nodeListener(handler))`.
 * Services are called without creating Fetch objects. If the handler throws, the response has
 * status 500 and no details.
 */
export function nodeListener(
  handler: FetchHandler | ServiceHandler,
  options: NodeListenerOptions = {},
): (request: NodeRequest, response: NodeResponse) => void {
  const respond = "service" in handler ? handler.service : serviceOf(handler);
  const { maxBody = MAX_BODY, maxBodies = Math.max(MAX_BODIES, maxBody) } = options;
  const room: BodyRoom = { left: maxBodies };
  return (request, response) => {
    void exchange(respond, request, response, { ...options, maxBody, room });
  };
}

interface ExchangeOptions extends NodeListenerOptions {
  readonly maxBody: number;
  readonly room: BodyRoom;
}

type Responder = (request: ServiceRequest) => Promise<NodeReply>;

/** Sends a response for every failure. Rejects only if `onRefused` throws. */
async function exchange(
  respond: Responder,
  request: NodeRequest,
  response: NodeResponse,
  options: ExchangeOptions,
): Promise<void> {
  const { method = "GET", url: sent = "/" } = request;
  const { maxBody, room } = options;
  const url = pathAndQuery(sent);
  if (url === undefined) {
    refuse(request, response, options, 400);
    return;
  }
  let taken = 0;
  let status: RefusedRequest["status"] = 500;
  let error: unknown;
  try {
    const hasBody = method !== "GET" && method !== "HEAD";
    const body: NodeBody = hasBody
      ? await nodeBody(request, maxBody, room)
      : { kind: "complete", text: "" };
    if (body.kind === "broken off") return;
    if (body.kind === "complete") {
      const { text, bytes } = body;
      taken = bytes?.length ?? 0;
      const headers = joined(request.headers);
      const serviceRequest = { method, url, headers, body: text, ...(bytes && { bytes }) };
      send(method, response, await respond(serviceRequest));
      return;
    }
    status = body.kind === "too long" ? 413 : 503;
  } catch (caught) {
    error = caught;
  } finally {
    room.left += taken;
  }
  refuse(request, response, options, status, error);
}

/** Reports a request without a response from the handler, and sends its status. */
function refuse(
  { method = "GET", url = "/" }: NodeRequest,
  response: NodeResponse,
  { onRefused }: NodeListenerOptions,
  status: RefusedRequest["status"],
  error?: unknown,
): void {
  // The client gets its response even if the callback throws.
  sendRefusal(method, response, status);
  onRefused?.({ method, url, status, ...(error !== undefined && { error }) });
}

/**
 * Returns headers with one value each. Node uses a list only for headers that cannot be joined by
 * commas.
 */
function joined(headers: NodeRequest["headers"]): ServiceRequest["headers"] {
  if (hasOneValueEach(headers)) return headers;
  const all: Record<string, string | undefined> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    all[name] = typeof value === "object" ? value.join(", ") : value;
  }
  return all;
}

function hasOneValueEach(headers: NodeRequest["headers"]): headers is ServiceRequest["headers"] {
  return Object.keys(headers).every((name) => typeof headers[name] !== "object");
}

function send(method: string, response: NodeResponse, respond: NodeReply): void {
  const { status, headers, cookies = [], bytes: content, breaksAfter } = respond;
  const body = content ?? respond.body;
  if (breaksAfter === 0) {
    breakOff(response);
    return;
  }
  response.statusCode = status;
  for (const name of Object.keys(headers)) response.setHeader(name, headers[name] ?? "");
  // Browsers then take the response type from its header and do not guess it from the content.
  response.setHeader("x-content-type-options", "nosniff");
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (method === "HEAD") {
    // Responses with status 204 must not include this header (RFC 9110, 8.6).
    if (headers["content-length"] === undefined && status !== 304 && status !== 204)
      response.setHeader("content-length", String(bytesOf(body).length));
    response.end();
  } else if (breaksAfter === undefined) {
    // Without this header, Node counts the bytes and sends the headers and the body together.
    response.end(body);
  } else {
    const bytes = bytesOf(body);
    response.setHeader("content-length", String(bytes.length));
    response.write(bytes.subarray(0, breaksAfter), () => response.socket?.destroy());
  }
}

/** Ends the connection without a response. */
function breakOff({ socket }: NodeResponse): void {
  if (socket?.resetAndDestroy) socket.resetAndDestroy();
  else socket?.destroy();
}

const REFUSALS = {
  400: "The request URL cannot be parsed.",
  413: "The request body is too long.",
  500: "The service failed to handle this request.",
  503: "The server is reading too many request bodies.",
};

/** Rejects a request and ignores the rest of its body. */
function sendRefusal(
  method: string,
  response: NodeResponse,
  status: RefusedRequest["status"],
): void {
  if (response.headersSent) {
    breakOff(response);
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers: Readonly<Record<string, string>> = status === 500 ? {} : { connection: "close" };
  send(method, response, problemResponse(status, { detail: REFUSALS[status], headers }));
}

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === "string" ? new TextEncoder().encode(body) : body;
}

/** Wraps a handler that supports only the Fetch standard as a service. */
function serviceOf(handler: FetchHandler): Responder {
  return async ({ method, url, headers: entries, body, bytes }) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(entries))
      if (value !== undefined && name !== "transfer-encoding") headers.append(name, value);
    const request = new Request(addressFor(url, entries["host"]), {
      method,
      headers,
      ...(body !== "" && { body: bytes ? new Uint8Array(bytes) : body }),
    });
    const response = await handler(request);
    const { status } = response;
    const cookies = response.headers.getSetCookie();
    const others = [...response.headers].filter(([name]) => name !== "set-cookie");
    const respond = { headers: Object.fromEntries(others), cookies };
    // A network error in the form that MSW and service workers use.
    if (status === 0) return { ...respond, status: 500, body: "", breaksAfter: 0 };
    return { ...respond, status, body: new Uint8Array(await response.arrayBuffer()) };
  };
}
