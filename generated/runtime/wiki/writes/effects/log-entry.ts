// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonObject } from "../../../model/json.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiLogEventRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { logChangeRow } from "../../tables/change-rows.js";
import type { ChangeActor } from "./change-actor.js";
import { tagsAfter } from "./tag-counts.js";
import { nextId } from "./next-id.js";

/** An entry of a log that a change makes. */
export interface NewLogEntry {
  readonly type: string;
  readonly action: string;
  readonly ns: number;
  /** With the namespace. */
  readonly title: string;
  /** The page that the entry is about; 0 for none. */
  readonly pageid: number;
  /** The revision that the event made. */
  readonly made?: Pick<WikiRevisionRow, "revid" | "sha1">;
  readonly params: JsonObject;
  readonly actor: ChangeActor;
  /** ISO 8601. */
  readonly time: string;
  readonly comment: string;
  readonly tags: readonly string[];
}

/** The recent change of an entry. */
export interface LogChange {
  readonly bot: boolean;
  /** The title is that of a redirect. */
  readonly redirect: boolean;
}

/** Tables with one more entry of a log, and the entry. */
export interface Logged {
  readonly tables: Tables;
  readonly entry: WikiLogEventRow;
}

/** Adds an entry to a log, and to the recent changes if it has one there. */
export function withLogEntry(tables: Tables, entry: NewLogEntry, change?: LogChange): Logged {
  const row = logRow(tables, entry);
  const logevents = [...tables.logevents, row];
  const tags = tagsAfter(tables.tags, entry.tags);
  if (!change) return { tables: { ...tables, logevents, tags }, entry: row };
  const rcid = nextId(tables.changes, "rcid");
  const { made } = entry;
  const recent = logChangeRow({ rcid, entry: row, ...change, ...(made && { made }) });
  const changes = [...tables.changes, recent];
  return { tables: { ...tables, logevents, tags, changes }, entry: row };
}

function logRow(tables: Tables, entry: NewLogEntry): WikiLogEventRow {
  const { type, action, ns, title, pageid, made, params, actor, time, comment, tags } = entry;
  const present = tables.pages.find((page) => page.ns === ns && page.title === title);
  return {
    logid: nextId(tables.logevents, "logid"),
    ns,
    title,
    pageid: present?.pageid ?? 0,
    logpage: pageid,
    ...(made && { revid: made.revid }),
    params,
    type,
    action,
    ...actor,
    timestamp: time,
    comment,
    tags,
  };
}
