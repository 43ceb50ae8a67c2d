// The tables of a wiki with indexes, its accounts and their rights.

import { isJsonObject } from "../../runtime/model/json.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { addressRange } from "../data/ip-address.js";
import { generalFacts } from "../data/site.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Caller } from "./caller.js";
import { isLoggedIn } from "./caller.js";
import type { Store } from "./store.js";
import { USER_TALK } from "../data/namespaces.js";

/**
 * The block of a caller that has not ended: that of the account, and those of the address that all
 * clients of a stub have. Accounts that are exempt from blocks of addresses have the first alone.
 * Several are combined as `CompositeBlock` does, and listed in `components`.
 */
export function blockOfCaller(caller: Caller, store: Store): TableRow | undefined {
  const now = timeOf(store);
  const direct = directBlocks(caller, store);
  const isPresent = (block: TableRow): boolean => !hasEnded(block, now);
  const blocks = [...direct, ...addressBlocks(direct, caller, store).filter(isPresent)];
  return blocks.length > 1 ? combined(blocks) : blocks[0];
}

/** The blocks of the account of a caller that have not ended. */
function directBlocks({ name }: Caller, store: Store): readonly TableRow[] {
  const now = timeOf(store);
  return store.find("blocks", "user", name).filter((block) => !hasEnded(block, now));
}

function timeOf({ site }: Store): string {
  return textOrEmpty(generalFacts(site)["time"]);
}

/** `infinity` is after all times. */
function hasEnded({ expiry }: TableRow, now: string): boolean {
  return textOrEmpty(expiry) <= now;
}

/** The blocks of addresses that are effective for a caller. */
function addressBlocks(
  direct: readonly TableRow[],
  caller: Caller,
  store: Store,
): readonly TableRow[] {
  const isUser = isLoggedIn(caller);
  if (isUser && caller.rights.has("ipblock-exempt")) return [];
  return store.rows("blocks").filter((row) => {
    if (row["target"] === "user" || direct.includes(row)) return false;
    if (isUser && row["anononly"] === true) return false;
    return isInRange(addressOfClients(store), row);
  });
}

function combined(blocks: readonly TableRow[]): TableRow {
  const isSome = (name: string, value = true): boolean =>
    blocks.some((block) => (block[name] === true) === value);
  const starts = blocks.map(({ timestamp }) => textOrEmpty(timestamp)).sort();
  const expiries = blocks.map(({ expiry }) => textOrEmpty(expiry)).sort();
  return {
    id: null,
    by: "",
    byid: 0,
    reason: "Several blocks apply to the account or the IP address",
    timestamp: starts[0] ?? "",
    // "infinity" is after all times.
    expiry: expiries.at(-1) ?? "infinity",
    partial: !isSome("partial", false),
    nocreate: isSome("nocreate"),
    anononly: !isSome("anononly", false),
    noemail: isSome("noemail"),
    allowusertalk: !isSome("allowusertalk", false),
    restrictions: {
      actions: blocks.flatMap(({ restrictions }) =>
        listOrEmpty(objectOrEmpty(restrictions)["actions"]),
      ),
    },
    components: blocks,
  };
}

/** The blocks that a block of a caller consists of. */
function blockComponents(block: TableRow): readonly TableRow[] {
  const { components } = block;
  return Array.isArray(components) ? components.filter(isJsonObject) : [block];
}

/** Whether a block prevents an action on a page. */
export function isPrevented(
  block: TableRow,
  action: string,
  page: TableRow,
  caller: Caller,
): boolean {
  return blockComponents(block).some((each) => isPreventedBy(each, action, page, caller));
}

function isPreventedBy(block: TableRow, action: string, page: TableRow, caller: Caller): boolean {
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

/** The block as errors and `userinfo` show it (`ApiBlockInfoTrait`). */
export function blockInfo(block: TableRow, store: Store): JsonObject {
  const components = blockComponents(block);
  const { id, by, byid, reason, timestamp, expiry, partial, nocreate, anononly } = block;
  return {
    blockid: id,
    blockedby: by,
    blockedbyid: byid,
    blockreason: reason,
    blockedtimestamp: timestamp,
    blockexpiry: expiry === "infinity" ? "infinite" : expiry,
    blockpartial: partial,
    blocknocreate: nocreate,
    blockanononly: anononly,
    blockemail: block["noemail"],
    blockowntalk: block["allowusertalk"] !== true,
    blockedtimestampformatted: formattedTime(textOrEmpty(timestamp), store),
    ...(expiry !== "infinity" && {
      blockexpiryformatted: formattedTime(textOrEmpty(expiry), store),
      // The server writes times to come in full.
      blockexpiryrelative: formattedTime(textOrEmpty(expiry), store),
    }),
    ...(components.length > 1 && {
      blockcomponents: components.map((each) => blockInfo(each, store)),
    }),
  };
}

/** `18:23, 3 November 2026`, or in the format and the language of the data. */
function formattedTime(time: string, { site }: Store): string {
  const date = new Date(time);
  const english = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  const parts: Readonly<Record<string, string>> = {
    "H:i": time.slice(11, 16),
    j: `${date.getUTCDate()}`,
    F: textOrEmpty(listOrEmpty(site.facts["months"])[date.getUTCMonth()]) || english,
    Y: `${date.getUTCFullYear()}`,
  };
  const format = textOrEmpty(site.facts["dateformat"]) || "H:i, j F Y";
  return format.replaceAll(/H:i|[jFY]/g, (part) => parts[part] ?? part);
}

function addressOfClients({ site }: Store): string {
  return textOrEmpty(objectOrEmpty(site.facts["userinfo"])["name"]) || "127.0.0.1";
}

function isInRange(address: string, { user }: TableRow): boolean {
  const single = addressRange(address);
  const range = addressRange(textOrEmpty(user));
  return (
    single !== undefined &&
    range !== undefined &&
    range.family === single.family &&
    range.first <= single.first &&
    single.last <= range.last
  );
}
