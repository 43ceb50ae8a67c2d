import { watchModule } from "../../../../generated/actions/watch.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { expiryMoment } from "../../data/expiry-moment.js";
import { parseTitle, titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { isLoggedIn } from "../../store/caller.js";
import { pageSet } from "../../pages/page-set-builder.js";
import { numberOrZero } from "../../values/row.js";
import { changeActor } from "../effects/change-actor.js";
import { timeOfChange } from "../checks/change-time.js";
import { interwikiPages, invalidPages } from "../../pages/unusual-pages.js";
import type { Changed } from "../effects/changed.js";
import type { WatchChange } from "./user-change.js";

/** The action `watch`, with a token of its own type. */
export function watchAction(commit: (change: WatchChange) => Changed): StubAction {
  return {
    module: watchModule,
    unsupported: ["generator"],
    run(call) {
      const { args, caller, store } = call;
      if (!isLoggedIn(caller))
        return refused("notloggedin", "Only who has logged in has a watch list.");
      if (!caller.rights.has("editmywatchlist"))
        return refused("permissiondenied", "The caller may not change their watch list.");
      const found = args["title"] === undefined ? namedTitles(call) : oldTitle(call);
      if (found.kind === "refused") return found;
      const { titles, fields, isSingle } = found.value;
      const time = timeOfChange(store);
      const sent = args["expiry"];
      const expiry = typeof sent === "string" ? expiryMoment(sent, time) : undefined;
      if (typeof sent === "string" && expiry === undefined)
        return refused("badexpiry", "The expiry is not a time.");
      const unwatch = args["unwatch"] === true;
      if (titles.length > 0)
        commit({
          kind: "watch",
          actor: changeActor(caller),
          titles: titles.map(({ title }) => title),
          unwatch,
          ...(expiry !== undefined && { expiry }),
        });
      const done = titles.map(({ title, isMissing }) => ({
        title: title.text,
        ns: title.ns,
        ...(unwatch
          ? { unwatched: true }
          : { ...(expiry !== undefined && { expiry }), watched: true }),
        ...(isMissing && { missing: true }),
      }));
      return ok({
        body: { batchcomplete: true, watch: isSingle ? (done[0] ?? {}) : [...fields, ...done] },
      });
    },
  };
}

interface NamedTitles {
  readonly titles: readonly { readonly title: Title; readonly isMissing: boolean }[];
  /** Of pages that cannot be watched. */
  readonly fields: readonly JsonObject[];
  readonly isSingle: boolean;
}

/** The page of the deprecated parameter. */
function oldTitle({ args, store }: ActionCall): Outcome<NamedTitles> {
  const other = ["titles", "pageids", "revids", "redirects", "converttitles"].find(
    (name) => args[name] !== undefined && args[name] !== false,
  );
  if (other !== undefined)
    return refused("invalidparammix", `title cannot be used together with ${other}.`);
  const title = parseTitle(store.site, String(args["title"]));
  return title.kind === "title" && title.ns >= 0
    ? ok({ titles: [{ title, isMissing: false }], fields: [], isSingle: true })
    : refused("invalidtitle", "The title is invalid.");
}

/** Pages that exist come after those that are missing, and both after what cannot be watched. */
function namedTitles({ args, store, caller }: ActionCall): Outcome<NamedTitles> {
  const { titles, pageids, revids } = args;
  const set = pageSet(
    store,
    {
      ...(Array.isArray(titles) && { titles: titles.map(String) }),
      ...(Array.isArray(pageids) && { pageids: pageids.map(Number) }),
      ...(Array.isArray(revids) && { revids: revids.map(Number) }),
    },
    {
      redirects: args["redirects"] === true,
      caller: caller.name,
      seesDeleted: caller.rights.has("deletedhistory"),
      iwurl: false,
    },
  );
  const entries = set.titles().filter(({ kind }) => kind !== "special");
  const named = entries.map(({ ns, key, kind }) => ({
    title: titleOf(store.site, numberOrZero(ns), key),
    isMissing: kind === "missing",
  }));
  return ok({
    titles: [
      ...named.filter(({ isMissing }) => isMissing),
      ...named.filter(({ isMissing }) => !isMissing),
    ],
    fields: [...invalidPages(set, store), ...interwikiPages(set)],
    isSingle: false,
  });
}
