import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { WikiBlockData, WikiLogEventRow, WikiProtectionData } from "../data/wiki-data.js";
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

/** The parameters of an entry about protections. */
export function protectionParams(protections: readonly WikiProtectionData[]): JsonObject {
  const details = protections.map(({ type, level, expiry = "infinity", cascade = false }) => ({
    type,
    level,
    expiry: expiry === "infinity" ? "infinite" : expiry,
    cascade,
  }));
  return {
    description: details.map(({ type, level }) => `[${type}=${level}]`).join(" "),
    cascade: details.some(({ cascade }) => cascade),
    details,
  };
}

/** The parameters of an entry about a block. */
export function blockParams(data: WikiBlockData, site: Site): JsonObject {
  const { expiry = "infinity" } = data;
  const flags = [
    ...(data.anononly === true ? ["anononly"] : []),
    ...((data.nocreate ?? true) ? ["nocreate"] : []),
    ...((data.autoblock ?? true) ? [] : ["noautoblock"]),
    ...(data.noemail === true ? ["noemail"] : []),
    ...((data.allowusertalk ?? true) ? [] : ["nousertalk"]),
    ...(data.hidden === true ? ["hiddenname"] : []),
  ];
  return {
    duration: expiry,
    flags,
    ...restrictionParams(data, site),
    ...(expiry === "infinity" ? {} : { expiry }),
  };
}

function restrictionParams(data: WikiBlockData, site: Site): JsonObject {
  if (!isPartial(data)) return { sitewide: true };
  const pages = (data.pages ?? []).flatMap((text) => {
    const title = parseTitle(site, text);
    return title.kind === "title" ? [{ page_ns: title.ns, page_title: title.text }] : [];
  });
  const { namespaces = [], actions = [] } = data;
  return {
    restrictions: {
      ...(pages.length > 0 && { pages }),
      ...(namespaces.length > 0 && { namespaces }),
      ...(actions.length > 0 && { actions }),
    },
    sitewide: false,
  };
}

/** Whether a block prevents only some actions of its target. */
export function isPartial({ pages, namespaces, actions }: WikiBlockData): boolean {
  return pages !== undefined || namespaces !== undefined || actions !== undefined;
}
