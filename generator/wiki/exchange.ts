import { isHttp, shownAddress } from "./address.js";
import type { PullLimits } from "./environment.js";
import { errorMessage } from "../base/counted.js";

/** The result of one request: alternatives by `kind`. */
export type ExchangeResult =
  | ReceivedResponse
  | { readonly kind: "unreached"; readonly failure: NetworkFailure }
  | { readonly kind: "late" }
  | { readonly kind: "too-large" }
  | { readonly kind: "too-many-redirects"; readonly target: string }
  | { readonly kind: "bad-redirect"; readonly target: string; readonly detail: string };

/** A response of any status. */
export interface ReceivedResponse {
  readonly kind: "response";
  /** The address after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The settings of a request, apart from its address. */
export interface ExchangeOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: PullLimits;
  /** The remaining milliseconds of this request. */
  readonly time: number;
  readonly signal: AbortSignal | undefined;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a GET request and follows redirects. Rejects only with the reason of the caller's signal.
 */
export async function sendGet(url: URL, options: ExchangeOptions): Promise<ExchangeResult> {
  const late = AbortSignal.timeout(Math.max(1, Math.ceil(options.time)));
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  try {
    return await follow(url, { ...options, signal }, options.limits.redirects);
  } catch (error) {
    options.signal?.throwIfAborted();
    return late.aborted ? { kind: "late" } : { kind: "unreached", failure: networkFailure(error) };
  }
}

async function follow(url: URL, options: ExchangeOptions, left: number): Promise<ExchangeResult> {
  const { fetch, headers, limits, signal } = options;
  const response = await fetch(url, {
    headers,
    redirect: "manual",
    credentials: "omit",
    ...(signal && { signal }),
  });
  const { status } = response;
  const location = REDIRECTS.has(status) ? response.headers.get("location") : null;
  if (location === null) {
    const text = await readBody(response, limits.responseBytes);
    return text === undefined
      ? { kind: "too-large" }
      : { kind: "response", url, status, headers: response.headers, text };
  }
  await response.body?.cancel();
  const next = redirectTarget(url, location);
  if (!("url" in next)) return next;
  if (left === 0) return { kind: "too-many-redirects", target: shownAddress(next.url.href) };
  // A session belongs to the server that created it.
  const { cookie, ...others } = headers;
  const kept = next.url.origin === url.origin || cookie === undefined ? headers : others;
  return follow(next.url, { ...options, headers: kept }, left - 1);
}

/** The target of a redirect. A target without a query gets the query of the request. */
function redirectTarget(from: URL, location: string): ExchangeResult | { readonly url: URL } {
  if (!URL.canParse(location, from)) return badRedirect(location, "it is no address");
  const url = new URL(location, from);
  if (!isHttp(url)) return badRedirect(url.href, "only http and https are followed");
  if (from.protocol === "https:" && url.protocol === "http:")
    return badRedirect(url.href, "it leads from https to http");
  if (url.username !== "" || url.password !== "")
    return badRedirect(url.origin, "it holds a user name or a password");
  if (url.search === "") url.search = from.search;
  return { url };
}

function badRedirect(target: string, detail: string): ExchangeResult {
  return { kind: "bad-redirect", target: shownAddress(target), detail };
}

/** Reads the body of a response as UTF-8. Returns undefined if the body exceeds the limit. */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  const { body } = response;
  if (!body) return "";
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await body.cancel();
    return undefined;
  }
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk, controller) {
      bytes += chunk.length;
      // A sink can stop its source only with an error.
      if (bytes > maxBytes) controller.error(new Error("too large"));
      else parts.push(decoder.decode(chunk, { stream: true }));
    },
  });
  try {
    await body.pipeTo(sink);
  } catch (error) {
    if (bytes > maxBytes) return undefined;
    throw error;
  }
  return parts.join("") + decoder.decode();
}

/** The reason why a request got no response. */
interface NetworkFailure {
  /** The message. */
  readonly detail: string;
  /** True if the address may be wrong, because there is no server. */
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

/** If a name has several addresses, the error of the first one is used. */
function deepest(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return deepest(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
