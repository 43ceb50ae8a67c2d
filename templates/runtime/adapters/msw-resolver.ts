// Adapters that run services on Node, in place of `fetch` and with Mock Service Worker.

import { callStub } from "./stub-routes.js";
import type { StubTarget } from "./stub-routes.js";

/** A function that MSW 2 calls for each request. Compatible with MSW's resolver type. */
export type MswResolver = (info: { readonly request: Request }) => Promise<Response | undefined>;

/**
 * Creates an MSW resolver for services: `http.all("https://wiki.example/w/api.php",
 * mswResolver(wiki))`, or one resolver for several services, `http.all("*", mswResolver(routes))`.
 *
 * If no route matches a request, MSW tries its other handlers and then applies
 * `onUnhandledRequest`.
 */
export function mswResolver(target: StubTarget): MswResolver {
  return async ({ request }) => {
    const outcome = await callStub(target, request);
    switch (outcome.kind) {
      case "response":
        return outcome.response;
      case "reset":
        return Response.error();
      case "elsewhere":
        return undefined;
    }
  };
}
