import { untilAborted } from "../http/abort.js";
import { callStub } from "./stub-routes.js";
import type { StubTarget } from "./stub-routes.js";

/** The signature of `fetch`. */
export type StubFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` that calls services in this process. Use it for the `fetch` option of
 * `fetchSender`, for clients that accept a `fetch`, or instead of the platform's.
 *
 * It rejects like `fetch`: for a relative URL, an aborted signal, a connection that breaks before
 * the first byte, and a URL without a route. It does not store cookies.
 *
 * @param target one service for all URLs, or several services with their URLs
 */
export function stubFetch(target: StubTarget): StubFetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const outcome = await untilAborted(callStub(target, request), request.signal);
    switch (outcome.kind) {
      case "response":
        return withUrl(outcome.response, request.url);
      case "reset":
        throw new TypeError("fetch failed: the connection was reset.");
      case "elsewhere":
        throw new TypeError(`fetch failed: the stub does not serve ${request.url}.`);
    }
  };
}

/** Sets a response's `url`, which is empty for responses that a program created. */
function withUrl(response: Response, url: string): Response {
  return Object.defineProperty(response, "url", { value: url, configurable: true });
}
