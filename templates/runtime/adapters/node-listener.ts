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

/** Options for requests from Node's HTTP server. */
export interface NodeListenerOptions {
  /**
   * The longest body of a request, in bytes. A longer one has a response with status 413. Default:
   * 1 MiB.
   */
  readonly maxBody?: number;
  /**
   * The most bytes of the bodies of all pending requests together. Further requests get status 503.
   * Default: 64 MiB, or `maxBody` if that is more.
   */
  readonly maxBodies?: number;
  /**
   * Told what a handler threw, and which requests it never saw; the client learns the status alone.
   * What it throws is an unhandled rejection of the process, after the client has its response.
   */
  readonly onRefused?: (refused: RefusedRequest) => void;
}

/** A request that the handler did not receive, or failed at. */
export interface RefusedRequest {
  readonly method: string;
  /** As it was sent. */
  readonly url: string;
  readonly status: 400 | 413 | 500 | 503;
  /** The error that the handler threw, with status 500. */
  readonly error?: unknown;
}

/**
 * A response as Node sends it. A handler of the Fetch standard may return bytes that are not text.
 */
interface NodeReply extends Omit<ServiceResponse, "body"> {
  readonly body: string | Uint8Array;
}

const MAX_BODY = 1024 * 1024;

const MAX_BODIES = 64 * 1024 * 1024;

/**
 * Makes a listener of Node's HTTP server from a handler: `createServer(nodeListener(handler))`. A
 * service is called without the objects of the Fetch standard. If the handler throws, the response
 * has status 500 and no details.
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

/** Every failure has a response. Rejects only if `onRefused` throws. */
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

/** Reports a request that has no response of the handler, and sends its status. */
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

/** Headers with one value each. Node gives a list only for those that cannot be joined by commas. */
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
  // Browsers take the type of a response from its header, never from its content.
  response.setHeader("x-content-type-options", "nosniff");
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (method === "HEAD") {
    // A response with status 204 must not have the header (RFC 9110, 8.6).
    if (headers["content-length"] === undefined && status !== 304 && status !== 204)
      response.setHeader("content-length", String(bytesOf(body).length));
    response.end();
  } else if (breaksAfter === undefined) {
    // Without this header, Node counts the bytes and sends the head and the body together.
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
  400: "The address of the request cannot be read.",
  413: "The body of the request is too long.",
  500: "The service failed at this request.",
  503: "The server holds too many bodies of requests.",
};

/** Refuses a request. The rest of what the client sends is not read. */
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

/** Makes a service of a handler that supports only the Fetch standard. */
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
    // A network error, as MSW and service workers write it.
    if (status === 0) return { ...respond, status: 500, body: "", breaksAfter: 0 };
    return { ...respond, status, body: new Uint8Array(await response.arrayBuffer()) };
  };
}
