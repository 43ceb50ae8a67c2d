import { untilAborted } from "./abort.js";
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

/** Fetches a response with its text. */
export async function fetched(
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  options: FetchOptions,
): Promise<Fetched<string>> {
  return fetchedBody(
    () => ({ url, init }),
    signal,
    options,
    (response) => response.text(),
  );
}

/**
 * Fetches a response and reads its body. The headers of the options override those of the request.
 *
 * @param target is called within the time limit, and not if the signal is already aborted
 */
export async function fetchedBody<Body>(
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
  signal?.addEventListener("abort", stop);
  const send = middleware.reduceRight<SendRequest>(
    (next, each) => async (given) => each(given, next),
    fetchRequest,
  );
  const exchange = async (): Promise<Fetched<Body>> => {
    over.signal.throwIfAborted();
    const { url, init } = await target();
    over.signal.throwIfAborted();
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const request = requestTo(url, { ...init, headers: all, signal: over.signal }, userAgent);
    const response = await send(request);
    return { response, body: await read(response) };
  };
  try {
    return await untilAborted(exchange(), over.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/**
 * The request with its user agent. Throws a plain Error if the platform cannot make one: its
 * `TypeError` would count as a failure of the network and be retried.
 */
function requestTo(url: string, init: RequestInit, userAgent: string | undefined): Request {
  try {
    const request = new Request(url, init);
    if (userAgent !== undefined) request.headers.set("user-agent", userAgent);
    return request;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    // The query and the user may be secret, also in the message of the cause.
    const shown = url.replace(/[?#].*/s, "").replace(/\/\/[^/@]*@/, "//");
    // oxlint-disable-next-line preserve-caught-error -- it shows the address
    throw new Error(`A request to ${shown} cannot be made: ${why.replaceAll(url, shown)}`);
  }
}
