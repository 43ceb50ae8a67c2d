import type {
  WikiChangeRow,
  WikiLogEventRow,
  WikiRevisionRow,
  WikiUserRow,
} from "../data/wiki-data.js";
import type { PagePlan } from "./plan.js";
import { hiddenMarks } from "./revision-rows.js";
import type { Revision } from "./revision-rows.js";
import type { NumberedEvent } from "./ids.js";

/**
 * Recent changes, except changes to deleted pages. Creating a page is a single change: its first
 * revision, or its upload.
 */
export function changeRows(
  history: readonly NumberedEvent[],
  revisions: ReadonlyMap<NumberedEvent, Revision>,
  log: ReadonlyMap<NumberedEvent, WikiLogEventRow>,
  users: readonly WikiUserRow[],
): readonly WikiChangeRow[] {
  const rows: WikiChangeRow[] = [];
  const trusted = new Set(
    users.filter(({ rights }) => rights.includes("autopatrol")).map(({ name }) => name),
  );
  const firsts = new Map<PagePlan, WikiRevisionRow>();
  for (const event of history) {
    const rcid = rows.length + 1;
    const entry = log.get(event);
    if (event.kind === "revision") {
      const { page, revision: data } = event;
      const revision = revisions.get(event);
      if (!revision) continue;
      const { row, before } = revision;
      if (!firsts.has(page)) firsts.set(page, row);
      if (page.kind === "gone" || (row.parentid === 0 && page.versions.length > 0)) continue;
      const autopatrolled = trusted.has(row.user);
      const { bot = false, patrolled = autopatrolled } = data;
      const facts = { rcid, row, page: page.title, before, bot, patrolled, autopatrolled };
      rows.push(revisionChangeRow(facts));
    } else if (entry && entry.type !== "suppress") {
      const isFirst = event.kind === "version" && event.page.versions[0] === event.version;
      const made = isFirst ? firsts.get(event.page) : undefined;
      const bot = event.entry?.bot === true;
      rows.push(logChangeRow({ rcid, entry, bot, ...(made && { made }) }));
    }
  }
  return rows;
}

/** Facts that a revision's recent change depends on. */
export interface RevisionChange {
  readonly rcid: number;
  readonly row: WikiRevisionRow;
  readonly page: { readonly ns: number; readonly text: string };
  /** The previous revision's size in bytes; 0 without one. */
  readonly before: number;
  readonly bot: boolean;
  readonly patrolled: boolean;
  /** Whether the author's edits are autopatrolled. */
  readonly autopatrolled: boolean;
}

/** A revision's recent change. */
export function revisionChangeRow(change: RevisionChange): WikiChangeRow {
  const { rcid, row, page, before, bot, patrolled, autopatrolled } = change;
  const isNew = row.parentid === 0;
  return {
    rcid,
    type: isNew ? "new" : "edit",
    ns: page.ns,
    title: page.text,
    pageid: row.pageid,
    revid: row.revid,
    old_revid: row.parentid,
    user: row.user,
    userid: row.userid,
    ...(row.anon && { anon: true }),
    bot,
    new: isNew,
    minor: row.minor,
    oldlen: before,
    newlen: row.size,
    timestamp: row.timestamp,
    comment: row.comment.trim(),
    patrolled,
    unpatrolled: !patrolled,
    autopatrolled: patrolled && autopatrolled,
    tags: row.tags,
    source: isNew ? "mw.new" : "mw.edit",
    ...hiddenMarks(row),
  };
}

/** Facts that a log entry's recent change depends on. */
export interface LogEntryChange {
  readonly rcid: number;
  readonly entry: WikiLogEventRow;
  readonly bot: boolean;
  /** The revision created by the event. */
  readonly made?: Pick<WikiRevisionRow, "revid">;
}

/** A log entry's recent change. */
export function logChangeRow({ rcid, entry, bot, made }: LogEntryChange): WikiChangeRow {
  return {
    rcid,
    type: "log",
    ns: entry.ns,
    title: entry.title,
    pageid: entry.logpage,
    revid: made?.revid ?? 0,
    old_revid: 0,
    user: entry.user,
    userid: entry.userid,
    ...(entry.anon && { anon: true }),
    bot,
    new: false,
    minor: false,
    oldlen: 0,
    newlen: 0,
    timestamp: entry.timestamp,
    // `RecentChange::save` trims comments, but the log does not.
    comment: entry.comment.trim(),
    patrolled: true,
    unpatrolled: false,
    autopatrolled: true,
    logid: entry.logid,
    logtype: entry.type,
    logaction: entry.action,
    logparams: entry.params,
    tags: entry.tags,
    source: "mw.log",
    ...hiddenMarks(entry),
  };
}
