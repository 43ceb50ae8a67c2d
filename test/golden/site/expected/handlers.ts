// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";
import { namespace } from "./site.js";
import { thingsModule } from "./things.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface SiteHandlers {
  readonly things: HandlerOf<typeof thingsModule>;
}

/** The modules by builder name, for parsing requests. */
export const siteApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  things: thingsModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createSiteHandler(handlers: Partial<SiteHandlers>): FetchHandler {
  return catalogueHandler(siteApi, { ...allRules, namespace }, handlers);
}
