import type { FetchHandler, ServiceHandler } from "../http/service.js";
import { responseOf, serviceRequestOf } from "../http/service.js";

/** The URL at which a service appears. */
export interface StubRoute {
  /**
   * A URL without a query. The route matches this URL and all URLs below it. The service receives
   * the rest of the path.
   */
  readonly at: string | URL;
  readonly handler: FetchHandler | ServiceHandler;
}

/** One service for all URLs, or several services with their URLs. */
export type StubTarget = FetchHandler | ServiceHandler | readonly StubRoute[];

/** The outcome of a request. */
export type StubOutcome =
  | { readonly kind: "response"; readonly response: Response }
  /** The connection broke before the first byte. */
  | { readonly kind: "reset" }
  /** No service matches the URL, and the request was not read. */
  | { readonly kind: "elsewhere" };

/** Calls the service that a request's URL matches. */
export async function callStub(target: StubTarget, request: Request): Promise<StubOutcome> {
  if (typeof target === "function") return callHandler(target, request);
  for (const { at, handler } of target) {
    const path = pathBelow(new URL(at), new URL(request.url));
    // oxlint-disable-next-line no-await-in-loop -- the first route that fits ends the loop
    if (path !== undefined) return callHandler(handler, await moved(request, path));
  }
  return { kind: "elsewhere" };
}

/** The path of a URL relative to a service; undefined if the URL is outside the service. */
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
  const body = request.body === null ? undefined : await request.arrayBuffer();
  return new Request(url, { method, headers, signal, ...(body && { body }) });
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
