// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../http/service.js";
import { responseOf, serviceRequestOf } from "../http/service.js";
import type { ServiceHandler } from "../http/service.js";

/** Where a service seems to be. */
export interface StubRoute {
  /**
   * An address without a query. It stands for itself and for everything below it; a service finds
   * what is below it under the rest of the path.
   */
  readonly at: string | URL;
  readonly handler: FetchHandler | ServiceHandler;
}

/** One service that answers at any address, or several at theirs. */
export type StubTarget = FetchHandler | ServiceHandler | readonly StubRoute[];

/** What became of a request. */
export type StubOutcome =
  | { readonly kind: "response"; readonly response: Response }
  /** The connection broke before the first byte. */
  | { readonly kind: "reset" }
  /** No service is at this address; nothing of the request was read. */
  | { readonly kind: "elsewhere" };

/** Asks the service that a request is to. */
export async function callStub(target: StubTarget, request: Request): Promise<StubOutcome> {
  if (typeof target === "function") return callHandler(target, request);
  for (const { at, handler } of target) {
    const path = pathBelow(new URL(at), new URL(request.url));
    // oxlint-disable-next-line no-await-in-loop -- the first route that fits ends the loop
    if (path !== undefined) return callHandler(handler, await moved(request, path));
  }
  return { kind: "elsewhere" };
}

/** The path that a service knows an address by; undefined where the address is not the service's. */
function pathBelow(base: URL, { origin, pathname }: URL): string | undefined {
  if (origin !== base.origin) return undefined;
  if (pathname === base.pathname) return pathname;
  const folder = base.pathname.endsWith("/") ? base.pathname : `${base.pathname}/`;
  return pathname.startsWith(folder) ? `/${pathname.slice(folder.length)}` : undefined;
}

async function moved(request: Request, path: string): Promise<Request> {
  const url = new URL(request.url);
  if (path === url.pathname) return request;
  url.pathname = path;
  const { method, headers, signal } = request;
  const body = request.body === null ? "" : await request.text();
  return new Request(url, { method, headers, signal, ...(body !== "" && { body }) });
}

async function callHandler(
  handler: FetchHandler | ServiceHandler,
  request: Request,
): Promise<StubOutcome> {
  if (!("service" in handler)) return { kind: "response", response: await handler(request) };
  const response = await handler.service(await serviceRequestOf(request));
  return response.breaksAfter === 0
    ? { kind: "reset" }
    : { kind: "response", response: responseOf(response) };
}
