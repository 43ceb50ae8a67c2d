import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type {
  WikiDeletedFileRow,
  WikiFileRow,
  WikiFileVersionData,
  WikiOldFileRow,
} from "../data/wiki-data.js";
import { fileType } from "../media/file-facts.js";
import { utf8, sha1 } from "../values/bytes.js";
import { digitsOf } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import type { NumberedEvent } from "./ids.js";
import type { PagePlan } from "./plan.js";

/** Creates the tables of current, old and deleted files. */
export function fileTables(history: readonly NumberedEvent[], site: Site) {
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
      const { comment, ...columns } = versionColumns(event);
      if (kind === "gone")
        filearchive.push({
          id: filearchive.length + 1,
          ...columns,
          description: comment,
          ...(archivename !== undefined && { archivename }),
        });
      else {
        const row = {
          ...columns,
          ...(columns.userid === 0 && { anon: true as const }),
          comment,
          ...fileUrls(event, name, site),
          commonmetadata: [],
          extmetadata: {},
        };
        if (archivename === undefined) files.push(row);
        else oldfiles.push({ ...row, archivename });
      }
    }
  return { files: files.sort(byName), oldfiles: oldfiles.sort(byName), filearchive };
}

type VersionEvent = Extract<NumberedEvent, { readonly kind: "version" }>;

function byName(one: WikiFileRow, other: WikiFileRow): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

/** The columns of both existing and deleted files. */
function versionColumns({ version, page, actor, time, userid }: VersionEvent) {
  const { key, text, ns } = page.title;
  const [mime, mediatype] = fileType(key.slice(key.lastIndexOf(".") + 1));
  return {
    name: key,
    ns,
    title: text,
    timestamp: time,
    user: actor,
    userid,
    size: version.size ?? 0,
    width: version.width ?? 0,
    height: version.height ?? 0,
    comment: version.comment ?? "",
    sha1: fileHash(page, version),
    mime: version.mime ?? mime,
    mediatype: version.mediatype ?? mediatype,
    bitdepth: version.bitdepth ?? (mediatype === "BITMAP" ? 8 : 0),
    metadata: version.metadata ?? null,
  };
}

function fileUrls({ page, pageid }: VersionEvent, path: string, site: Site) {
  const { server, articlepath, script } = generalFacts(site);
  const origin = textOrEmpty(server);
  const title = page.title.text.replaceAll(" ", "_");
  return {
    url: `${origin}/images/${path}`,
    descriptionurl: `${origin}${textOrEmpty(articlepath).replace("$1", () => title)}`,
    descriptionshorturl: `${origin}${textOrEmpty(script)}?curid=${pageid}`,
  };
}

/** A file version's SHA-1 in hexadecimal. If the data omits it, it is generated and unique. */
export function fileHash({ title, versions }: PagePlan, version: WikiFileVersionData): string {
  return version.sha1?.toLowerCase() ?? sha1(utf8(`${title.text}\n${versions.indexOf(version)}`));
}

/** Converts the hash to base 36, as in upload log entries; unchanged if it is not hexadecimal. */
export function base36Hash(hash: string): string {
  return /^[0-9a-f]+$/.test(hash) ? BigInt(`0x${hash}`).toString(36).padStart(31, "0") : hash;
}
