import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import { expiryMoment } from "../../data/expiry-moment.js";
import type { TableRow } from "../../values/row.js";
import { objectOrEmpty, textOrEmpty } from "../../values/row.js";
import { blockOfCaller } from "../../store/caller-block.js";
import type { BlockChange, BlockTarget } from "./block-change.js";

/** The edits above which a user cannot be hidden (`$wgHideUserContribLimit`). */
const MAX_HIDDEN_EDITS = 1000;

/** The error of a caller who is blocked and may neither block nor unblock the target. */
export function ownBlockRefusal(
  target: Pick<BlockTarget, "userid">,
  { caller, store }: ActionCall,
): Refused | undefined {
  const block = blockOfCaller(caller, store);
  if (!block || block["partial"] === true) return undefined;
  if (target.userid === caller.id)
    return block["byid"] === caller.id || caller.rights.has("unblockself")
      ? undefined
      : refused("ipbnounblockself", "The caller may not change their own block.");
  return target.userid !== 0 && target.userid === block["byid"]
    ? undefined
    : refused("ipbblocked", "The caller is blocked and may not block others.");
}

/**
 * Checks a block that the caller may make, and completes its expiry.
 *
 * @param isTalkFree whether it cannot keep the user from their talk page
 */
export function blockRefusal(
  change: BlockChange,
  isTalkFree: boolean,
  time: string,
  { args, store }: ActionCall,
): Outcome<BlockChange> {
  if (isTalkFree && !change.allowusertalk)
    return refused(
      "ipb-prevent-user-talk-edit",
      "A partial block without the namespace of user talk must allow the talk page.",
    );
  const { duration, limits } = change;
  const expiry = duration.length > 50 ? undefined : expiryMoment(duration, time);
  if (expiry === undefined) return refused("invalidexpiry", "The expiry is not a time.");
  if (expiry < time) return refused("ipb_expiry_old", "The expiry is in the past.");
  const complete: BlockChange = { ...change, expiry };
  const wrong = hiddenRefusal(complete, store);
  if (wrong) return wrong;
  const isEmpty = limits && [limits.pages, limits.namespaces, limits.actions].every(isEmptyList);
  if (isEmpty && !change.noemail && !change.nocreate && change.allowusertalk)
    return refused("ipb-empty-block", "The block prevents nothing.");
  const [before] = store.find("blocks", "user", change.target.name);
  if (before && (args["reblock"] !== true || isSameBlock(before, complete)))
    return refused("alreadyblocked", `A block of ${change.target.name} exists.`);
  return ok(complete);
}

function isEmptyList(list: readonly unknown[]): boolean {
  return list.length === 0;
}

function hiddenRefusal(
  { hidden, limits, expiry, target }: BlockChange,
  store: ActionCall["store"],
): Refused | undefined {
  if (!hidden) return undefined;
  if (limits) return refused("ipb_hide_partial", "A partial block cannot hide a user.");
  if (expiry !== "infinity")
    return refused("ipb_expiry_temp", "A block that hides a user cannot end.");
  const [user] = store.find("users", "name", target.name);
  return Number(user?.["editcount"] ?? 0) > MAX_HIDDEN_EDITS
    ? refused("ipb_hide_invalid", "The user has too many edits to be hidden.")
    : undefined;
}

function isSameBlock(before: TableRow, change: BlockChange): boolean {
  const isUser = change.target.kind === "user";
  const { pages = [], namespaces = [], actions = [] } = objectOrEmpty(before["restrictions"]);
  const titles = Array.isArray(pages) ? pages.map((page) => objectOrEmpty(page)["title"]) : [];
  const limits = change.limits ?? { pages: [], namespaces: [], actions: [] };
  return (
    before["expiry"] === change.expiry &&
    textOrEmpty(before["reason"]) === change.comment &&
    before["anononly"] === (change.anononly && !isUser) &&
    before["nocreate"] === change.nocreate &&
    before["autoblock"] === (change.autoblock && isUser) &&
    before["noemail"] === change.noemail &&
    before["hidden"] === change.hidden &&
    before["allowusertalk"] === change.allowusertalk &&
    before["partial"] === (change.limits !== undefined) &&
    sameItems(
      titles,
      limits.pages.map(({ text }) => text),
    ) &&
    sameItems(namespaces, limits.namespaces) &&
    sameItems(actions, limits.actions)
  );
}

function sameItems(one: unknown, other: readonly unknown[]): boolean {
  return Array.isArray(one) && sortedText(one) === sortedText(other);
}

function sortedText(list: readonly unknown[]): string {
  return list.map(String).sort().join("|");
}
