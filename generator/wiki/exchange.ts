import { isHttp, shownAddress } from "./address.js";
import type { PullLimits } from "./environment.js";
import { errorMessage } from "../base/counted.js";
import { untilAborted } from "../../templates/runtime/http/abort.js";

/** The result of one request: alternatives by `kind`. */
export type ExchangeResult = ReceivedBytes | ExchangeFailure;

/** The reason why a request failed: alternatives by `kind`. */
export type ExchangeFailure = ResponseFailure | RedirectFailure;

/** A missing, late, invalid or too large response. */
export type ResponseFailure =
  | { readonly kind: "unreached"; readonly failure: NetworkFailure }
  | { readonly kind: "late" }
  | { readonly kind: "too-large" };

/** A redirect that is not followed. */
export type RedirectFailure =
  | { readonly kind: "too-many-redirects"; readonly target: string }
  | { readonly kind: "bad-redirect"; readonly target: string; readonly detail: string };

/** A response of any status, and its text in UTF-8. */
export interface ReceivedResponse {
  readonly kind: "response";
  /** The URL after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A response with its decompressed body. */
export interface ReceivedBytes extends ReceivedResponse {
  readonly bytes: Uint8Array;
}

/** The settings of a request, except for its URL. */
export interface ExchangeOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: Pick<PullLimits, "responseBytes" | "redirects">;
  /** The remaining milliseconds of this request, from its start to the last byte of its response. */
  readonly time: number;
  readonly signal?: AbortSignal | undefined;
  /** The body of a POST request. Without one, the method is GET. */
  readonly body?: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData | undefined;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request once. A redirect is a response. Rejects only with the reason of the caller's
 * signal.
 */
export async function sendOnce(
  url: URL,
  options: ExchangeOptions,
): Promise<ReceivedBytes | ResponseFailure> {
  return withinTime(options, async (inTime) =>
    receive(url, await request(url, inTime), options.limits.responseBytes),
  );
}

/**
 * Sends a GET request and follows redirects. A session is never sent to a different origin: a
 * redirect there is an error. Rejects only with the reason of the caller's signal.
 */
export async function sendGet(url: URL, options: ExchangeOptions): Promise<ExchangeResult> {
  return withinTime(options, (inTime) => follow(url, inTime, options.limits.redirects));
}

async function withinTime<Result>(
  options: ExchangeOptions,
  send: (options: ExchangeOptions) => Promise<Result>,
): Promise<Result | ResponseFailure> {
  if (options.time <= 0) return { kind: "late" };
  const late = AbortSignal.timeout(Math.ceil(options.time));
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  try {
    // `fetch` of Node 20 never ends at a body that its content encoding does not fit.
    return await untilAborted(send({ ...options, signal }), signal);
  } catch (error) {
    options.signal?.throwIfAborted();
    return late.aborted ? { kind: "late" } : { kind: "unreached", failure: networkFailure(error) };
  }
}

async function request(
  url: URL,
  { fetch, headers, signal, body }: ExchangeOptions,
): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers,
    redirect: "manual",
    credentials: "omit",
    ...(signal && { signal }),
    ...(body !== undefined && { body }),
  });
}

async function follow(url: URL, options: ExchangeOptions, left: number): Promise<ExchangeResult> {
  const response = await request(url, options);
  const location = redirectLocation(response);
  if (location === undefined) return receive(url, response, options.limits.responseBytes);
  await response.body?.cancel();
  const next = redirectTarget(url, location, Object.hasOwn(options.headers, "cookie"));
  if (!("url" in next)) return next;
  if (left === 0) return { kind: "too-many-redirects", target: shownAddress(next.url.href) };
  return follow(next.url, options, left - 1);
}

/** The `Location` of a redirect; undefined for other responses. */
export function redirectLocation({
  status,
  headers,
}: Pick<Response, "status" | "headers">): string | undefined {
  return (REDIRECTS.has(status) && headers.get("location")) || undefined;
}

