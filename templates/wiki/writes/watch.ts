import { watchModule } from "../../../generated/actions/watch.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import { expiryMoment } from "../data/expiry-moment.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { interwikiPages, invalidPages } from "../pages/unusual-pages.js";
import { isLoggedIn } from "../store/caller.js";
import { numberOrZero } from "../values/row.js";
import { timeOfChange, titleArgument } from "./arguments.js";
import type { Draft } from "./draft.js";
import { namedPages } from "./purge.js";
import { subjectAndTalk } from "./watch-list.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `watch`. */
export const watchAction: WriteAction = {
  module: watchModule,
  unsupported: ["generator"],
  run(call) {
    const { args, caller, store } = call;
    if (!isLoggedIn(caller)) return refused("notloggedin", "You must be logged in to watch pages.");
    if (!caller.rights.has("editmywatchlist"))
      return refused("permissiondenied", "You are not allowed to change your watchlist.");
    const found = args["title"] === undefined ? ok(namedTitles(call)) : oldTitle(call);
    if (found.kind === "refused") return found;
    const { titles, fields, isSingle } = found.value;
    const sent = argumentText(call, "expiry");
    const expiry = sent === undefined ? undefined : expiryMoment(sent, timeOfChange(store));
    if (sent !== undefined && expiry === undefined)
      return refused("badexpiry", `The expiry time ${JSON.stringify(sent)} is invalid.`);
    const isUnwatch = args["unwatch"] === true;
    if (titles.length > 0)
      call.change((draft) => {
        for (const { title } of titles) draft.watch(title, isUnwatch ? "unwatch" : "watch");
        const watched = titles.map(({ title }) => title);
        if (expiry !== undefined && !isUnwatch) setExpiry(draft, watched, expiry);
      });
    const done = titles.map(({ title, isMissing }) => ({
      title: title.text,
      ns: title.ns,
      ...(isUnwatch
        ? { unwatched: true }
        : { ...(expiry !== undefined && { expiry }), watched: true }),
      ...(isMissing && { missing: true }),
    }));
    return ok({
      body: { batchcomplete: true, watch: isSingle ? (done[0] ?? {}) : [...fields, ...done] },
    });
  },
};

interface NamedTitles {
  readonly titles: readonly { readonly title: Title; readonly isMissing: boolean }[];
  /** Of pages that cannot be watched. */
  readonly fields: readonly JsonObject[];
  readonly isSingle: boolean;
}

/** The page of the deprecated parameter. */
function oldTitle({ args, store }: WriteCall): Outcome<NamedTitles> {
  const other = ["titles", "pageids", "revids", "redirects", "converttitles"].find(
    (name) => args[name] !== undefined && args[name] !== false,
  );
  if (other !== undefined)
    return refused("invalidparammix", `title and ${other} cannot be used together.`);
  const named = titleArgument(args["title"], store);
  if (named.kind === "refused") return named;
  return named.value.ns < 0
    ? refused("invalidtitle", "Pages in this namespace cannot be watched.")
    : ok({ titles: [{ title: named.value, isMissing: false }], fields: [], isSingle: true });
}

/** Pages that exist come after those that are missing, and both after what cannot be watched. */
function namedTitles(call: WriteCall): NamedTitles {
  const { store } = call;
  const set = namedPages(call);
  const named = set
    .titles()
    .filter(({ kind }) => kind !== "special")
    .map(({ ns, key, kind }) => ({
      title: titleOf(store.site, numberOrZero(ns), key),
      isMissing: kind === "missing",
    }));
  return {
    titles: [
      ...named.filter(({ isMissing }) => isMissing),
      ...named.filter(({ isMissing }) => !isMissing),
    ],
    fields: [...invalidPages(set, store), ...interwikiPages(set)],
    isSingle: false,
  };
}

/** Watched titles and their talk pages leave the watchlist at a time, or never. */
function setExpiry(draft: Draft, titles: readonly Title[], expiry: string): void {
  const all = titles.flatMap((title) => subjectAndTalk(title, draft.site));
  const watchlist = draft.tables.watchlist.map((row) => {
    const isNamed = all.some(({ ns, text }) => ns === row.ns && text === row.title);
    if (row.owner !== draft.author.actor.user || !isNamed) return row;
    const { expiry: _before, ...rest } = row;
    return expiry === "infinity" ? rest : { ...rest, expiry };
  });
  draft.put({ watchlist });
}
