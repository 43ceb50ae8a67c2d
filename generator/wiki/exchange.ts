import { isHttp, shownAddress } from "./address.js";
import type { PullLimits } from "./limits.js";
import { networkFailure } from "./network-failure.js";
import type { NetworkFailure } from "./network-failure.js";

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