/** The target of a redirect. A target without a query gets the query of the request. */
function redirectTarget(
  from: URL,
  location: string,
  hasSession: boolean,
): RedirectFailure | { readonly url: URL } {
  if (!URL.canParse(location, from)) return badRedirect(location, "it is not a URL");
  const url = new URL(location, from);
  if (!isHttp(url)) return badRedirect(url.href, "only http and https are followed");
  if (from.protocol === "https:" && url.protocol === "http:")
    return badRedirect(url.href, "it changes from https to http");
  if (url.username !== "" || url.password !== "")
    return badRedirect(url.origin, "it contains a user name or a password");
  if (hasSession && url.origin !== from.origin)
    return badRedirect(url.href, `the session is only for ${from.origin}`);
  if (url.search === "") url.search = from.search;
  return { url };
}

/** A redirect that is not followed. */
export function badRedirect(target: string, detail: string): RedirectFailure {
  return { kind: "bad-redirect", target: shownAddress(target), detail };
}

/** The content codings that `fetch` decodes (RFC 9110, 8.4.1). */
const CODINGS: ReadonlySet<string> = new Set(["", "identity", "gzip", "x-gzip", "deflate", "br"]);

/** Reads a response. Only its decompressed size is limited. */
async function receive(
  url: URL,
  response: Response,
  maxBytes: number,
): Promise<ReceivedBytes | ResponseFailure> {
  const { status, headers } = response;
  const coding = (headers.get("content-encoding") ?? "").trim().toLowerCase();
  if (!CODINGS.has(coding)) {
    await response.body?.cancel();
    return protocolFailure(
      `its response uses the unknown content encoding ${JSON.stringify(coding)}`,
    );
  }
  if (status < 200 || status > 599) {
    await response.body?.cancel();
    return protocolFailure(`its response returns the invalid status ${status}`);
  }
  const bytes = await readBody(response, maxBytes);
  if (!bytes) return { kind: "too-large" };
  return { kind: "response", url, status, headers, bytes, text: new TextDecoder().decode(bytes) };
}

function protocolFailure(detail: string): ResponseFailure {
  return { kind: "unreached", failure: { detail, isUnreachable: false, isTemporary: false } };
}

/** Reads the body of a response. Returns undefined if it exceeds the limit, and reads no further. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const { body } = response;
  if (!body) return new Uint8Array();
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await body.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** The reason why a request got no response. */
interface NetworkFailure {
  /** The message. */
  readonly detail: string;
  /** True if the URL may be wrong, because the server does not exist. */
  readonly isUnreachable: boolean;
  /** True if a retry may succeed. */
  readonly isTemporary: boolean;
}

/** Messages for common error codes of the system. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOTFOUND: "the host name does not exist",
    EAI_AGAIN: "the host name cannot be resolved at the moment",
    ECONNREFUSED: "the connection was refused",
    ECONNRESET: "the connection was closed",
    EHOSTUNREACH: "there is no route to the host",
    ENETUNREACH: "there is no route to the network",
    ETIMEDOUT: "the connection timed out",
    UND_ERR_CONNECT_TIMEOUT: "the connection timed out",
    UND_ERR_SOCKET: "the connection was closed",
    EPROTO: "the server does not support TLS",
    ERR_SSL_WRONG_VERSION_NUMBER: "the server does not support TLS",
  }),
);

const UNREACHABLE: ReadonlySet<string> = new Set([
  "ENOTFOUND",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** TLS errors, and servers that do not speak HTTP. A retry fails in the same way. */
const PERMANENT = /^(?:CERT_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|HPE_|SELF_SIGNED_|UNABLE_TO_)/;

/** Returns the reason of a failed fetch, from the innermost error. */
export function networkFailure(error: unknown): NetworkFailure {
  const cause = deepest(error);
  const code = codeOf(cause);
  const text = errorMessage(cause);
  const detail = code === undefined ? text : `${MEANINGS.get(code) ?? text} (${code})`;
  return {
    detail,
    isUnreachable: code !== undefined && UNREACHABLE.has(code),
    isTemporary: code !== undefined && !PERMANENT.test(code),
  };
}

/** If a host name has several IP addresses, the first one's error is used. */
function deepest(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return deepest(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
