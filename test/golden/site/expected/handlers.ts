// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";
import { namespace } from "./site.js";
import { thingsModule } from "./things.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface SiteHandlers {
  readonly things: HandlerOf<typeof thingsModule>;
}

/** The modules by the names of their builders, which the runtime parses requests with. */
export const siteApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  things: thingsModule,
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createSiteHandler(handlers: Partial<SiteHandlers>): FetchHandler {
  return catalogueHandler(siteApi, { ...allRules, namespace }, handlers);
}
