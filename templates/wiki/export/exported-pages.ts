// An export of pages: the `pages` member of a wiki's data, as JSON.

import { isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import type { WikiRevisionData } from "../data/wiki-data.js";
import type { Store } from "../store/store.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** An exported page. */
export interface ExportedPage {
  readonly title: string;
  /** In export order. Revisions without a timestamp get the time of the import. */
  readonly revisions: readonly WikiRevisionData[];
}

/**
 * Exports pages with their current revisions. Omits hidden texts, users and comments, regardless of
 * the caller's rights.
 *
 * @param pages rows of the page table, in export order
 */
export function writeExport(store: Store, pages: readonly TableRow[]): string {
  const exported = pages.map(({ title, lastrevid }): ExportedPage => ({
    title: textOrEmpty(title),
    revisions: store.find("revisions", "revid", lastrevid).map(exportedRevision),
  }));
  return JSON.stringify({ pages: exported });
}

function exportedRevision(row: TableRow): WikiRevisionData {
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

/** Parses an export; undefined if the text is not valid. A page includes revisions or a text. */
export function parseExport(text: string): readonly ExportedPage[] | undefined {
  try {
    const data: Json = JSON.parse(text);
    return isJsonObject(data) && Array.isArray(data["pages"])
      ? data["pages"].map(parsePage)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Throws if the page is not valid in an export. */
function parsePage(page: Json): ExportedPage {
  if (!isJsonObject(page) || typeof page["title"] !== "string") throw new TypeError("no title");
  const { title, text } = page;
  const revisions = text === undefined ? listOrEmpty(page["revisions"]) : [{ text }];
  return { title, revisions: revisions.map(parseRevision) };
}

function parseRevision(revision: Json): WikiRevisionData {
  const { text, timestamp, user, userhidden, comment, minor, contentmodel, texthidden } =
    objectOrEmpty(revision);
  if (typeof text !== "string") throw new TypeError("no text");
  const time = textOrEmpty(timestamp);
  if (timestamp !== undefined && Number.isNaN(Date.parse(time))) throw new TypeError("no time");
  return {
    text,
    ...(timestamp !== undefined && { timestamp: time }),
    ...((user !== undefined || userhidden === true) && { user: textOrEmpty(user) }),
    comment: textOrEmpty(comment),
    minor: minor === true,
    contentmodel: textOrEmpty(contentmodel) || "wikitext",
    ...(texthidden === true && { texthidden }),
  };
}
