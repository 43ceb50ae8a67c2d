import { onAbort, untilAborted } from "./abort.js";
import { shownUrl } from "./json-response.js";
import { MAX_DELAY } from "./sleep.js";

/** Sends a request, and returns its response. */
export type SendRequest = (request: Request) => Promise<Response>;

/**
 * Handles each request. It can change the request, send it with `next` any number of times or not
 * at all, and change the response. To send a request with a body again, send its `clone()`.
 */
export type Middleware = (request: Request, next: SendRequest) => Promise<Response>;

/** Options for the platform's `fetch`. */
export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The client name and a contact, as Wikimedia's policy requires. Browsers send their own. */
  readonly userAgent?: string | undefined;
  /** The time limit in milliseconds for one request including its middleware. Default: none. */
  readonly timeout?: number | undefined;
  /** Replaces the platform's `fetch`, for example to add cookies, use a proxy or call a stub. */
  readonly fetch?: SendRequest | undefined;
  /** Functions that each request passes through before `fetch`, in order. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** A request's URL and its parts. */
export interface FetchTarget {
  readonly url: string;
  readonly init: RequestInit;
}

interface Fetched<Body> {
  readonly response: Response;
  readonly body: Body;
}

/**
 * Fetches a response and reads its body. Headers in the options override the request's headers.
 *
 * `fetch` follows redirects only for a GET without headers that may be secret. For other requests,
 * a redirect is returned as the response, since `fetch` would send bodies and headers such as
 * `X-Api-Key` to a different origin.
 *
 * @param target called within the time limit, unless the signal is already aborted
 */
export async function fetched<Body>(
  target: () => FetchTarget | Promise<FetchTarget>,
  signal: AbortSignal | undefined,
  {
    headers = {},
    userAgent,
    timeout,
    fetch: fetchRequest = async (request) => fetch(request),
    middleware = [],
  }: FetchOptions,
  read: (response: Response) => Promise<Body>,
): Promise<Fetched<Body>> {
  // Node may collect the signals from AbortSignal.any and AbortSignal.timeout before they abort.
  const over = new AbortController();
  const stop = (): void => over.abort(signal?.reason);
  const late = (): void =>
    over.abort(new DOMException(`No response in ${timeout} ms.`, "TimeoutError"));
  const timer = timeout === undefined ? undefined : setTimeout(late, Math.min(timeout, MAX_DELAY));
  if (signal?.aborted) stop();
  const release = onAbort(signal, stop);
  // Node does not abort a collected request.
  const held = new Set<Request>();
  const hold = (request: Request): Request => {
    held.add(request);
    return request;
  };
  const send = middleware.reduceRight<SendRequest>(
    (next, each) => async (given) => each(hold(given), next),
    async (request) =>
      fetchRequest(
        hold(mayMove(hold(request)) ? request : new Request(request, { redirect: "manual" })),
      ),
  );
  const exchange = async (): Promise<Fetched<Body>> => {
    over.signal.throwIfAborted();
    const { url, init } = await target();
    over.signal.throwIfAborted();
    const added = { ...headers, ...(userAgent !== undefined && { "user-agent": userAgent }) };
    const response = await send(requestTo(url, { ...init, signal: over.signal }, added));
    return { response, body: await read(response) };
  };
  try {
    return await untilAborted(exchange(), over.signal);
  } finally {
    clearTimeout(timer);
    release();
    held.clear();
  }
}

const copies: WeakMap<Request, Request> = /* @__PURE__ */ new WeakMap();

/** Keeps a copy of a request alive as long as the request, so that a signal can abort the copy. */
export function keptCopy(request: Request, copy: Request): Request {
  copies.set(request, copy);
  return copy;
}

/** Headers without secrets. A document may declare keys with similar names, such as `Accept-Token`. */
const PLAIN_HEADER =
  /^(?:accept(?:-charset|-encoding|-language)?|if-(?:match|none-match|(?:un)?modified-since|range)|user-agent)$/;

/** Whether all parts of a request may be sent to a different origin. */
function mayMove({ method, headers }: Request): boolean {
  let isPlain = /^(?:GET|HEAD)$/.test(method);
  // oxlint-disable-next-line unicorn/no-array-for-each -- with the library "DOM" alone, Headers are not iterable
  headers.forEach((_value, name) => {
    isPlain &&= PLAIN_HEADER.test(name);
  });
  return isPlain;
}

/**
 * Creates the request with the headers in the options. Throws a plain Error if the platform cannot
 * create it, since a `TypeError` would count as a network error and be retried.
 */
export function requestTo(
  url: string,
  init: RequestInit,
  headers: Readonly<Record<string, string>>,
): Request {
  try {
    const request = new Request(url, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return request;
  } catch {
    // The platform's error message includes the URL and header values.
    throw new Error(
      `A request to ${shownUrl(url)} cannot be sent: the URL, a header or the body is invalid.`,
    );
  }
}
