import { logoutModule } from "../../../generated/actions/logout.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { StubAction } from "../call/stub-action.js";
import { sessionCookie } from "../call/session.js";
import { generalFacts } from "../data/site.js";
import { isSince } from "../data/wiki-version.js";
import { isLoggedIn } from "../store/caller.js";
import { wikiId } from "./log-in.js";

/** Ends the session. Observed on MediaWiki 1.39 to 1.45, the warning since 1.43. */
export const logout: StubAction = {
  module: logoutModule,
  run({ caller, session, sessions, store }) {
    if (session) sessions.end(session);
    if (!isLoggedIn(caller))
      return ok({
        body: {},
        warnings: isSince(store.site, "1.43")
          ? [{ code: "notloggedin", text: "You are not logged in." }]
          : [],
      });
    const wiki = wikiId(generalFacts(store.site));
    return ok({
      body: {},
      cookies: [sessionCookie(wiki), `${wiki}UserID`, "paramsmith_user"].map(
        (name) => `${name}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/`,
      ),
    });
  },
};
