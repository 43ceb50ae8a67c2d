import { talkNamespace } from "../../runtime/title/associated-namespaces.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../call/module-call.js";
import { namedPage } from "../call/named-page.js";
import type { ActionCall } from "../call/stub-action.js";
import { expiryMoment } from "../data/expiry-moment.js";
import { generalFacts } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { blockInfo, blockOfCaller } from "../store/caller-block.js";
import { obstacles } from "../store/permission.js";
import type { Store } from "../store/store.js";
import { hasOption } from "../store/user-options.js";
import { aSecondAfter } from "../values/moment.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { WatchEffect } from "./draft.js";
import { check, refuse, unwrap } from "./refusal.js";

// Arguments common to several actions, and their checks.

type Permissions = Pick<ActionCall, "caller" | "store">;

/** A parameter's values as strings. */
export function textsOf(call: Pick<ActionCall, "args">, name: string): readonly string[] {
  return argumentList(call, name).map(String);
}

/** The tags that a request adds to its change. */
export function tagsOf(call: Pick<ActionCall, "args">): readonly string[] {
  return textsOf(call, "tags");
}

/** A request's reason; empty by default. */
export function reasonOf(call: Pick<ActionCall, "args">): string {
  return argumentOrEmpty(call, "reason");
}

/** The time of a request's change, if it makes one. */
export function timeOfChange({ site }: Store): string {
  return aSecondAfter(textOrEmpty(generalFacts(site)["time"]));
}

/**
 * The time when watched pages leave the watchlist, or `infinity`; undefined if the request does not
 * set it.
 */
export function watchExpiry(
  { args, store }: Pick<ActionCall, "args" | "store">,
  name: "expiry" | "watchlistexpiry",
): string | undefined {
  const { [name]: sent } = args;
  if (typeof sent !== "string") return undefined;
  return expiryMoment(sent, timeOfChange(store));
}

/** A time that is not in the past. */
function momentAfter(text: string, now: string): string {
  const moment = expiryMoment(text, now);
  if (moment === undefined)
    refuse("invalidexpiry", `The expiry time ${JSON.stringify(text)} is invalid.`);
  return moment < now
    ? refuse("pastexpiry", `The expiry ${JSON.stringify(text)} has already passed.`)
    : moment;
}

/** The title in a parameter. */
export function titleArgument(written: unknown, { site }: Store): Title {
  const title = parseTitle(site, String(written));
  return title.kind === "title"
    ? title
    : refuse("invalidtitle", `${JSON.stringify(written)} is not a valid title.`);
}

/** The page in `title` or `pageid`, in a namespace that can contain pages. */
export function writablePage(call: ActionCall): Title {
  const title = unwrap(namedPage(call));
  return title.ns < 0 || title.key === ""
    ? refuse("pagecannotexist", "A page cannot have this title.")
    : title;
}

/** The page that a request names. A missing page ends the request. */
export function existingPage(call: ActionCall): { readonly title: Title; readonly page: TableRow } {
  const title = writablePage(call);
  const page = call.store.pageByTitle(title.ns, title.key);
  return page ? { title, page } : refuse("missingtitle", "The page does not exist.");
}

/** The page that a request names, if the caller may take the actions and add the tags. */
export function checkedPage(
  call: ActionCall,
  actions: readonly string[],
): ReturnType<typeof existingPage> {
  const found = existingPage(call);
  check(pageRefusal(actions, found.title, call) ?? tagRefusal(call));
  return found;
}

/** A page's talk page; for a talk page, itself. */
export function talkOf({ ns, key }: Title, { site }: Store): Title {
  return titleOf(site, talkNamespace(ns), key);
}

/** The end times for several parts. A single time applies to all parts. */
export function expiryMoments(
  texts: readonly string[],
  parts: readonly string[],
  now: string,
): readonly string[] {
  if (texts.length !== 1 && texts.length !== parts.length)
    refuse(
      "toofewexpiries",
      `The number of expiry times does not match the number of values: ${texts.length} and ${parts.length}.`,
    );
  return parts.map((_, index) => momentAfter(texts[index] ?? texts[0] ?? "", now));
}

/**
 * Applies the parameter `watchlist` to a page.
 *
 * @param option the preference for the action. Default: the preferences for edits and for new pages
 */
export function watchEffect(
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

/** The first error for actions that the caller may not take on a page. The page may be missing. */
export function pageRefusal(
  actions: readonly string[],
  { ns, key, text }: Title,
  { caller, store }: Permissions,
): Refused | undefined {
  const row = store.pageByTitle(ns, key) ?? { ns, key, title: text, missing: true };
  const [[action, reason] = []] = actions.flatMap((each) =>
    obstacles(each, row, caller, store).map((obstacle) => [each, obstacle] as const),
  );
  const block = reason === "blocked" ? blockOfCaller(caller, store) : undefined;
  if (block) return blockedRefusal(block, store);
  return reason === undefined
    ? undefined
    : refused(ERRORS[reason] ?? reason, `You are not allowed to ${action} ${text}.`);
}

/** Error codes that differ from the codes of `intestactions`. */
const ERRORS: Readonly<Record<string, string>> = {
  protectedinterface: "protectednamespace-interface",
  "cantmove-category-page": "cant-move-category-page",
  "cantmove-user-page": "cant-move-user-page",
  deleteprotected: "cantedit",
  "protect-cantedit": "cantedit",
  nocreate: "cantcreate-anon",
  "nocreate-loggedin": "cantcreate",
};

/** The error for a caller whose site-wide block prevents an action. */
export function blockRefusal({ caller, store }: Permissions): Refused | undefined {
  const block = blockOfCaller(caller, store);
  return block && block["partial"] !== true ? blockedRefusal(block, store) : undefined;
}

/** The error for a blocked caller. */
export function blockedRefusal(block: TableRow, store: Store): Refused {
  return refused("blocked", "You are blocked from editing.", {
    blockinfo: blockInfo(block, store),
  });
}

/** The error for tags that users may not add, in the first parameter that contains such tags. */
export function badTagsRefusal(call: ActionCall): Refused | undefined {
  const { module, store } = call;
  const names = Object.keys(module.params).filter((name) => module.params[name]?.type === "tags");
  const lists = names.map((name) => disallowedTags(textsOf(call, name), store));
  const disallowedtags = lists.find((list) => list.length > 0);
  return (
    disallowedtags &&
    refused("badtags", `These tags cannot be added: ${disallowedtags.join(", ")}`, {
      disallowedtags,
    })
  );
}

function disallowedTags(tags: readonly string[], store: Store): readonly string[] {
  return tags.filter((name) => {
    const [tag] = store.find("tags", "name", name);
    return tag?.["active"] !== true || !listOrEmpty(tag["source"]).includes("manual");
  });
}

/** The error for a caller who may not add the requested tags. */
export function tagRefusal(call: Permissions & Pick<ActionCall, "args">): Refused | undefined {
  if (tagsOf(call).length === 0) return undefined;
  if (!call.caller.rights.has("applychangetags"))
    return refused("tags-apply-no-permission", "You are not allowed to add tags.");
  return blockRefusal(call)
    ? refused("tags-apply-blocked", "You cannot add tags while you are blocked.")
    : undefined;
}
