import type { WikiChangeRow, WikiLogEventRow, WikiRevisionRow } from "../data/wiki-data.js";
import { numbering } from "./numbering.js";
import type { PagePlan } from "./plan.js";
import type { Revision } from "./revision-rows.js";
import type { HistoryEvent } from "./history.js";
import { hiddenMarks } from "./hidden-marks.js";

/** Who need not be watched over. */
export type Trusted = (user: string) => boolean;

/** The recent changes. Those of pages that are gone are gone with them, and making a page is no entry besides its revision. */
export function changeRows(
  history: readonly HistoryEvent[],
  revisions: ReadonlyMap<HistoryEvent, Revision>,
  log: ReadonlyMap<HistoryEvent, WikiLogEventRow>,
  trusted: Trusted,
): readonly WikiChangeRow[] {
  const next = numbering([]);
  const uploads = firstUploads(history);
  const firsts = new Map(
    [...revisions.values()]
      .filter(({ row }) => row.parentid === 0)
      .map((revision) => [revision.page, revision] as const),
  );
  return history.flatMap((event): WikiChangeRow[] => {
    const revision = revisions.get(event);
    if (revision) {
      // An upload speaks for the first revision of its page; those that follow are changes.
      const silent = revision.row.parentid === 0 && uploads.has(revision.page);
      return revision.page.kind === "gone" || silent
        ? []
        : [editRow(event, next(), revision, trusted)];
    }
    const entry = log.get(event);
    if (!entry || entry.type === "suppress") return [];
    const made = event.kind === "version" && event.first ? firsts.get(event.page) : undefined;
    return [logRow(event, next(), entry, made?.row)];
  });
}

function firstUploads(history: readonly HistoryEvent[]): ReadonlySet<PagePlan> {
  return new Set(
    history.flatMap((event) => (event.kind === "version" && event.first ? [event.page] : [])),
  );
}

function editRow(
  event: HistoryEvent,
  rcid: number,
  { row, page, before }: Revision,
  trusted: Trusted,
): WikiChangeRow {
  const data = event.kind === "revision" ? event.revision : undefined;
  const autopatrolled = trusted(row.user);
  return revisionChangeRow({
    rcid,
    row,
    page: page.title,
    before,
    bot: data?.bot ?? false,
    patrolled: data?.patrolled ?? autopatrolled,
    autopatrolled,
  });
}

/** The facts that the recent change of a revision depends on. */
export interface RevisionChange {
  readonly rcid: number;
  readonly row: WikiRevisionRow;
  readonly page: { readonly ns: number; readonly text: string };
  /** Bytes of the revision before; 0 without one. */
  readonly before: number;
  readonly bot: boolean;
  readonly patrolled: boolean;
  /** The author need not be watched over. */
  readonly autopatrolled: boolean;
}

/** The recent change of a revision. */
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
    ...(row.anon ? { anon: true } : {}),
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

function logRow(
  event: HistoryEvent,
  rcid: number,
  entry: WikiLogEventRow,
  made: WikiRevisionRow | undefined,
): WikiChangeRow {
  return logChangeRow({
    rcid,
    entry,
    bot: event.kind === "entry" && event.data.bot === true,
    ...(made && { made }),
  });
}

/** The facts that the recent change of a log entry depends on. */
export interface LogEntryChange {
  readonly rcid: number;
  readonly entry: WikiLogEventRow;
  readonly bot: boolean;
  /** The revision that the event made. */
  readonly made?: Pick<WikiRevisionRow, "revid">;
}

/** The recent change of an entry of a log. */
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
    ...(entry.anon ? { anon: true } : {}),
    bot,
    new: false,
    minor: false,
    oldlen: 0,
    newlen: 0,
    timestamp: entry.timestamp,
    // `RecentChange::save` trims them, unlike the log.
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
