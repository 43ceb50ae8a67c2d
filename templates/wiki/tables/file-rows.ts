import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type { WikiDeletedFileRow, WikiFileRow, WikiOldFileRow } from "../data/wiki-data.js";
import { fileType } from "../media/file-facts.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { fileHash } from "./file-hash.js";
import { digitsOf } from "../values/moment.js";
import type { PagePlan } from "./plan.js";
import { actorOf } from "./revision-rows.js";

import type { HistoryEvent } from "./history.js";

/** The three tables of files: as they are, as they were, and deleted. */
export interface FileTables {
  readonly files: readonly WikiFileRow[];
  readonly oldfiles: readonly WikiOldFileRow[];
  readonly filearchive: readonly WikiDeletedFileRow[];
}

/** Makes the tables of files. */
export function fileTables(history: readonly HistoryEvent[], ids: Ids, site: Site): FileTables {
  const versions = new Map<PagePlan, WikiFileRow[]>();
  for (const event of history) {
    if (event.kind !== "version") continue;
    const rows = versions.get(event.page) ?? [];
    rows.push(fileRow(event, ids, generalFacts(site)));
    versions.set(event.page, rows);
  }
  const files: WikiFileRow[] = [];
  const oldfiles: WikiOldFileRow[] = [];
  const filearchive: WikiDeletedFileRow[] = [];
  for (const [{ kind }, rows] of versions) {
    rows.forEach((row, index) => {
      const next = rows[index + 1];
      const archivename =
        next === undefined ? undefined : `${digitsOf(next.timestamp)}!${row.name}`;
      if (kind === "gone") filearchive.push(archived(row, filearchive.length + 1, archivename));
      else if (archivename === undefined) files.push(row);
      else
        oldfiles.push({
          ...row,
          url: row.url.replace(row.name, `archive/${archivename}`),
          archivename,
        });
    });
  }
  return { files: files.sort(byName), oldfiles: oldfiles.sort(byName), filearchive };
}

function byName(one: WikiFileRow, other: WikiFileRow): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

function fileRow(
  event: HistoryEvent & { readonly kind: "version" },
  ids: Ids,
  general: JsonObject,
): WikiFileRow {
  const { version, page, actor, time } = event;
  const { key, text, ns } = page.title;
  const [mime, mediatype] = fileType(key.slice(key.lastIndexOf(".") + 1));
  const server = textOf(general["server"]);
  const path = textOf(general["articlepath"]).replace("$1", () => text.replaceAll(" ", "_"));
  return {
    name: key,
    ns,
    title: text,
    timestamp: time,
    ...actorOf(actor, ids),
    size: version.size ?? 0,
    width: version.width ?? 0,
    height: version.height ?? 0,
    comment: version.comment ?? "",
    url: `${server}/images/${key}`,
    descriptionurl: `${server}${path}`,
    descriptionshorturl: `${server}${textOf(general["script"])}?curid=${idOf(ids.pages, page)}`,
    sha1: fileHash(page, version),
    mime: version.mime ?? mime,
    mediatype: version.mediatype ?? mediatype,
    bitdepth: version.bitdepth ?? (mediatype === "BITMAP" ? 8 : 0),
    metadata: version.metadata ?? null,
    commonmetadata: [],
    extmetadata: {},
  };
}

function archived(
  row: WikiFileRow,
  id: number,
  archivename: string | undefined,
): WikiDeletedFileRow {
  const { name, ns, title, timestamp, user, userid, size, width, height, comment } = row;
  const { sha1: hash, mime, mediatype, bitdepth } = row;
  return {
    id,
    name,
    ns,
    title,
    timestamp,
    user,
    userid,
    size,
    width,
    height,
    description: comment,
    sha1: hash,
    mime,
    mediatype,
    bitdepth,
    ...(row.metadata === undefined ? {} : { metadata: row.metadata }),
    ...(archivename === undefined ? {} : { archivename }),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
