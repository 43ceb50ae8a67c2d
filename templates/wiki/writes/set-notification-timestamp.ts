import { setnotificationtimestampModule } from "../../../generated/actions/setnotificationtimestamp.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { titleOf } from "../data/title.js";
import { invalidPages } from "../pages/unusual-pages.js";
import { isLoggedIn } from "../store/caller.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { timeOfChange } from "./arguments.js";
import { rightRefusal, severalRefusal } from "./checks.js";
import { pageHistory } from "./history.js";
import { namedPages } from "./purge.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `setnotificationtimestamp`: the moment since which changes to watched pages are unseen. */
export const setNotificationTimestampAction: WriteAction = {
  module: setnotificationtimestampModule,
  unsupported: ["continue", "generator"],
  run(call) {
    const { args, caller } = call;
    if (!isLoggedIn(caller)) return refused("notloggedin", "Log in to change the watchlist.");
    const wrong =
      rightRefusal(call, "editmywatchlist", "change your watchlist") ??
      severalRefusal(call, ["timestamp", "torevid", "newerthanrevid"]);
    if (wrong) return wrong;
    const isEntire = args["entirewatchlist"] === true;
    const source = ["titles", "pageids", "revids"].find((name) => args[name] !== undefined);
    if (isEntire && source !== undefined)
      return refused("multisource", `entirewatchlist and ${source} cannot be used together.`);
    const pages = namedPages(call);
    const revision = ["torevid", "newerthanrevid"].find((name) => args[name] !== undefined);
    if (revision !== undefined && (isEntire || pages.existing().length > 1))
      return refused("multpages", `${revision} requires a single page.`);
    const moment = pages.existing().length > 0 || !revision ? notificationMoment(call) : undefined;
    const notificationtimestamp = moment ?? "";
    if (isEntire) {
      call.change((draft) => draft.notify("all", moment));
      return ok({ body: done({ notificationtimestamp }) });
    }
    const named = pages.titles().filter(({ kind }) => kind !== "special");
    const entries = [
      ...named.filter(({ kind }) => kind !== "missing"),
      ...named.filter(({ kind }) => kind === "missing"),
    ].map(({ ns, key, kind }) => ({
      title: titleOf(call.store.site, numberOrZero(ns), key),
      missing: kind === "missing" && { missing: true },
    }));
    call.change((draft) =>
      draft.notify(
        entries.map(({ title }) => title),
        moment,
      ),
    );
    const watched = call.store.find("watchlist", "owner", caller.name);
    const fields = entries.map(({ title: { ns, text: title }, missing }): JsonObject => {
      const isWatched = watched.some((row) => row["ns"] === ns && row["title"] === title);
      const state = isWatched ? { notificationtimestamp } : { notwatched: true };
      return { ns, title, ...missing, ...state };
    });
    const others = invalidPages(pages, call.store).flatMap(({ special, ...other }) => {
      if (special === true) return [];
      return [{ ...other, ...(other["invalid"] !== true && { notwatched: true }) }];
    });
    return ok({ body: done([...others, ...fields]) });
  },
};

function done(setnotificationtimestamp: Json): JsonObject {
  return { batchcomplete: true, setnotificationtimestamp };
}

/** The moment that a request names, or the time of a revision or of the one after it. */
function notificationMoment({ args, store }: WriteCall): string | undefined {
  const { timestamp, torevid, newerthanrevid } = args;
  if (typeof timestamp === "string") return timestamp === "now" ? timeOfChange(store) : timestamp;
  const [revision] = store.find("revisions", "revid", Number(torevid ?? newerthanrevid));
  if (!revision || torevid !== undefined) return revision && textOrEmpty(revision["timestamp"]);
  const history = pageHistory(revision["pageid"], store);
  const next = history[history.indexOf(revision) + 1];
  return next && textOrEmpty(next["timestamp"]);
}
