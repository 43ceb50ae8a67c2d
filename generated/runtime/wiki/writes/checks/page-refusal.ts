// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { refused } from "../../../query-service/outcome.js";
import type { Refused } from "../../../query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import type { Title } from "../../data/title.js";
import { blockInfo, blockOfCaller } from "../../store/caller-block.js";
import { obstacles } from "../../store/permission.js";

/** The first error of an action on a page that the caller may not take; the page may be missing. */
export function pageRefusal(
  action: string,
  { ns, key, text }: Title,
  { caller, store }: Pick<ActionCall, "store" | "caller">,
): Refused | undefined {
  const row = store.pageByTitle(ns, key) ?? { ns, key, title: text, missing: true };
  const [reason] = obstacles(action, row, caller, store);
  const block = reason === "blocked" ? blockOfCaller(caller, store) : undefined;
  if (block)
    return refused("blocked", `The caller is blocked.`, { blockinfo: blockInfo(block, store) });
  return reason === undefined
    ? undefined
    : refused(errorOf(reason), `The caller may not ${action} ${text}.`);
}

/** Codes of errors of an action that differ from those of `intestactions`. */
function errorOf(reason: string): string {
  switch (reason) {
    case "protectedinterface":
      return "protectednamespace-interface";
    case "nocreate":
      return "cantcreate-anon";
    case "nocreate-loggedin":
      return "cantcreate";
    default:
      return reason;
  }
}
