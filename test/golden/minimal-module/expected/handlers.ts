// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/http/service.js";
import type { AnyModule } from "../runtime/model/descriptor.js";
import { catalogueHandler } from "../runtime/query-service/catalogue-handler.js";
import type { HandlerOf } from "../runtime/query-service/handler.js";
import { allRules } from "../runtime/rules/all.js";
import { allpagesModule } from "./allpages.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface MinimalModuleHandlers {
  readonly allpages: HandlerOf<typeof allpagesModule>;
}

/** Every module by the name of its builder, as the runtime reads requests by. */
export const minimalModuleApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  allpages: allpagesModule,
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createMinimalModuleHandler(handlers: Partial<MinimalModuleHandlers>): FetchHandler {
  return catalogueHandler(minimalModuleApi, allRules, handlers);
}
