// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { actionTokensModule } from "./action-tokens.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";
import { tokensModule } from "./tokens.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface SameNameInTwoGroupsHandlers {
  readonly tokens: HandlerOf<typeof tokensModule>;
  readonly actionTokens: HandlerOf<typeof actionTokensModule>;
}

/** The modules by builder name, for parsing requests. */
export const sameNameInTwoGroupsApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  tokens: tokensModule,
  actionTokens: actionTokensModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createSameNameInTwoGroupsHandler(
  handlers: Partial<SameNameInTwoGroupsHandlers>,
): FetchHandler {
  return catalogueHandler(sameNameInTwoGroupsApi, allRules, handlers);
}
