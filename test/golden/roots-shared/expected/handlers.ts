// Generated from spec.json by `paramsmith generate`. Do not edit.

import { jsonModule } from "../composed-query/json.js";
import { mainModule } from "../composed-query/main.js";
import { queryModule } from "../composed-query/query.js";
import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { editModule } from "./edit.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface RootsSharedHandlers {
  readonly edit: HandlerOf<typeof editModule>;
}

/** The modules by builder name, for parsing requests. */
export const rootsSharedApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  edit: editModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createRootsSharedHandler(handlers: Partial<RootsSharedHandlers>): FetchHandler {
  return catalogueHandler(rootsSharedApi, allRules, handlers);
}
