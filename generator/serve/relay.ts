import type { ServiceResponse, ServiceRequest } from "../../templates/runtime/http/service.js";
import { networkFailure } from "../wiki/exchange.js";
import { isMultipartForm, isUrlEncodedForm } from "../../templates/runtime/http/media-type.js";
import { problemResponse } from "../../templates/runtime/http/problem.js";

/** Forwards requests to a real server. */
export interface Relay {
  /** The kind of server: a wiki's `api.php`, or the base URL of an OpenAPI document's paths. */
  readonly kind: "catalogue" | "openapi";
  /** The local path of the server. */
  readonly at: string;
  readonly send: (request: ServiceRequest) => Promise<RelayedResponse>;
}

/** The result of a forwarded request. */
export type RelayedResponse =
  | { readonly kind: "received"; readonly response: ServiceResponse }
  /** Refused locally, or without a response of the server. */
  | { readonly kind: "failed"; readonly response: ServiceResponse };

/** The time limit of one response, in milliseconds. */
const RESPONSE_TIMEOUT = 60_000;

/** Creates the relay of a server. Redirects are returned, not followed. */
export function relayTo(target: URL, ask: typeof globalThis.fetch): Relay {
  const kind = target.pathname.endsWith(".php") ? "catalogue" : "openapi";
  return {
    kind,
    at: kind === "catalogue" ? "/api.php" : "",
    send: async (request) => {
      const refusal = refusedResponse(request);
      if (refusal) return { kind: "failed", response: refusal };
      const { method, headers, body, bytes } = request;
      try {
        const response = await ask(addressOf(target, kind, request.url), {
          method: method === "HEAD" ? "GET" : method,
          headers: forwardedHeaders(headers),
          redirect: "manual",
          signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
          ...(method === "POST" && { body: bytes ? new Uint8Array(bytes) : body }),
        });
        return { kind: "received", response: await receivedResponse(response) };
      } catch (error) {
        return { kind: "failed", response: unreachable(target, error) };
      }
    },
  };
}

/** Only requests that can be recorded are forwarded: reads and forms, with or without files. */
function refusedResponse({ method, headers }: ServiceRequest): ServiceResponse | undefined {
  if (!["GET", "HEAD", "POST"].includes(method))
    return problemResponse(405, {
      detail: `${method} is not forwarded; send GET or POST.`,
      headers: { allow: "GET, HEAD, POST" },
    });
  const type = headers["content-type"];
  if (method === "POST" && type !== undefined && !isUrlEncodedForm(type) && !isMultipartForm(type))
    return problemResponse(415, {
      detail: `A body of ${type} is not forwarded; send a form.`,
    });
  return undefined;
}

function addressOf(target: URL, kind: Relay["kind"], url: string): URL {
  const address = new URL(target);
  const question = url.indexOf("?");
  address.search = question < 0 ? "" : url.slice(question);
  if (kind === "openapi") {
    const path = question < 0 ? url : url.slice(0, question);
    address.pathname = address.pathname.replace(/\/$/, "") + path;
  }
  return address;
}

/** Headers of a single connection, and headers that `fetch` sets. */
const NOT_FORWARDED: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "expect",
  "content-length",
  "content-encoding",
  "accept-encoding",
  // The recording would have a response without a body.
  "if-none-match",
  "if-modified-since",
  "if-match",
  "if-unmodified-since",
  "if-range",
  "range",
]);

function forwardedHeaders(headers: ServiceRequest["headers"]): Headers {
  const named = new Set(
    (headers["connection"] ?? "").split(",").map((name) => name.trim().toLowerCase()),
  );
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_FORWARDED.has(name) || named.has(name)
        ? []
        : [[name, value] satisfies [string, string]],
    ),
  );
}

async function receivedResponse(response: Response): Promise<ServiceResponse> {
  const bytes = await response.arrayBuffer();
  const headers = [...response.headers].filter(
    ([name]) => !NOT_FORWARDED.has(name) && name !== "set-cookie",
  );
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    cookies: response.headers.getSetCookie().map(localCookie),
    body: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
  };
}

/** Adapts a cookie to the local address, which has another host and no TLS. */
function localCookie(cookie: string): string {
  return cookie
    .split(";")
    .filter((part) => !isOfAddress(part.trim().toLowerCase()))
    .join(";");
}

function unreachable(target: URL, error: unknown): ServiceResponse {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return problemResponse(504, {
      detail: `${target.host} did not respond within ${RESPONSE_TIMEOUT / 1000} seconds.`,
    });
  return problemResponse(502, {
    detail: `${target.host} cannot be reached: ${networkFailure(error).detail}.`,
  });
}

/** Cookie attributes that refer to the address or protocol of the real server. */
function isOfAddress(attribute: string): boolean {
  return (
    ["secure", "partitioned", "samesite=none"].includes(attribute) ||
    attribute.startsWith("domain=")
  );
}
