// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { jsonModule } from "./json.js";
import { listsModule } from "./lists.js";
import { listsCreateModule } from "./lists-create.js";
import { listsDeleteModule } from "./lists-delete.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface NestedModuleHandlers {
  readonly lists: HandlerOf<typeof listsModule>;
  readonly listsCreate: HandlerOf<typeof listsCreateModule>;
  readonly listsDelete: HandlerOf<typeof listsDeleteModule>;
}

/** The modules by builder name, for parsing requests. */
export const nestedModuleApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  lists: listsModule,
  listsCreate: listsCreateModule,
  listsDelete: listsDeleteModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createNestedModuleHandler(handlers: Partial<NestedModuleHandlers>): FetchHandler {
  return catalogueHandler(nestedModuleApi, allRules, handlers);
}
