// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/http/service.js";
import type { AnyModule } from "../runtime/model/descriptor.js";
import { catalogueHandler } from "../runtime/query-service/catalogue-handler.js";
import type { HandlerOf } from "../runtime/query-service/handler.js";
import { allRules } from "../runtime/rules/all.js";
import { actionTokensModule } from "./action-tokens.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { queryModule } from "./query.js";
import { tokensModule } from "./tokens.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface SameNameInTwoGroupsHandlers {
  readonly tokens: HandlerOf<typeof tokensModule>;
  readonly actionTokens: HandlerOf<typeof actionTokensModule>;
}

/** Every module by the name of its builder, as the runtime reads requests by. */
export const sameNameInTwoGroupsApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  tokens: tokensModule,
  actionTokens: actionTokensModule,
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createSameNameInTwoGroupsHandler(
  handlers: Partial<SameNameInTwoGroupsHandlers>,
): FetchHandler {
  return catalogueHandler(sameNameInTwoGroupsApi, allRules, handlers);
}
