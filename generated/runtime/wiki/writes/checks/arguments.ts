// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// Checks that several actions make before they change a wiki.

import type { ActionCall } from "../../call/stub-action.js";
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
 * The effect of the parameter `watchlist`, if a user's preferences are the default ones.
 *
 * @param preferred the effect of the preferences for the action
 */
export function watchOfArguments(
  { args, caller }: Pick<ActionCall, "args" | "caller">,
  preferred: WatchEffect = "unchanged",
): WatchEffect {
  if (args["watch"] === true) return "watch";
  if (args["unwatch"] === true) return "unwatch";
  const { watchlist } = args;
  if (watchlist === "watch" || watchlist === "unwatch") return watchlist;
  return watchlist === "nochange" || caller.rights.has("bot") ? "unchanged" : preferred;
}
