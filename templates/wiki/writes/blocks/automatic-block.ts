// Blocks of the clients' address that the wiki makes because an account is blocked.

import type { Site } from "../../data/site.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiBlockRow } from "../../data/wiki-data.js";
import { isSince } from "../../data/wiki-version.js";
import { objectOrEmpty, textOrEmpty } from "../../values/row.js";
import type { ChangeMoment } from "../effects/changed.js";
import { nextId } from "../effects/next-id.js";

/** The seconds that an automatic block lasts (`$wgAutoblockExpiry`). */
const AUTOMATIC_SECONDS = 86_400;

/**
 * Blocks the address of all clients because of the block of an account. If an automatic block of the
 * address is there, it starts again, unless the block of the account ends before it
 * (`DatabaseBlock::doAutoblock` of MediaWiki 1.39, `DatabaseBlockStore::doAutoblock` of 1.43).
 */
export function withAddressBlock(tables: Tables, row: WikiBlockRow, moment: ChangeMoment): Tables {
  if (!row.autoblock) return tables;
  const { blocks, addressblocks = [] } = tables;
  const { site, time } = moment;
  const own = new Set(addressblocks.map(({ id }) => id));
  const address = textOrEmpty(objectOrEmpty(site.facts["userinfo"])["name"]);
  const isOfAddress = (each: WikiBlockRow): boolean =>
    (own.has(each.id) || each.user === address) && each.expiry > time;
  if (!blocks.some(isOfAddress)) {
    const block = automaticBlock(row, nextBlock(tables), time);
    return {
      ...tables,
      blocks: [...blocks, block],
      addressblocks: [...addressblocks, { id: block.id, parent: row.id }],
    };
  }
  const isRenewed = (each: WikiBlockRow): boolean =>
    each.automatic && isOfAddress(each) && row.expiry > comparedEnd(each, site);
  const renewed = { timestamp: time, expiry: aDayAfter(time) };
  return {
    ...tables,
    blocks: blocks.map((each) => (isRenewed(each) ? { ...each, ...renewed } : each)),
  };
}

/** The end that the end of a block of the account is compared with. */
function comparedEnd({ timestamp, expiry }: WikiBlockRow, site: Site): string {
  return isSince(site, "1.43") ? expiry : aDayAfter(timestamp);
}

function aDayAfter(time: string): string {
  const end = new Date(Date.parse(time) + AUTOMATIC_SECONDS * 1000).toISOString();
  return `${end.slice(0, 19)}Z`;
}

function automaticBlock(row: WikiBlockRow, id: number, time: string): WikiBlockRow {
  return {
    id,
    target: "ip",
    timestamp: time,
    expiry: earlier(row.expiry, aDayAfter(time)),
    reason: automaticReason(row),
    automatic: true,
    anononly: false,
    autoblock: false,
    noemail: false,
    ...inheritedColumns(row),
  };
}

/** The columns that an automatic block has in common with the block of the account. */
function inheritedColumns(row: WikiBlockRow) {
  const { by, byid, nocreate, hidden, allowusertalk, partial, restrictions } = row;
  return { by, byid, nocreate, hidden, allowusertalk, partial, restrictions };
}

/** `infinity` is after all times. */
function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/**
 * Changes the automatic blocks of an account with the block of the account, or ends them if it does not
 * ask for them any more (`DatabaseBlockStore::updateBlock`). MediaWiki 1.39 then repeats its reason alone.
 */
export function withChangedChildren(
  tables: Tables,
  row: WikiBlockRow,
  before: WikiBlockRow,
  site: Site,
): Tables {
  if (!row.autoblock) return withoutChildren(tables, before);
  const isNew = isSince(site, "1.43");
  const reason = isNew ? automaticReason(row) : row.reason;
  const blocks = tables.blocks.map((each) =>
    isChildOf(each, before, tables)
      ? {
          ...each,
          ...inheritedColumns(row),
          reason,
          expiry: isNew ? earlier(each.expiry, row.expiry) : each.expiry,
        }
      : each,
  );
  return { ...tables, blocks };
}

/** Ends the automatic blocks of an account. */
export function withoutChildren(tables: Tables, row: WikiBlockRow): Tables {
  const ended = tables.blocks.filter((each) => isChildOf(each, row, tables));
  return {
    ...tables,
    blocks: tables.blocks.filter((each) => !ended.includes(each)),
    endedblocks: [...(tables.endedblocks ?? []), ...ended],
  };
}

/**
 * Whether a block was made because of another. Only the reason shows it if the data had both: it ends
 * with the other block's, also in the wording of MediaWiki.
 */
function isChildOf(
  row: WikiBlockRow,
  parent: WikiBlockRow,
  { addressblocks = [] }: Tables,
): boolean {
  if (!row.automatic) return false;
  const known = addressblocks.find(({ id }) => id === row.id);
  if (known) return known.parent === parent.id;
  const { user = "", reason } = parent;
  return row.reason.includes(`[[User:${user}|${user}]]`) && row.reason.endsWith(`"${reason}"`);
}

/** The number of a new block. */
export function nextBlock({ blocks, endedblocks = [] }: Tables): number {
  return nextId([...blocks, ...endedblocks], "id");
}

function automaticReason({ user = "", reason }: Pick<WikiBlockRow, "user" | "reason">): string {
  return `Automatic: [[User:${user}|${user}]] used the address. Block reason: "${reason}"`;
}
