import type { JsonObject } from "../../../runtime/model/json.js";
import { extendedMetadata } from "../../media/extended-metadata.js";
import type { Wiki } from "../../data/wiki.js";
import type { WikiFileRow, WikiOldFileRow } from "../../data/wiki-data.js";
import { base36Hash } from "../../tables/file-hash.js";
import { digitsOf } from "../../values/moment.js";
import { sha1 as hashOf } from "../../values/hash.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed, ChangeMoment } from "../effects/changed.js";
import { usersAfterEdits } from "../effects/edit-counts.js";
import { withLogEntry } from "../effects/log-entry.js";
import { pageOfTitle, withRevision } from "../effects/new-revision.js";
import { withWatch } from "../effects/watch-list.js";
import { fileAddress, filePageAddress, shortAddress } from "./file-address.js";
import type { UploadChange } from "./file-change.js";

/**
 * Publishes a version of a file: its row, that of the version before it, the page with a revision,
 * the logs of uploads and of new pages, the recent change, and the bytes.
 */
export function applyUpload(wiki: Wiki, change: UploadChange): Changed {
  const moment = changeMoment(wiki);
  const { site, time } = moment;
  const { title, actor, comment, tags, bot } = change;
  const before = wiki.tables.files.find(({ name }) => name === title.key);
  const page = pageOfTitle(wiki.tables, title);
  const present = wiki.tables.revisions.find(({ revid }) => revid === page?.lastrevid);
  // A new version of a file adds a revision with the same text.
  const revised = withRevision(wiki.tables, moment, {
    title,
    text: present?.content ?? change.text,
    contentmodel: present?.contentmodel ?? "wikitext",
    actor,
    comment: present
      ? `${actor.user} uploaded ${before ? "a new version of " : ""}[[${title.text}]]`
      : comment,
    minor: false,
    tags: present ? [] : tags,
  });
  const { revision } = revised;
  const sha1 = hashOf(change.bytes);
  const entry = {
    ns: title.ns,
    title: title.text,
    pageid: revised.page.pageid,
    made: revision,
    actor,
    time,
    comment,
  };
  const params = { img_sha1: base36Hash(sha1), img_timestamp: time };
  const uploaded = withLogEntry(revised.tables, {
    ...entry,
    type: "upload",
    action: before ? "overwrite" : "upload",
    params,
    tags,
    recent: bot ? "bot" : "human",
  });
  const created = present
    ? undefined
    : withLogEntry(uploaded.tables, {
        ...entry,
        type: "create",
        action: "create",
        params: {},
        tags: [],
        recent: "none",
      });
  const tables = created?.tables ?? uploaded.tables;
  const row = fileRow(change, sha1, moment, revised.page.pageid, wiki.site.general);
  const files = [...tables.files.filter((each) => each !== before), row].sort(byName);
  const oldfiles = before
    ? [...tables.oldfiles, oldRow(before, time, wiki.site.general)].sort(byName)
    : tables.oldfiles;
  const after = {
    ...tables,
    files,
    oldfiles,
    stashedfiles: (tables.stashedfiles ?? []).filter(({ filekey }) => filekey !== change.filekey),
    users: present ? tables.users : usersAfterEdits(tables.users, actor),
    watchlist: withWatch(
      tables.watchlist,
      title,
      actor,
      change.watch ? "watch" : "unchanged",
      site,
    ),
  };
  const contents = new Map([...(wiki.contents ?? []), [sha1, change.bytes]]);
  return {
    wiki: { ...wikiAfter(wiki, after, moment, present ? 0 : 1), contents },
    revisions: [revision],
    entries: [uploaded.entry, ...(created ? [created.entry] : [])],
  };
}

function byName(one: WikiFileRow, other: WikiFileRow): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

function fileRow(
  { title, actor, bytes, facts, comment }: UploadChange,
  sha1: string,
  { time }: ChangeMoment,
  pageid: number,
  general: JsonObject,
): WikiFileRow {
  return {
    name: title.key,
    ns: title.ns,
    title: title.text,
    timestamp: time,
    ...actor,
    size: bytes.length,
    width: facts.width,
    height: facts.height,
    comment,
    url: fileAddress(general, title.key),
    descriptionurl: filePageAddress(general, title.text),
    descriptionshorturl: shortAddress(general, pageid),
    sha1,
    mime: facts.mime,
    mediatype: facts.mediatype,
    bitdepth: facts.bitdepth,
    metadata: null,
    commonmetadata: [],
    extmetadata: extendedMetadata(time, nameOf(title.key)),
  };
}

function nameOf(key: string): string {
  return key.slice(0, key.lastIndexOf(".")).replaceAll("_", " ");
}

function oldRow(row: WikiFileRow, time: string, general: JsonObject): WikiOldFileRow {
  const archivename = `${digitsOf(time)}!${row.name}`;
  return { ...row, url: fileAddress(general, row.name, archivename), archivename };
}
