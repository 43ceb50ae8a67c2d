import type { ApiFailure } from "../../runtime/action-api/api-error-response.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";
import { isLoggedIn } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import { databaseLag } from "../data/site.js";
import type { Store } from "../store/store.js";

/** The errors of the API's root: an unexpected user, or too much lag. */
export function rootRefusal(
  { main }: ParsedRequest,
  caller: Caller,
  store: Store,
): ApiFailure | undefined {
  const { assert, assertuser, maxlag } = main;
  if (assert === "user" && !isLoggedIn(caller))
    return {
      code: "assertuserfailed",
      text: "You are not logged in.",
    };
  if (assert === "bot" && !caller.rights.has("bot"))
    return { code: "assertbotfailed", text: "The account is not a bot." };
  if (assert === "anon" && isLoggedIn(caller))
    return { code: "assertanonfailed", text: "You are logged in." };
  if (typeof assertuser === "string" && assertuser !== caller.name)
    return { code: "assertnameduserfailed", text: `You are not logged in as ${assertuser}.` };
  if (typeof maxlag !== "number") return undefined;
  const { host, lag } = databaseLag(store.site);
  if (lag > maxlag)
    return {
      code: "maxlag",
      text: `The database is ${lag} seconds behind.`,
      data: { host, lag, type: "db" },
      headers: { "retry-after": "5", "x-database-lag": String(lag) },
    };
  return undefined;
}
