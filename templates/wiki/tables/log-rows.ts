import type { JsonObject } from "../../runtime/model/json.js";
import type { WikiBlockRow, WikiLogEventRow, WikiProtectionData } from "../data/wiki-data.js";
import { blockParams } from "./block-rows.js";
import { base36Hash, fileHash } from "./file-rows.js";
import type { LogEntry } from "./history.js";
import type { NumberedEvent, NumberedHistory } from "./ids.js";
import { actorOf, hiddenMarks } from "./revision-rows.js";

/** The log: an entry for each event, except later revisions. */
export function logRows(
  { events, titles }: NumberedHistory,
  blocks: ReadonlyMap<NumberedEvent, WikiBlockRow>,
): ReadonlyMap<NumberedEvent, WikiLogEventRow> {
  const rows = new Map<NumberedEvent, WikiLogEventRow>();
  for (const event of events) {
    const { entry, kind, page, pageid } = event;
    if (!entry) continue;
    // Entries about users do not have a page.
    const isOfUser = kind === "account" || kind === "block";
    const logpage = isOfUser || page ? pageid : (titles.get(entry.title.text) ?? 0);
    rows.set(event, rowOf(event, entry, logpage, blocks.get(event)));
  }
  return rows;
}

function rowOf(
  event: NumberedEvent,
  entry: LogEntry,
  logpage: number,
  block: WikiBlockRow | undefined,
): WikiLogEventRow {
  const { title, type, action, comment = "", tags } = entry;
  return {
    logid: event.logid,
    ns: title.ns,
    title: title.text,
    logpage,
    params: block ? blockParams(block, block.expiry) : paramsOf(event),
    type,
    action,
    ...actorOf(event),
    timestamp: event.time,
    comment,
    tags: [...new Set(tags)],
    ...hiddenMarks(entry),
  };
}

function paramsOf(event: NumberedEvent): WikiLogEventRow["params"] {
  if (event.kind === "account") return { userid: event.userid };
  if (event.kind !== "version") return event.entry?.params ?? {};
  const { page, version, time } = event;
  return { img_sha1: base36Hash(fileHash(page, version)), img_timestamp: time };
}

/** The parameters of a log entry about protections. */
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
