import type { JsonObject } from "../../runtime/model/json.js";
import { inAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import type { WikiFileRow } from "../data/wiki-data.js";
import { extendedMetadata } from "../media/extended-metadata.js";
import { fileFacts } from "../media/file-facts.js";
import type { FileFacts } from "../media/file-facts.js";
import { renderSummary } from "../render/render-summary.js";
import { base36Hash } from "../tables/file-hash.js";
import { utf8 } from "../values/bytes.js";
import { md5 } from "../values/hash.js";
import { digitsOf } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import type { Draft } from "./draft.js";
import type { WriteCall } from "./write-action.js";

/** A version of a file that an upload publishes. */
interface PublishedFile {
  /** The bytes, or the version of the file whose content they are: the wiki may not have its bytes. */
  readonly content: Uint8Array | { readonly archivename: string };
  readonly comment: string;
  /** The text of a new page. */
  readonly text: string;
  readonly watch: boolean;
  /** The key of the file in the stash, which it leaves. */
  readonly filekey?: string;
}

/** Publishes a version of a file, and returns its fields in the response of `upload`. */
export function publishFile(call: WriteCall, title: Title, file: PublishedFile): JsonObject {
  const { store } = call;
  const hadPage = store.pageByTitle(title.ns, title.key) !== undefined;
  const { comment } = file;
  const row = call.change((draft) => addVersion(draft, title, file), { comment });
  const { descriptionshorturl, name, ns: _ns, title: canonicaltitle, ...fields } = row;
  const general = generalFacts(store.site);
  return {
    ...fields,
    canonicaltitle,
    parsedcomment: renderSummary(store, title, comment, false),
    html: "",
    url: fileAddress(general, name),
    descriptionurl: filePageAddress(general, canonicaltitle),
    // The server has no number of a new page yet.
    ...(hadPage && {
      descriptionshorturl: shortAddress(general, descriptionshorturl.split("=").at(-1)),
    }),
  };
}

/**
 * Adds a version of a file: its row, that of the version before it, the page with a revision, the logs
 * of uploads and of new pages, and the bytes.
 */
function addVersion(draft: Draft, title: Title, file: PublishedFile): WikiFileRow {
  const { actor, comment, tags } = draft.author;
  const general = draft.facts.general;
  const before = draft.tables.files.find(({ name }) => name === title.key);
  const present = draft.latest(draft.page(title));
  // A new version of a file adds a revision with the same text.
  const { revision, page } = draft.revise({
    title,
    text: present?.content ?? file.text,
    contentmodel: present?.contentmodel ?? "wikitext",
    comment: present
      ? `${actor.user} uploaded ${before ? "a new version of " : ""}[[${title.text}]]`
      : comment,
    tags: present ? [] : tags,
  });
  const content = contentOf(draft, title, file);
  const entry = { title, pageid: page.pageid, made: revision };
  draft.log({
    ...entry,
    type: "upload",
    action: before ? "overwrite" : "upload",
    params: { img_sha1: base36Hash(content.sha1), img_timestamp: draft.time },
  });
  if (!present) {
    draft.log({ ...entry, type: "create", action: "create", tags: [], unlisted: true });
    draft.countEdits(1);
  }
  if (file.watch) draft.watch(title, "watch");
  const row: WikiFileRow = {
    name: title.key,
    ns: title.ns,
    title: title.text,
    timestamp: draft.time,
    ...actor,
    ...content,
    comment,
    url: fileAddress(general, title.key),
    descriptionurl: filePageAddress(general, title.text),
    descriptionshorturl: shortAddress(general, page.pageid),
    metadata: null,
    commonmetadata: [],
    extmetadata: extendedMetadata(draft.time, nameWithoutEnding(title)),
  };
  const { files, oldfiles, stashedfiles = [] } = draft.tables;
  const archivename = `${digitsOf(draft.time)}!${title.key}`;
  const url = fileAddress(general, title.key, archivename);
  draft.put({
    files: [...files.filter((each) => each !== before), row].sort(byName),
    oldfiles: before ? [...oldfiles, { ...before, url, archivename }].sort(byName) : oldfiles,
    stashedfiles: stashedfiles.filter(({ filekey }) => filekey !== file.filekey),
  });
  return row;
}

/** Gives all versions of a file the name of another title. */
export function renameFile(draft: Draft, from: Title, to: Title): void {
  const { files, oldfiles } = draft.tables;
  const general = generalFacts(draft.site);
  const renamed = <Row extends WikiFileRow & { readonly archivename?: string }>(row: Row): Row => {
    if (row.name !== from.key) return row;
    const archivename = row.archivename?.replace(`!${from.key}`, () => `!${to.key}`);
    return {
      ...row,
      name: to.key,
      title: to.text,
      url: fileAddress(general, to.key, archivename),
      descriptionurl: filePageAddress(general, to.text),
      extmetadata: extendedMetadata(row.timestamp, nameWithoutEnding(to)),
      ...(archivename !== undefined && { archivename }),
    };
  };
  draft.put({
    files: files.map(renamed).sort(byName),
    oldfiles: oldfiles.map(renamed).sort(byName),
  });
}

function nameWithoutEnding({ key }: Title): string {
  return key.slice(0, key.lastIndexOf(".")).replaceAll("_", " ");
}

/** The columns of a version that depend on its bytes alone. */
function contentOf(
  draft: Draft,
  title: Title,
  { content }: PublishedFile,
): FileFacts & Pick<WikiFileRow, "size" | "sha1"> {
  if (content instanceof Uint8Array)
    return { ...fileFacts(content), size: content.length, sha1: draft.keep(content) };
  const version = draft.tables.oldfiles.find(
    ({ name, archivename }) => name === title.key && archivename === content.archivename,
  );
  if (!version) throw new RangeError(`There is no version ${content.archivename}.`);
  const { mime, mediatype, width, height, bitdepth, size, sha1 } = version;
  return { mime, mediatype, width, height, bitdepth, size, sha1 };
}

function byName(one: WikiFileRow, other: WikiFileRow): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

/** The address of a file in the folder that its name has on a server, by the digits of its MD5. */
function fileAddress(general: JsonObject, name: string, archivename?: string): string {
  const hash = md5(utf8(name));
  const folder = `${archivename === undefined ? "" : "archive/"}${hash.slice(0, 1)}/${hash.slice(0, 2)}`;
  const path = encodeURIComponent(archivename ?? name).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${textOrEmpty(general["server"])}/images/${folder}/${path}`;
}

/** The address of the page of a file by its title. */
function filePageAddress(general: JsonObject, title: string): string {
  const path = textOrEmpty(general["articlepath"]) || "/wiki/$1";
  const page = inAddress(title.replaceAll(" ", "_"));
  return `${textOrEmpty(general["server"])}${path.replace("$1", () => page)}`;
}

function shortAddress(general: JsonObject, pageid: number | string | undefined): string {
  return `${textOrEmpty(general["server"])}${textOrEmpty(general["script"])}?curid=${pageid}`;
}
