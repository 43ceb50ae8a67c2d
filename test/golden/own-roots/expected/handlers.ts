// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { aModule } from "./a.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";
import { xmlModule } from "./xml.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OwnRootsHandlers {
  readonly a: HandlerOf<typeof aModule>;
}

/** The modules by builder name, for parsing requests. */
export const ownRootsApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  xml: xmlModule,
  a: aModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOwnRootsHandler(handlers: Partial<OwnRootsHandlers>): FetchHandler {
  return catalogueHandler(ownRootsApi, allRules, handlers);
}
