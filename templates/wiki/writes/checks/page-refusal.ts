import type { ApiMessage } from "../../../runtime/model/api-message.js";
import type { Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import type { Title } from "../../data/title.js";
import { blockInfo, blockOfCaller } from "../../store/caller-block.js";
import { obstacles } from "../../store/permission.js";

type Permissions = Pick<ActionCall, "caller" | "store">;

/** The error of an action on a page that the caller may not take; the page may be missing. */
export function pageRefusal(action: string, title: Title, call: Permissions): Refused | undefined {
  return refusedFor(pageErrors(action, title, call).slice(0, 1));
}

/** The errors of an action on a page that the caller may not take; the page may be missing. */
export function pageErrors(
  action: string,
  { ns, key, text }: Title,
  { caller, store }: Permissions,
): readonly ApiMessage[] {
  const row = store.pageByTitle(ns, key) ?? { ns, key, title: text, missing: true };
  return obstacles(action, row, caller, store).map((reason) => {
    const block = BLOCKED.has(reason) ? blockOfCaller(caller, store) : undefined;
    const data = block && { blockinfo: blockInfo(block) };
    const message = block ? "The caller is blocked." : `The caller may not ${action} ${text}.`;
    return { code: errorOf(reason), text: message, ...(data && { data }) };
  });
}

const BLOCKED: ReadonlySet<string> = new Set(["autoblocked", "blocked"]);

/** The refusal for some errors, each code once; undefined without errors. */
export function refusedFor(errors: readonly ApiMessage[]): Refused | undefined {
  const [first, ...others] = [...new Map(errors.map((each) => [each.code, each])).values()];
  if (!first) return undefined;
  return { kind: "refused", ...first, ...(others.length > 0 && { others }) };
}

/** Codes of errors of an action that differ from those of `intestactions`. */
function errorOf(reason: string): string {
  switch (reason) {
    case "protectedinterface":
      return "protectednamespace-interface";
    case "cantmove-category-page":
      return "cant-move-category-page";
    case "cantmove-user-page":
      return "cant-move-user-page";
    case "deleteprotected":
    case "protect-cantedit":
      return "cantedit";
    case "nocreate":
      return "cantcreate-anon";
    case "nocreate-loggedin":
      return "cantcreate";
    default:
      return reason;
  }
}
