// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The tables of a wiki with indexes, its accounts and their rights.

import type { JsonObject } from "../../model/json.js";
import { addressRange } from "../data/ip-address.js";
import { generalFacts } from "../data/site.js";
import { isSince } from "../data/wiki-version.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Caller } from "./caller.js";
import { isLoggedIn } from "./caller.js";
import type { Store } from "./store.js";

const USER_TALK = 3;

/**
 * The block of a caller that has not ended: that of the account, or of the address that all clients
 * of a stub have. Accounts that are exempt from blocks of addresses have the first alone.
 */
export function blockOfCaller(caller: Caller, store: Store): TableRow | undefined {
  const now = textOrEmpty(generalFacts(store.site)["time"]);
  const isPresent = ({ expiry }: TableRow): boolean =>
    expiry === "infinity" || textOrEmpty(expiry) > now;
  const direct = store.find("blocks", "user", caller.name).find(isPresent);
  if (direct) return direct;
  const isUser = isLoggedIn(caller);
  if (isUser && caller.rights.has("ipblock-exempt")) return undefined;
  return store.rows("blocks").find((row) => {
    if (!isPresent(row) || row["target"] === "user") return false;
    if (isUser && row["anononly"] === true) return false;
    // Other automatic blocks are of addresses that no client of the stub has.
    return row["automatic"] === true
      ? store.find("addressblocks", "id", row["id"]).length > 0
      : isInRange(addressOfClients(store), row);
  });
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
  if (block["partial"] !== true) return !(isOwnTalk && block["allowusertalk"] === true);
  const { pages, namespaces, actions } = objectOrEmpty(block["restrictions"]);
  return (
    listOrEmpty(namespaces).includes(Number(page["ns"])) ||
    listOrEmpty(actions).includes(action) ||
    listOrEmpty(pages).some(
      (each) => page["pageid"] !== undefined && objectOrEmpty(each)["id"] === page["pageid"],
    )
  );
}

/** The block as errors and `userinfo` show it (`ApiBlockInfoTrait`). */
export function blockInfo(block: TableRow, { site }: Store): JsonObject {
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
    ...(isSince(site, "1.43") && {
      blockemail: block["noemail"],
      blockowntalk: block["allowusertalk"] !== true,
    }),
    blockedtimestampformatted: formattedTime(textOrEmpty(timestamp)),
  };
}

/** `18:23, 3 November 2026` */
function formattedTime(time: string): string {
  const date = new Date(time);
  const month = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return `${time.slice(11, 16)}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
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
