// An export of pages: the member `pages` of a wiki's data, as JSON.

import { isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import type { WikiRevisionData } from "../data/wiki-data.js";
import type { Store } from "../store/store.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** A revision of an export. */
export type ExportedRevision = WikiRevisionData & { readonly timestamp: string };

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

/** Parses an export; undefined if the text is not one. Each revision must have a text and a time. */
export function parseExport(text: string): readonly ExportedPage[] | undefined {
  const data = parseJson(text);
  if (!isJsonObject(data) || !Array.isArray(data["pages"])) return undefined;
  const pages = data["pages"].flatMap((page): ExportedPage[] => {
    if (!isJsonObject(page) || typeof page["title"] !== "string") return [];
    const revisions = listOrEmpty(page["revisions"]);
    const parsed = revisions.flatMap((revision) => parseRevision(revision) ?? []);
    return parsed.length === revisions.length ? [{ title: page["title"], revisions: parsed }] : [];
  });
  return pages.length === data["pages"].length ? pages : undefined;
}

function parseRevision(revision: Json): ExportedRevision | undefined {
  if (!isJsonObject(revision)) return undefined;
  const { text, timestamp, user, comment, minor, contentmodel, texthidden } = revision;
  if (typeof text !== "string" || typeof timestamp !== "string") return undefined;
  if (Number.isNaN(Date.parse(timestamp))) return undefined;
  return {
    text,
    timestamp,
    user: textOrEmpty(user),
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
