// Services on Node, in place of `fetch` and with Mock Service Worker.

import { callStub } from "./stub-routes.js";
import type { StubTarget } from "./stub-routes.js";

/** What MSW 2 calls with a request; its own type of resolvers fits. */
export type MswResolver = (info: { readonly request: Request }) => Promise<Response | undefined>;

/**
 * Lets MSW answer from services: `http.all("https://wiki.example/w/api.php", mswResolver(wiki))`, or
 * one handler for several, `http.all("*", mswResolver(routes))`. A request that no route leads to is
 * left to MSW's other handlers, and after them to the network, as its `onUnhandledRequest` says.
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
