import { filerevertModule } from "../../../generated/actions/filerevert.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { FILE } from "../data/namespaces.js";
import { pageRefusal } from "./arguments.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { titleInNamespace } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { WikiFileRow } from "../data/wiki-data.js";
import { extendedMetadata, fileFacts } from "../media/file-facts.js";
import type { FileFacts } from "../media/file-facts.js";
import { renderSummary } from "../render/render-summary.js";
import { base36Hash } from "../tables/file-rows.js";
import { utf8, md5 } from "../values/bytes.js";
import { compareTexts } from "../values/compare.js";
import { digitsOf } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import type { Draft } from "./draft.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** A file version to publish. */
interface PublishedFile {
  /**
   * The bytes, or the archive name of the version with the same content, because the wiki may lack
   * its bytes.
   */
  readonly content: Uint8Array | string;
  readonly comment: string;
  /** The text for a new page. */
  readonly text: string;
  readonly watch: boolean;
  /** The file's key in the stash, from which it is removed. */
  readonly filekey?: string;
}

/** Publishes a file version, and returns the fields for the response of `upload`. */
export function publishFile(call: WriteCall, title: Title, file: PublishedFile): JsonObject {
  const { store } = call;
  const { comment } = file;
  const page = store.pageByTitle(title.ns, title.key);
  const row = call.change((draft) => addVersion(draft, title, file), { comment });
  const { name: _name, ns: _ns, title: canonicaltitle, descriptionshorturl: _new, ...fields } = row;
  const { descriptionshorturl, ...urls } = fileUrls(store.site, title, page?.["pageid"]);
  return {
    ...fields,
    canonicaltitle,
    parsedcomment: renderSummary(store, title, comment, false),
    html: "",
    // The request's site contains its URL.
    ...urls,
    // The server does not know a new page's number yet.
    ...(page && { descriptionshorturl }),
  };
}

/**
 * Adds a file version: its row, the previous version's row, the page with a revision, entries in
 * the logs of uploads and new pages, and the bytes.
 */
function addVersion(draft: Draft, title: Title, file: PublishedFile): WikiFileRow {
  const { author, site, time } = draft;
  const { comment } = file;
  const before = draft.tables.files.find(({ name }) => name === title.key);
  const present = draft.latest(draft.page(title));
  // A new file version adds a revision with the same text.
  const { revision, page } = draft.revise({
    title,
    text: present?.content ?? file.text,
    contentmodel: present?.contentmodel ?? "wikitext",
    comment: present
      ? `${author.actor.user} uploaded ${before ? "a new version of " : ""}[[${title.text}]]`
      : comment,
    tags: present ? [] : author.tags,
  });
  const content = contentOf(draft, file);
  const entry = { title, pageid: page.pageid, made: revision };
  draft.log({
    ...entry,
    type: "upload",
    action: before ? "overwrite" : "upload",
    params: { img_sha1: base36Hash(content.sha1), img_timestamp: time },
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
    timestamp: time,
    ...author.actor,
    ...content,
    comment,
    ...fileUrls(site, title, page.pageid),
    metadata: null,
    commonmetadata: [],
    extmetadata: extendedMetadata(time, nameWithoutEnding(title)),
  };
  const { files, oldfiles, stashedfiles = [] } = draft.tables;
  const archivename = `${digitsOf(time)}!${title.key}`;
  const url = fileUrl(site, title.key, archivename);
  draft.put({
    files: [...files.filter((each) => each !== before), row].sort(byName),
    oldfiles: before ? [...oldfiles, { ...before, url, archivename }].sort(byName) : oldfiles,
    stashedfiles: stashedfiles.filter(({ filekey }) => filekey !== file.filekey),
  });
  return row;
}

/** Renames all versions of a file. */
export function renameFile(draft: Draft, from: Title, to: Title): void {
  const { files, oldfiles } = draft.tables;
  const renamed = <Row extends WikiFileRow & { readonly archivename?: string }>(row: Row): Row => {
    if (row.name !== from.key) return row;
    const archivename = row.archivename?.replace(`!${from.key}`, () => `!${to.key}`);
    return {
      ...row,
      name: to.key,
      title: to.text,
      url: fileUrl(draft.site, to.key, archivename),
      descriptionurl: pageAddress(draft.site, to.ns, to.key).full,
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

/** The columns of a version that depend only on its bytes. */
function contentOf(
  draft: Draft,
  { content }: PublishedFile,
): FileFacts & Pick<WikiFileRow, "size" | "sha1"> {
  if (content instanceof Uint8Array)
    return { ...fileFacts(content), size: content.length, sha1: draft.keep(content) };
  const version = draft.tables.oldfiles.find(({ archivename }) => archivename === content);
  if (!version) throw new RangeError(`There is no version ${content}.`);
  const { mime, mediatype, width, height, bitdepth, size, sha1 } = version;
  return { mime, mediatype, width, height, bitdepth, size, sha1 };
}

function byName(one: WikiFileRow, other: WikiFileRow): number {
  return compareTexts(one.name, other.name);
}

/** The URLs of a file and its page. */
function fileUrls(
  site: Site,
  { ns, key }: Title,
  pageid: unknown,
): Pick<WikiFileRow, "url" | "descriptionurl" | "descriptionshorturl"> {
  const { server, script } = generalFacts(site);
  return {
    url: fileUrl(site, key),
    descriptionurl: pageAddress(site, ns, key).full,
    descriptionshorturl: `${textOrEmpty(server)}${textOrEmpty(script)}?curid=${Number(pageid)}`,
  };
}

/** A file's URL. Its folder on a server is named by digits of the MD5 of the file name. */
function fileUrl(site: Site, name: string, archivename?: string): string {
  const hash = md5(utf8(name));
  const folder = `${archivename === undefined ? "" : "archive/"}${hash.slice(0, 1)}/${hash.slice(0, 2)}`;
  const path = encodeURIComponent(archivename ?? name).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${textOrEmpty(generalFacts(site)["server"])}/images/${folder}/${path}`;
}

/** The action `filerevert`: publishes an old file version again. */
export const fileRevertAction: WriteAction = {
  module: filerevertModule,
  run(call) {
    const { args, caller, store } = call;
    const title = titleInNamespace(store.site, FILE, argumentOrEmpty(call, "filename"));
    if (title.kind !== "title") refuse("invalidtitle", "The file name is not valid.");
    const [file] = store.find("files", "name", title.key);
    if (!file) refuse("missingtitle", "The file does not exist.");
    const version = store
      .find("oldfiles", "name", title.key)
      .find(({ archivename }) => archivename === args["archivename"]);
    if (!version) refuse("filerevert-badversion", "The file does not have this version.");
    const right = file["user"] === caller.name ? "reupload-own" : "reupload";
    check(pageRefusal(["edit", "upload"], title, call));
    if (!caller.rights.has("reupload")) check(rightRefusal(call, right, "revert this file"));
    if (version["sha1"] === file["sha1"]) {
      const text = "The version is the same as the current one.";
      const errors = [{ code: "fileexists-no-change", text }];
      return { body: { filerevert: { result: "Failure", errors } } };
    }
    const comment = argumentOrEmpty(call, "comment");
    const content = textOrEmpty(version["archivename"]);
    publishFile(call, title, { content, comment, text: comment, watch: false });
    return { body: { filerevert: { result: "Success" } } };
  },
};
