import { ruleRefusal } from "../call/rule-refusal.js";
// Actions on the pages in `titles`, `pageids` or `revids`.

import { purgeModule } from "../../../generated/actions/purge.js";
import { setnotificationtimestampModule } from "../../../generated/actions/setnotificationtimestamp.js";
import { watchModule } from "../../../generated/actions/watch.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { entryFields } from "../pages/page-entry.js";
import { namedSource, pageSet } from "../pages/page-set-builder.js";
import type { PageSet } from "../pages/page-set.js";
import { interwikiPages, invalidPages, missingPages } from "../pages/unusual-pages.js";
import { isLoggedIn } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import { blockRefusal, timeOfChange, titleArgument, watchExpiry } from "./arguments.js";
import { pageHistory } from "./history.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `purge`: touches pages, and updates their links. */
export const purgeAction: WriteAction = {
  module: purgeModule,
  unsupported: ["converttitles", "generator"],
  run(call) {
    const { args, store } = call;
    check(blockRefusal(call));
    const pages = namedPages(call);
    const links = args["forcelinkupdate"] === true || args["forcerecursivelinkupdate"] === true;
    const found = pages.existing();
    call.change((draft) => {
      for (const { id, ns, key } of found) {
        const row = draft.tables.pages.find(({ pageid }) => pageid === id);
        const present = draft.latest(row);
        if (links && present) draft.present(titleOf(store.site, ns, key), present);
        draft.setPage(id, { touched: draft.time });
      }
    });
    const purged = found.map((entry): JsonObject => {
      const { ns, title } = entryFields(entry, store);
      return { ns, title, purged: true, ...(links && { linkupdate: true }) };
    });
    const { interwiki: _interwiki, badrevids: _badrevids, ...remarks } = pages.remarks;
    const others = [
      ...invalidPages(pages, store),
      ...missingPages(pages, store),
      ...interwikiPages(pages),
    ];
    return { body: { batchcomplete: true, purge: [...others, ...purged], ...remarks } };
  },
};

/** The pages in `titles`, `pageids` or `revids`. */
function namedPages({ args, store, caller, form }: WriteCall): PageSet {
  const redirects = args["redirects"] === true;
  const seesDeleted = caller.rights.has("deletedhistory");
  return pageSet(store, namedSource(args), { redirects, seesDeleted, iwurl: false, form });
}

/** The action `watch`. */
export const watchAction: WriteAction = {
  module: watchModule,
  unsupported: ["generator"],
  checksRules: true,
  run(call) {
    const { args, store } = call;
    checkOwnList(call);
    check(ruleRefusal(call));
    const single = args["title"] === undefined ? undefined : oldTitle(call);
    const set = namedPages(call);
    const titles = single
      ? [{ title: single, isMissing: false }]
      : watchableTitles(set, store).sort((a, b) => Number(b.isMissing) - Number(a.isMissing));
    const expiry = watchExpiry(call, "expiry");
    const effect = args["unwatch"] === true ? "unwatch" : "watch";
    call.change((draft) => {
      for (const { title } of titles) draft.watch(title, effect, expiry);
    });
    const until = effect === "watch" && expiry !== undefined && { expiry };
    const done = titles.map(({ title: { ns, text: title }, isMissing }) => ({
      title,
      ns,
      ...until,
      [`${effect}ed`]: true,
      ...(isMissing && { missing: true }),
    }));
    const watch = single
      ? (done[0] ?? {})
      : [...invalidPages(set, store), ...interwikiPages(set), ...done];
    return { body: { batchcomplete: true, watch } };
  },
};

/**
 * The action `setnotificationtimestamp`: sets the time since which changes to watched pages are
 * unseen.
 */
export const setNotificationTimestampAction: WriteAction = {
  module: setnotificationtimestampModule,
  unsupported: ["continue", "generator"],
  checksRules: true,
  run(call) {
    const { args, caller, store } = call;
    checkOwnList(call);
    const sent = (names: readonly string[]) => names.filter((name) => args[name] !== undefined);
    check(ruleRefusal(call));
    const isEntire = args["entirewatchlist"] === true;
    const pages = namedPages(call);
    const [revision] = sent(["torevid", "newerthanrevid"]);
    const count = pages.existing().length;
    if (revision !== undefined && count > 1)
      refuse("multpages", `${revision} requires a single page.`);
    const moment = count > 0 || !revision ? notificationMoment(call) : undefined;
    const notificationtimestamp = moment ?? "";
    const titles = watchableTitles(pages, store);
    call.change((draft) =>
      draft.notify(isEntire ? "all" : titles.map(({ title }) => title), moment),
    );
    const watched = store.find("watchlist", "owner", caller.name);
    const fields = titles.map(({ title: { ns, text: title }, isMissing }): JsonObject => {
      const isWatched = watched.some((row) => row["ns"] === ns && row["title"] === title);
      const state = isWatched ? { notificationtimestamp } : { notwatched: true };
      return { ns, title, ...(isMissing && { missing: true }), ...state };
    });
    const others = invalidPages(pages, store)
      .filter(({ special }) => special !== true)
      .map((page) => ({ ...page, ...(page["invalid"] !== true && { notwatched: true }) }));
    const result = isEntire ? { notificationtimestamp } : [...others, ...fields];
    return { body: { batchcomplete: true, setnotificationtimestamp: result } };
  },
};

/** Rejects a caller who may not change a watchlist. */
function checkOwnList(call: WriteCall): void {
  if (!isLoggedIn(call.caller)) refuse("notloggedin", "Log in to change the watchlist.");
  check(rightRefusal(call, "editmywatchlist", "change your watchlist"));
}

/** The page in the deprecated parameter. */
function oldTitle({ args, store }: WriteCall): Title {
  const title = titleArgument(args["title"], store);
  return title.ns < 0
    ? refuse("invalidtitle", "Pages in this namespace cannot be watched.")
    : title;
}

/** The titles that can be watched: first of existing pages, then of missing pages. */
function watchableTitles(set: PageSet, store: Store) {
  const titles = set.titles().filter(({ kind }) => kind !== "special");
  return titles
    .map(({ ns, key, kind }) => ({
      title: titleOf(store.site, ns, key),
      isMissing: kind === "missing",
    }))
    .sort((one, other) => Number(one.isMissing) - Number(other.isMissing));
}

/** The time in a request, or of a revision or the next revision. */
function notificationMoment({ args, store }: WriteCall): string | undefined {
  const { timestamp, torevid, newerthanrevid } = args;
  if (typeof timestamp === "string") return timestamp === "now" ? timeOfChange(store) : timestamp;
  const [revision] = store.find("revisions", "revid", Number(torevid ?? newerthanrevid));
  const history = revision ? pageHistory(revision["pageid"], store) : [];
  const named =
    torevid === undefined ? history[history.findIndex((row) => row === revision) + 1] : revision;
  return named && textOrEmpty(named["timestamp"]);
}
