import { isUtf8 } from "node:buffer";
import type { ServiceResponse, ServiceRequest } from "../../templates/runtime/http/service.js";
import { shownAddress } from "../wiki/address.js";
import { isHeader } from "../base/exchange-line.js";
import { sendOnce } from "../wiki/exchange.js";
import type { ReceivedBytes, ResponseFailure } from "../wiki/exchange.js";
import { limitsFor } from "../wiki/environment.js";
import type { PullLimits } from "../wiki/environment.js";
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
export interface RelayedResponse {
  /** Rejected locally, or without a response from the server. */
  readonly kind: "received" | "failed";
  readonly response: ServiceResponse;
  /** A message for the user: the server failed, or its redirect leads away from the recording. */
  readonly warning?: string;
}

/** The limits of one response: a minute, and 32 MiB. */
const LIMITS = limitsFor(60);

/**
 * Creates the relay of a server. Credentials of clients are sent to the URLs below the target only.
 * Redirects are returned, not followed.
 */
export function relayTo(
  target: URL,
  fetch: typeof globalThis.fetch,
  limits: PullLimits = LIMITS,
): Relay {
  const kind = target.pathname.endsWith(".php") ? "catalogue" : "openapi";
  const place: Place = { target, base: target.pathname.replace(/\/$/, ""), at: API_PATHS[kind] };
  return {
    kind,
    at: place.at,
    send: async (request) => {
      const address = addressOf(place, request.url);
      if (!address) return { kind: "failed", response: outsideResponse(target) };
      const refusal = refusedResponse(request);
      if (refusal) return { kind: "failed", response: refusal };
      const { method, headers, body, bytes } = request;
      const result = await sendOnce(address, {
        fetch,
        headers: forwardedHeaders(headers),
        limits,
        time: limits.responseTime,
        ...(method === "POST" && { body: bytes ? new Uint8Array(bytes) : body }),
      });
      return result.kind === "response"
        ? receivedResponse(result, place)
        : failedResponse(result, target, limits);
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

function outsideResponse({ pathname }: URL): ServiceResponse {
  return problemResponse(403, { detail: `Only paths below ${pathname} are forwarded.` });
}

/** A server and its local path. */
interface Place {
  readonly target: URL;
  /** The path of the server, without a slash at its end. */
  readonly base: string;
  /** The local path that corresponds to the base. */
  readonly at: string;
}

const API_PATHS = { catalogue: "/api.php", openapi: "" } as const;

/** The URL for a request; undefined if it is not below the server's base path. */
function addressOf({ target, base, at }: Place, url: string): URL | undefined {
  const address = new URL(target);
  const question = url.indexOf("?");
  address.search = question < 0 ? "" : url.slice(question);
  if (at !== "") return address;
  address.pathname = base + (question < 0 ? url : url.slice(0, question));
  // Servers may decode separators, and Java's remove parameters of a path, before they resolve dots.
  const steps = address.pathname
    .replaceAll(/%2e/gi, ".")
    .split(/\/|%2f|%5c/i)
    .map((step) => step.split(/;|%3b/i, 1)[0]);
  return address.pathname.startsWith(`${base}/`) && !steps.includes("..") ? address : undefined;
}

/** The local path of a URL, with its query; undefined if it is not below the server's base path. */
function localPath({ target, base, at }: Place, url: URL): string | undefined {
  const isBelow = url.pathname === base || (at === "" && url.pathname.startsWith(`${base}/`));
  if (url.origin !== target.origin || !isBelow) return undefined;
  const path = at + url.pathname.slice(base.length) || "/";
  // A path that begins with two slashes would name a host.
  return (path.startsWith("//") ? `/.${path}` : path) + url.search + url.hash;
}

/** Headers of a single connection, headers that `fetch` sets, and headers about a server's origin. */
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
  // A browser would apply them to all local servers, not to the server that sends them.
  "alt-svc",
  "clear-site-data",
  "nel",
  "refresh",
  "report-to",
  "reporting-endpoints",
  "service-worker-allowed",
  "strict-transport-security",
]);

/** The headers of a message, without headers about its connection (RFC 9110, 7.6.1). */
function forwardedHeaders(headers: ServiceRequest["headers"]): Readonly<Record<string, string>> {
  const named = new Set(
    (headers["connection"] ?? "").split(",").map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_FORWARDED.has(name) || named.has(name) || !isHeader(name, value)
        ? []
        : [[name, value] as const],
    ),
  );
}

function receivedResponse(
  { url, status, headers, bytes }: ReceivedBytes,
  place: Place,
): RelayedResponse {
  const { "set-cookie": _, ...others } = forwardedHeaders(Object.fromEntries(headers));
  const { location } = others;
  const target =
    location !== undefined && URL.canParse(location, url) ? new URL(location, url) : undefined;
  const local = target && localPath(place, target);
  return {
    kind: "received",
    response: {
      status,
      headers: { ...others, ...(local !== undefined && { location: local }) },
      cookies: headers.getSetCookie().map((cookie) => localCookie(cookie, place)),
      body: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
      ...(!isUtf8(bytes) && { bytes }),
    },
    ...(target &&
      local === undefined && {
        warning: `The response points to ${shownAddress(target.href)}. Requests to this URL are not recorded.`,
      }),
  };
}

/**
 * Adapts a cookie to the local server, which uses a different host and path, and no TLS. Clients
 * reject `__Host-` and `__Secure-` cookies without `Secure`.
 */
function localCookie(cookie: string, { base, at }: Place): string {
  const keepsSecure = /^\s*__(?:host|secure)-/i.test(cookie);
  return cookie
    .split(";")
    .flatMap((part, index) => {
      const attribute = part.trim();
      if (index === 0 || (keepsSecure && /^secure$/i.test(attribute))) return [part];
      const [name = "", ...value] = attribute.split("=");
      if (name.trim().toLowerCase() === "path")
        return [` Path=${localCookiePath(value.join("=").trim(), base, at)}`];
      return isOfAddress(attribute.toLowerCase()) ? [] : [part];
    })
    .join(";");
}

/** The local path for a path of the server's cookies: `/` if it includes the base path. */
function localCookiePath(path: string, base: string, at: string): string {
  const prefix = path.endsWith("/") ? path : `${path}/`;
  if (`${base}/`.startsWith(prefix)) return "/";
  return prefix.startsWith(`${base}/`) ? at + path.slice(base.length) : path;
}

/** The response to a request that the server did not respond to as HTTP and the limits require. */
function failedResponse(
  failure: ResponseFailure,
  { host }: URL,
  { responseTime, responseBytes }: PullLimits,
): RelayedResponse {
  switch (failure.kind) {
    case "late":
      return failed(504, `${host} did not respond within ${responseTime / 1000} seconds.`);
    case "too-large":
      return failed(502, `The response from ${host} is larger than ${responseBytes} bytes.`);
    case "unreached":
      return failed(502, `${host} cannot be reached: ${failure.failure.detail}.`);
  }
}

function failed(status: number, detail: string): RelayedResponse {
  return {
    kind: "failed",
    response: problemResponse(status, { detail }),
    warning: `${detail} The request is not recorded.`,
  };
}

/** Cookie attributes that depend on the real server's host or protocol. */
function isOfAddress(attribute: string): boolean {
  return /^(?:secure|partitioned|samesite\s*=\s*none|domain\s*=.*)$/.test(attribute);
}
