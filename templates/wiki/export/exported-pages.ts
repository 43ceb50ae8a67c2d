// An export of pages: the member `pages` of a wiki's data, as JSON.

import { isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import type { WikiRevisionData } from "../data/wiki-data.js";
import type { Store } from "../store/store.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** A revision of an export. Without a time, it is of the time of the import. */
export type ExportedRevision = WikiRevisionData;

/** A page of an export. */
export interface ExportedPage {
  readonly title: string;
  /** In the order of the export. */
  readonly revisions: readonly ExportedRevision[];
}

/**
 * Writes pages with their current revisions. Hidden texts, users and comments are left out, with any
 * rights.
 *
 * @param pages rows of the table of pages, in the order of the export
 */
export function writeExport(store: Store, pages: readonly TableRow[]): string {
  const exported = pages.map(({ title, lastrevid }): ExportedPage => ({
    title: textOrEmpty(title),
    revisions: store.find("revisions", "revid", lastrevid).map(exportedRevision),
  }));
  return JSON.stringify({ pages: exported });
}

function exportedRevision(row: TableRow): ExportedRevision {
  return {
    text: row["texthidden"] === true ? "" : textOrEmpty(row["content"]),
    ...(row["texthidden"] === true && { texthidden: true }),
    ...(row["userhidden"] === true ? { userhidden: true } : { user: textOrEmpty(row["user"]) }),
    ...(row["commenthidden"] === true
      ? { commenthidden: true }
      : { comment: textOrEmpty(row["comment"]) }),
    timestamp: textOrEmpty(row["timestamp"]),
    ...(row["minor"] === true && { minor: true }),
    contentmodel: textOrEmpty(row["contentmodel"]),
  };
}

/** Parses an export; undefined if the text is not one. A page has revisions, or a text. */
export function parseExport(text: string): readonly ExportedPage[] | undefined {
  const data = parseJson(text);
  if (!isJsonObject(data) || !Array.isArray(data["pages"])) return undefined;
  const pages = data["pages"].flatMap((page): ExportedPage[] => {
    if (!isJsonObject(page) || typeof page["title"] !== "string") return [];
    const { text: only } = page;
    const revisions = only === undefined ? listOrEmpty(page["revisions"]) : [{ text: only }];
    const parsed = revisions.flatMap((revision) => parseRevision(revision) ?? []);
    return parsed.length === revisions.length ? [{ title: page["title"], revisions: parsed }] : [];
  });
  return pages.length === data["pages"].length ? pages : undefined;
}

function parseRevision(revision: Json): ExportedRevision | undefined {
  if (!isJsonObject(revision)) return undefined;
  const { text, timestamp, user, userhidden, comment, minor, contentmodel, texthidden } = revision;
  if (typeof text !== "string") return undefined;
  const isTime = typeof timestamp === "string" && !Number.isNaN(Date.parse(timestamp));
  if (timestamp !== undefined && !isTime) return undefined;
  return {
    text,
    ...(isTime && { timestamp }),
    ...((user !== undefined || userhidden === true) && { user: textOrEmpty(user) }),
    comment: textOrEmpty(comment),
    minor: minor === true,
    contentmodel: textOrEmpty(contentmodel) || "wikitext",
    ...(texthidden === true && { texthidden }),
  };
}

function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
