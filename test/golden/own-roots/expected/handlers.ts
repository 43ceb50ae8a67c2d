// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/http/service.js";
import type { AnyModule } from "../runtime/model/descriptor.js";
import { catalogueHandler } from "../runtime/query-service/catalogue-handler.js";
import type { HandlerOf } from "../runtime/query-service/handler.js";
import { allRules } from "../runtime/rules/all.js";
import { aModule } from "./a.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";
import { xmlModule } from "./xml.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface OwnRootsHandlers {
  readonly a: HandlerOf<typeof aModule>;
}

/** Every module by the name of its builder, as the runtime reads requests by. */
export const ownRootsApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  xml: xmlModule,
  a: aModule,
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createOwnRootsHandler(handlers: Partial<OwnRootsHandlers>): FetchHandler {
  return catalogueHandler(ownRootsApi, allRules, handlers);
}
