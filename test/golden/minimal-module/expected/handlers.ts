// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { allpagesModule } from "./allpages.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface MinimalModuleHandlers {
  readonly allpages: HandlerOf<typeof allpagesModule>;
}

/** The modules by builder name, for parsing requests. */
export const minimalModuleApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  allpages: allpagesModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createMinimalModuleHandler(handlers: Partial<MinimalModuleHandlers>): FetchHandler {
  return catalogueHandler(minimalModuleApi, allRules, handlers);
}
