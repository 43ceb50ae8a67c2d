import type { JsonObject } from "../../../runtime/model/json.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiLogEventRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { logChangeRow } from "../../tables/change-rows.js";
import type { ChangeActor } from "./change-actor.js";
import { tagsAfter } from "../tags/tag-counts.js";
import { nextId } from "./next-id.js";
import { nextChange, withRecentChange } from "./recent-change.js";

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
  /** Whether the recent changes have the entry, and as that of a bot. */
  readonly recent: "none" | "human" | "bot";
}

/** Tables with one more entry of a log, and the entry. */
export interface Logged {
  readonly tables: Tables;
  readonly entry: WikiLogEventRow;
}

/** Adds an entry to a log, and to the recent changes unless it has none there. */
export function withLogEntry(tables: Tables, entry: NewLogEntry): Logged {
  const row = logRow(tables, entry);
  const logevents = [...tables.logevents, row];
  const { made, recent } = entry;
  const tagged = withTagsOf(tables, entry);
  const logged = { ...tagged, logevents };
  if (recent === "none") return { tables: logged, entry: row };
  const redirect = tables.pages.some(
    (page) => page.ns === row.ns && page.title === row.title && page.redirect,
  );
  const change = logChangeRow({
    rcid: nextChange(tables),
    entry: row,
    bot: recent === "bot",
    redirect,
    ...(made && { made }),
  });
  return { tables: withRecentChange(logged, change), entry: row };
}

/** The revision that an event made has the tags of the entry; they count once. */
function withTagsOf(tables: Tables, { made, tags }: NewLogEntry): Tables {
  if (tags.length === 0) return tables;
  const revision = tables.revisions.find(({ revid }) => revid === made?.revid);
  const isTagged = revision !== undefined && tags.every((tag) => revision.tags.includes(tag));
  if (isTagged) return tables;
  return {
    ...tables,
    tags: tagsAfter(tables.tags, tags),
    revisions: tables.revisions.map((row) =>
      row === revision ? { ...row, tags: [...new Set([...row.tags, ...tags])] } : row,
    ),
  };
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
    // The server trims it (`ManualLogEntry::insert`).
    comment: comment.trim(),
    tags,
  };
}
