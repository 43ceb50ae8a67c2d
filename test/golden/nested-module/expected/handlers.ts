// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/http/service.js";
import type { AnyModule } from "../runtime/model/descriptor.js";
import { catalogueHandler } from "../runtime/query-service/catalogue-handler.js";
import type { HandlerOf } from "../runtime/query-service/handler.js";
import { allRules } from "../runtime/rules/all.js";
import { jsonModule } from "./json.js";
import { listsModule } from "./lists.js";
import { listsCreateModule } from "./lists-create.js";
import { listsDeleteModule } from "./lists-delete.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface NestedModuleHandlers {
  readonly lists: HandlerOf<typeof listsModule>;
  readonly listsCreate: HandlerOf<typeof listsCreateModule>;
  readonly listsDelete: HandlerOf<typeof listsDeleteModule>;
}

/** Every module by the name of its builder, as the runtime reads requests by. */
export const nestedModuleApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  lists: listsModule,
  listsCreate: listsCreateModule,
  listsDelete: listsDeleteModule,
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createNestedModuleHandler(handlers: Partial<NestedModuleHandlers>): FetchHandler {
  return catalogueHandler(nestedModuleApi, allRules, handlers);
}
