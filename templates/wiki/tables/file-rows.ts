import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type {
  WikiDeletedFileRow,
  WikiFileRow,
  WikiFileVersionData,
  WikiOldFileRow,
} from "../data/wiki-data.js";
import { utf8 } from "../values/bytes.js";
import { sha1 } from "../values/hash.js";
import { digitsOf } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import type { HistoryEvent } from "./history.js";
import type { PagePlan } from "./plan.js";

/** The three tables of files: as they are, as they were, and deleted. */
export interface FileTables {
  readonly files: readonly WikiFileRow[];
  readonly oldfiles: readonly WikiOldFileRow[];
  readonly filearchive: readonly WikiDeletedFileRow[];
}

/** Makes the tables of files. */
export function fileTables(history: readonly HistoryEvent[], ids: Ids, site: Site): FileTables {
  const versions = new Map<PagePlan, VersionEvent[]>();
  for (const event of history)
    if (event.kind === "version")
      versions.set(event.page, [...(versions.get(event.page) ?? []), event]);
  const files: WikiFileRow[] = [];
  const oldfiles: WikiOldFileRow[] = [];
  const filearchive: WikiDeletedFileRow[] = [];
  for (const [{ kind, title }, events] of versions)
    for (const [index, event] of events.entries()) {
      const next = events[index + 1];
      const archivename = next && `${digitsOf(next.time)}!${title.key}`;
      const name = archivename === undefined ? title.key : `archive/${archivename}`;
      const version = versionColumns(event, ids);
      if (kind === "gone")
        filearchive.push({
          id: filearchive.length + 1,
          ...version.identity,
          description: version.comment,
          ...version.content,
          ...(archivename !== undefined && { archivename }),
        });
      else {
        const row = fileRow(version, name, idOf(ids.pages, event.page), generalFacts(site));
        if (archivename === undefined) files.push(row);
        else oldfiles.push({ ...row, archivename });
      }
    }
  return { files: files.sort(byName), oldfiles: oldfiles.sort(byName), filearchive };
}

type VersionEvent = Extract<HistoryEvent, { readonly kind: "version" }>;

function byName(one: WikiFileRow, other: WikiFileRow): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

type VersionColumns = ReturnType<typeof versionColumns>;

/** The columns that files have while they exist and after they are deleted. */
function versionColumns({ version, page, actor, time }: VersionEvent, ids: Ids) {
  const { key, text, ns } = page.title;
  const [mime, mediatype] = TYPES[key.slice(key.lastIndexOf(".") + 1).toLowerCase()] ?? UNKNOWN;
  return {
    identity: {
      name: key,
      ns,
      title: text,
      timestamp: time,
      user: actor,
      userid: idOf(ids.users, actor),
      size: version.size ?? 0,
      width: version.width ?? 0,
      height: version.height ?? 0,
    },
    comment: version.comment ?? "",
    content: {
      sha1: fileHash(page, version),
      mime: version.mime ?? mime,
      mediatype: version.mediatype ?? mediatype,
      bitdepth: version.bitdepth ?? (mediatype === "BITMAP" ? 8 : 0),
      metadata: version.metadata ?? null,
    },
  };
}

function fileRow(
  { identity, comment, content }: VersionColumns,
  path: string,
  pageid: number,
  general: JsonObject,
): WikiFileRow {
  const server = textOrEmpty(general["server"]);
  const title = identity.title.replaceAll(" ", "_");
  return {
    ...identity,
    ...(identity.userid === 0 && { anon: true }),
    comment,
    url: `${server}/images/${path}`,
    descriptionurl: `${server}${textOrEmpty(general["articlepath"]).replace("$1", () => title)}`,
    descriptionshorturl: `${server}${textOrEmpty(general["script"])}?curid=${pageid}`,
    ...content,
    commonmetadata: [],
    extmetadata: {},
  };
}

const UNKNOWN = ["unknown/unknown", "UNKNOWN"] as const;

const TYPES: Readonly<Record<string, readonly [mime: string, mediatype: string]>> = {
  png: ["image/png", "BITMAP"],
  gif: ["image/gif", "BITMAP"],
  jpg: ["image/jpeg", "BITMAP"],
  jpeg: ["image/jpeg", "BITMAP"],
  webp: ["image/webp", "BITMAP"],
  svg: ["image/svg+xml", "DRAWING"],
  txt: ["text/plain", "TEXT"],
  pdf: ["application/pdf", "OFFICE"],
  ogg: ["application/ogg", "AUDIO"],
  webm: ["video/webm", "VIDEO"],
};

/**
 * The SHA-1 of a version of a file, in hexadecimal. If the data have none, it is unique to the
 * version.
 */
export function fileHash({ title, versions }: PagePlan, version: WikiFileVersionData): string {
  return version.sha1?.toLowerCase() ?? sha1(utf8(`${title.text}\n${versions.indexOf(version)}`));
}

/** The same in base 36, as in entries of the upload log; unchanged if it is not hexadecimal. */
export function base36Hash(hash: string): string {
  return /^[0-9a-f]+$/.test(hash) ? BigInt(`0x${hash}`).toString(36).padStart(31, "0") : hash;
}
