import { argumentList } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { tokenOf } from "../../call/token.js";
import { timeOf } from "../../data/site.js";

/** Tokens: always the same in one session. A page of another origin receives none. */
export const tokens: CustomModule = (call) => {
  if (call.wire.get("origin") === "*")
    return ok({
      warnings: [{ code: "tokens-origin", text: "A page of another origin gets no tokens." }],
    });
  const time = timeOf(call.store.site);
  const entries = argumentList(call, "type").map((type) => {
    return [`${String(type)}token`, tokenOf(String(type), call.caller, time)] as const;
  });
  return ok({ query: { tokens: Object.fromEntries(entries) } });
};
