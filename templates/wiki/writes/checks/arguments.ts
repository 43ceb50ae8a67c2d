// Checks that several actions make before they change a wiki.

import type { ActionCall } from "../../call/stub-action.js";
import type { Title } from "../../data/title.js";
import { hasOption } from "../../store/user-options.js";
import type { WatchEffect } from "../effects/watch-list.js";

type Arguments = Pick<ActionCall, "args">;

/** The tags that a request adds to a change. */
export function tagsOf({ args }: Arguments): readonly string[] {
  return Array.isArray(args["tags"]) ? args["tags"].map(String) : [];
}

/** The reason of a request; empty by default. */
export function reasonOf({ args }: Arguments): string {
  return typeof args["reason"] === "string" ? args["reason"] : "";
}

/**
 * The effect of the parameter `watchlist` on a page (`ApiWatchlistTrait::getWatchlistValue`).
 *
 * @param option the preference for the action. Default: those for edits and for new pages
 */
export function watchOfArguments(
  call: Pick<ActionCall, "args" | "caller" | "store">,
  title: Title,
  option?: string,
): WatchEffect {
  const { args, caller, store } = call;
  if (args["watch"] === true) return "watch";
  if (args["unwatch"] === true) return "unwatch";
  const { watchlist } = args;
  if (watchlist === "watch" || watchlist === "unwatch") return watchlist;
  if (watchlist === "nochange" || caller.rights.has("bot")) return "unchanged";
  const isPreferred =
    hasOption(caller, store, option ?? "watchdefault") ||
    (option === undefined &&
      hasOption(caller, store, "watchcreations") &&
      !store.pageByTitle(title.ns, title.key));
  return isPreferred ? "watch" : "unchanged";
}
