import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiBlockRow } from "../../data/wiki-data.js";
import { objectOrEmpty, textOrEmpty } from "../../values/row.js";
import { nextId } from "../effects/next-id.js";

/** The seconds that an automatic block lasts (`$wgAutoblockExpiry`). */
const AUTOMATIC_SECONDS = 86_400;

/**
 * The block of the address that a blocked user had at their last change, if the block asks for it.
 * All clients of a stub have one address, and nobody sees it in the block.
 */
export function automaticBlock(
  row: WikiBlockRow,
  { site, tables }: Wiki,
  time: string,
): WikiBlockRow | undefined {
  const hasChange = tables.changes.some(({ user }) => user === row.user);
  if (!row.autoblock || !hasChange) return undefined;
  const own = new Set((tables.addressblocks ?? []).map(({ id }) => id));
  const isThere = tables.blocks.some(({ id, user }) => own.has(id) || user === addressOf(site));
  if (isThere) return undefined;
  const end = new Date(Date.parse(time) + AUTOMATIC_SECONDS * 1000).toISOString();
  const latest = `${end.slice(0, 19)}Z`;
  return {
    id: nextBlock(tables),
    target: "ip",
    by: row.by,
    byid: row.byid,
    timestamp: time,
    expiry: row.expiry === "infinity" || row.expiry > latest ? latest : row.expiry,
    reason: automaticReason(row),
    automatic: true,
    anononly: false,
    nocreate: row.nocreate,
    autoblock: false,
    noemail: false,
    hidden: row.hidden,
    allowusertalk: row.allowusertalk,
    partial: row.partial,
    restrictions: row.restrictions,
  };
}

/** The number of a new block. */
export function nextBlock({ blocks, endedblocks = [] }: Tables): number {
  return nextId([...blocks, ...endedblocks], "id");
}

/** Whether a block was made together with that of a user. */
export function isAutomaticOf(row: WikiBlockRow, { user, reason }: WikiBlockRow): boolean {
  return (
    row.automatic && row.reason === automaticReason({ ...(user !== undefined && { user }), reason })
  );
}

/** The text of the message `autoblocker` in English. */
function automaticReason({ user = "", reason }: Pick<WikiBlockRow, "user" | "reason">): string {
  return `Autoblocked because your IP address has been recently used by "[[User:${user}|${user}]]".\nThe reason given for ${user}'s block is "${reason}"`;
}

function addressOf({ userinfo }: Wiki["site"]): string {
  return textOrEmpty(objectOrEmpty(userinfo)["name"]);
}
