import { watchModule } from "../../../generated/actions/watch.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { interwikiPages, invalidPages } from "../pages/unusual-pages.js";
import { isLoggedIn } from "../store/caller.js";
import { numberOrZero } from "../values/row.js";
import { titleArgument, watchExpiry } from "./arguments.js";
import { namedPages } from "./purge.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `watch`. */
export const watchAction: WriteAction = {
  module: watchModule,
  unsupported: ["generator"],
  run(call) {
    const { args, caller } = call;
    if (!isLoggedIn(caller)) return refused("notloggedin", "You must be logged in to watch pages.");
    if (!caller.rights.has("editmywatchlist"))
      return refused("permissiondenied", "You are not allowed to change your watchlist.");
    const found = args["title"] === undefined ? ok(namedTitles(call)) : oldTitle(call);
    if (found.kind === "refused") return found;
    const { titles, fields, isSingle } = found.value;
    const until = watchExpiry(call, "expiry");
    if (until.kind === "refused") return until;
    const expiry = until.value;
    const isUnwatch = args["unwatch"] === true;
    if (titles.length > 0)
      call.change((draft) => {
        for (const { title } of titles) draft.watch(title, isUnwatch ? "unwatch" : "watch", expiry);
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
  const titles = set
    .titles()
    .filter(({ kind }) => kind !== "special")
    .map(({ ns, key, kind }) => ({
      title: titleOf(store.site, numberOrZero(ns), key),
      isMissing: kind === "missing",
    }));
  return {
    titles: titles.sort((one, other) => Number(other.isMissing) - Number(one.isMissing)),
    fields: [...invalidPages(set, store), ...interwikiPages(set)],
    isSingle: false,
  };
}
