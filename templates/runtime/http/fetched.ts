import { onAbort, untilAborted } from "./abort.js";
import { shownUrl } from "./json-response.js";
import { MAX_DELAY } from "./sleep.js";

/** Sends a request, and returns its response. */
export type SendRequest = (request: Request) => Promise<Response>;

/**
 * Handles each request on its way. It may change the request, send it with `next`, never or several
 * times, and change the response. A request with a body can be sent again as its `clone()`.
 */
export type Middleware = (request: Request, next: SendRequest) => Promise<Response>;

/** Options for the platform's `fetch`. */
export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The name of the client and a contact, as Wikimedia's policy requires. Browsers send their own.
   */
  readonly userAgent?: string | undefined;
  /** Of one request with its middleware, in milliseconds. Default: none. */
  readonly timeout?: number | undefined;
  /** Instead of the platform's: with cookies, a proxy, a service of stubs. */
  readonly fetch?: SendRequest | undefined;
  /** Functions that requests pass before `fetch`. The first one is called first. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** Where a request goes, and its parts. */
export interface FetchTarget {
  readonly url: string;
  readonly init: RequestInit;
}

interface Fetched<Body> {
  readonly response: Response;
  readonly body: Body;
}

/**
 * Fetches a response and reads its body. The headers of the options override those of the request.
 *
 * `fetch` follows redirects of a GET without headers that may be secret. Those of other requests are
 * responses: to a different origin, `fetch` would send bodies and headers such as `X-Api-Key`.
 *
 * @param target is called within the time limit, and not if the signal is already aborted
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
  // Node may collect the signals that AbortSignal.any and AbortSignal.timeout give before they abort.
  const over = new AbortController();
  const stop = (): void => over.abort(signal?.reason);
  const late = (): void =>
    over.abort(new DOMException(`No response in ${timeout} ms.`, "TimeoutError"));
  const timer = timeout === undefined ? undefined : setTimeout(late, Math.min(timeout, MAX_DELAY));
  if (signal?.aborted) stop();
  const release = onAbort(signal, stop);
  // Node does not abort a request that it has collected.
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

/** A copy of a request that Node keeps as long as the request: until then, a signal aborts the copy. */
export function keptCopy(request: Request, copy: Request): Request {
  copies.set(request, copy);
  return copy;
}

/** The headers without secrets. A document may declare others of similar names, such as `Accept-Token`. */
const PLAIN_HEADER =
  /^(?:accept(?:-charset|-encoding|-language)?|if-(?:match|none-match|(?:un)?modified-since|range)|user-agent)$/;

/** Whether a different origin may get all parts of a request. */
function mayMove({ method, headers }: Request): boolean {
  let isPlain = /^(?:GET|HEAD)$/.test(method);
  // oxlint-disable-next-line unicorn/no-array-for-each -- with the library "DOM" alone, Headers are not iterable
  headers.forEach((_value, name) => {
    isPlain &&= PLAIN_HEADER.test(name);
  });
  return isPlain;
}

/**
 * The request with the headers of the options. Throws a plain Error if the platform cannot make one:
 * its `TypeError` would count as a failure of the network and be retried.
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
    // The error of the platform shows the URL and the values of headers.
    throw new Error(
      `A request to ${shownUrl(url)} cannot be made: the URL, a header or the body is invalid.`,
    );
  }
}
