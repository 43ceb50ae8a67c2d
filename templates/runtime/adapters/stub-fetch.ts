import { untilAborted } from "../http/abort.js";
import { callStub } from "./stub-routes.js";
import type { StubTarget } from "./stub-routes.js";

/** What `fetch` is to those who call it. */
export type StubFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that asks services in this process: for `fetchSender`'s option `fetch`, for clients that
 * take one, or in the platform's place. It rejects where `fetch` does: for an address that is not
 * absolute, an aborted signal, a connection that breaks before the first byte, and a place that
 * no route leads to. Cookies are the caller's business, as with Node's.
 *
 * @param target one service, wherever it is asked for, or several by their addresses
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
        throw new TypeError(`fetch failed: no route of the stub leads to ${request.url}.`);
    }
  };
}

/** A response that was made by a program has no address; one that was fetched does. */
function withUrl(response: Response, url: string): Response {
  return Object.defineProperty(response, "url", { value: url, configurable: true });
}
