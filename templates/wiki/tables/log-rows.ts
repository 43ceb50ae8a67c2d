import type { WikiLogEventRow } from "../data/wiki-data.js";
import { base36Hash, fileHash } from "./file-rows.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { actorOf, hiddenMarks } from "./revision-rows.js";
import type { HistoryEvent, LogEntry } from "./history.js";

/** The log: an entry for each event, except later revisions. */
export function logRows(
  history: readonly HistoryEvent[],
  ids: Ids,
): ReadonlyMap<HistoryEvent, WikiLogEventRow> {
  const rows = new Map<HistoryEvent, WikiLogEventRow>();
  for (const event of history) if (event.entry) rows.set(event, rowOf(event, event.entry, ids));
  return rows;
}

function rowOf(event: HistoryEvent, entry: LogEntry, ids: Ids): WikiLogEventRow {
  const { title, type, action, comment = "", tags } = entry;
  return {
    logid: idOf(ids.entries, event),
    ns: title.ns,
    title: title.text,
    logpage: pageOf(event, title.text, ids),
    params: paramsOf(event, ids),
    type,
    action,
    ...actorOf(event.actor, ids),
    timestamp: event.time,
    comment,
    tags: [...new Set(tags)],
    ...hiddenMarks(entry),
  };
}

/** The number of the page that an entry is about. Entries about users have none. */
function pageOf({ kind, page }: HistoryEvent, title: string, ids: Ids): number {
  if (kind === "account" || kind === "block") return 0;
  return page ? idOf(ids.pages, page) : idOf(ids.titles, title);
}

function paramsOf(event: HistoryEvent, ids: Ids): WikiLogEventRow["params"] {
  switch (event.kind) {
    case "account":
      return { userid: idOf(ids.users, event.actor) };
    case "version": {
      const { page, version, time } = event;
      return { img_sha1: base36Hash(fileHash(page, version)), img_timestamp: time };
    }
    case "revision":
    case "reservation":
    case "block":
    case "entry":
      return event.entry?.params ?? {};
  }
}
