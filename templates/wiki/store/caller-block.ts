import type { JsonObject } from "../../runtime/model/json.js";
import { addressRange } from "../data/ip-address.js";
import { USER_TALK } from "../data/namespaces.js";
import { timeOf } from "../data/site.js";
import { shownMoment } from "../values/moment.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { anonymous, isLoggedIn } from "./caller.js";
import type { Caller } from "./caller.js";
import type { Store } from "./store.js";

/**
 * A caller's active block: a block of the account, or of the IP address that all of a stub's
 * clients share. Blocks of IP addresses do not apply to exempt accounts. Because the stub does not
 * combine blocks, site-wide blocks take precedence over partial ones.
 */
export function blockOfCaller(caller: Caller, store: Store): TableRow | undefined {
  const isUser = isLoggedIn(caller);
  const isExempt = isUser && caller.rights.has("ipblock-exempt");
  const address = addressRange(anonymous(store).name);
  const blocks = store.rows("blocks").filter(({ user, target, anononly, expiry }) => {
    // `infinity` is later than all times.
    if (textOrEmpty(expiry) <= timeOf(store.site)) return false;
    if (user === caller.name) return true;
    if (target === "user" || isExempt || (isUser && anononly === true)) return false;
    const range = addressRange(textOrEmpty(user));
    return (
      address !== undefined &&
      range?.family === address.family &&
      range.first <= address.first &&
      address.last <= range.last
    );
  });
  return blocks.find(({ partial }) => partial !== true) ?? blocks[0];
}

/** Whether a block prevents an action on a page. */
export function isPrevented(
  block: TableRow,
  action: string,
  page: TableRow,
  caller: Caller,
): boolean {
  const isOwnTalk =
    page["ns"] === USER_TALK && textOrEmpty(page["key"]).replaceAll("_", " ") === caller.name;
  const isTalkFree = isOwnTalk && block["allowusertalk"] === true;
  if (block["partial"] !== true) return !isTalkFree;
  const { pages, namespaces, actions } = objectOrEmpty(block["restrictions"]);
  return (
    (listOrEmpty(namespaces).includes(Number(page["ns"])) && !isTalkFree) ||
    listOrEmpty(actions).includes(action) ||
    listOrEmpty(pages).some(
      (each) => page["pageid"] !== undefined && objectOrEmpty(each)["id"] === page["pageid"],
    )
  );
}

/** The block in the format of errors and `userinfo` (`ApiBlockInfoTrait`). */
export function blockInfo(block: TableRow, { site }: Store): JsonObject {
  const { id, by, byid, reason, timestamp, expiry, partial, nocreate, anononly } = block;
  const isFinite = expiry !== "infinity";
  return {
    blockid: id,
    blockedby: by,
    blockedbyid: byid,
    blockreason: reason,
    blockedtimestamp: timestamp,
    blockexpiry: isFinite ? expiry : "infinite",
    blockpartial: partial,
    blocknocreate: nocreate,
    blockanononly: anononly,
    blockemail: block["noemail"],
    blockowntalk: block["allowusertalk"] !== true,
    blockedtimestampformatted: shownMoment(textOrEmpty(timestamp), site.facts),
    ...(isFinite && {
      blockexpiryformatted: shownMoment(textOrEmpty(expiry), site.facts),
      // Writes a future time in the server's format.
      blockexpiryrelative: shownMoment(textOrEmpty(expiry), site.facts),
    }),
  };
}
