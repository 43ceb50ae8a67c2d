// Blocks of users and addresses: their rows, the log, and the actions that make and end them.

import type { JsonObject } from "../../../runtime/model/json.js";
import { titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiBlockRestrictions, WikiBlockRow } from "../../data/wiki-data.js";
import { isSince } from "../../data/wiki-version.js";
import { rangeOf } from "../../values/ip-range.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed, ChangeMoment } from "../effects/changed.js";
import { nextId } from "../effects/next-id.js";
import type { BlockLimits, BlockChange, BlockTarget } from "./block-change.js";
import { withUserEntry } from "./user-log.js";

/** Applies a block: its row, which keeps the number and the time of the one before it, and the log. */
export function applyBlock(wiki: Wiki, change: BlockChange): Changed {
  const moment = changeMoment(wiki);
  const { tables } = wiki;
  const before = tables.blocks.find((row) => isBlockOf(row, change.target));
  const row = blockRow(change, tables, moment, before);
  const blocks = before
    ? tables.blocks.map((each) => (each === before ? row : each))
    : [...tables.blocks, row];
  const logged = withUserEntry({ ...tables, blocks }, change, moment, {
    title: userPage(change.target.name, moment.site),
    type: change.hidden ? "suppress" : "block",
    action: before ? "reblock" : "block",
    params: blockParams(change),
  });
  return {
    wiki: wikiAfter(wiki, logged.tables, moment, 0),
    revisions: [],
    entries: [logged.entry],
  };
}

/** Whether a block is of a target. */
export function isBlockOf(row: WikiBlockRow, { kind, name }: BlockTarget): boolean {
  return row.target === kind && row.user === name;
}

/** The page of a user or an address. */
export function userPage(name: string, site: Parameters<typeof titleOf>[0]): Title {
  return titleOf(site, USER, name.replaceAll(" ", "_"));
}

const USER = 2;

/** The range of a block that is not of addresses. */
const NO_ADDRESS = "0.0.0.0";

function blockRow(
  change: BlockChange,
  tables: Tables,
  { site, time }: ChangeMoment,
  before: WikiBlockRow | undefined,
): WikiBlockRow {
  const { target, actor, expiry, comment, limits } = change;
  const range = target.kind === "user" ? undefined : rangeOf(target.name);
  // Since 1.43, only ranges have a beginning and an end.
  const hasRange = target.kind === "range" || !isSince(site, "1.43");
  return {
    id: before?.id ?? nextId([...tables.blocks, ...(tables.endedblocks ?? [])], "id"),
    target: target.kind,
    user: target.name,
    userid: target.userid,
    ...(hasRange && {
      rangestart: range?.start ?? NO_ADDRESS,
      rangeend: range?.end ?? NO_ADDRESS,
    }),
    by: actor.user,
    byid: actor.userid,
    timestamp: before?.timestamp ?? time,
    expiry,
    reason: comment,
    automatic: false,
    anononly: change.anononly && target.kind !== "user",
    nocreate: change.nocreate,
    autoblock: change.autoblock && target.kind === "user",
    noemail: change.noemail,
    hidden: change.hidden,
    allowusertalk: change.allowusertalk,
    partial: limits !== undefined,
    restrictions: restrictionsOf(change, tables),
  };
}

function restrictionsOf({ limits }: BlockChange, { pages }: Tables): WikiBlockRestrictions {
  if (!limits) return {};
  const named = limits.pages.flatMap(({ ns, text }) => {
    const row = pages.find((page) => page.ns === ns && page.title === text);
    return row ? [{ id: row.pageid, ns, title: text }] : [];
  });
  return {
    ...(named.length > 0 && { pages: named.sort((one, other) => one.id - other.id) }),
    ...(limits.namespaces.length > 0 && { namespaces: limits.namespaces }),
    ...(limits.actions.length > 0 && { actions: limits.actions }),
  };
}

function blockParams(change: BlockChange): JsonObject {
  const { target, expiry, limits } = change;
  const flags = [
    ...(target.kind !== "user" && change.anononly ? ["anononly"] : []),
    ...(change.nocreate ? ["nocreate"] : []),
    ...(target.kind === "user" && !change.autoblock ? ["noautoblock"] : []),
    ...(change.noemail ? ["noemail"] : []),
    ...(change.allowusertalk ? [] : ["nousertalk"]),
    ...(change.hidden ? ["hiddenname"] : []),
  ];
  return {
    duration: expiry === "infinity" ? "infinity" : change.duration,
    flags,
    ...(limits && !isUnlimited(limits) && { restrictions: loggedLimits(limits) }),
    sitewide: limits === undefined,
    ...(expiry !== "infinity" && { expiry }),
  };
}

/** A partial block may prevent no edits at all, but new accounts or emails. */
function isUnlimited({ pages, namespaces, actions }: BlockLimits): boolean {
  return pages.length + namespaces.length + actions.length === 0;
}

function loggedLimits({ pages, namespaces, actions }: BlockLimits): JsonObject {
  const named = pages.map(({ ns, text }) => ({ page_ns: ns, page_title: text }));
  return {
    ...(named.length > 0 && { pages: named }),
    ...(namespaces.length > 0 && { namespaces }),
    ...(actions.length > 0 && { actions }),
  };
}
