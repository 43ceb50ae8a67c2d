import type { JsonObject } from "../../runtime/model/json.js";
import type { Title } from "../data/title.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { compareTexts } from "../values/compare.js";
import { textOrEmpty } from "../values/row.js";
import { sha1 as hashOf } from "../values/hash.js";

/** A file that an upload would publish. */
export interface CheckedFile {
  readonly title: Title;
  /** The name as it was sent. */
  readonly written: string;
  /** Undefined while chunks of it are missing. */
  readonly bytes: Uint8Array | undefined;
}

/** The warnings of an upload, as the response has them (`UploadBase::checkWarnings`). */
export function uploadWarnings(
  { title, written, bytes }: CheckedFile,
  caller: Caller,
  store: Store,
): JsonObject {
  const { ns, key: name } = title;
  const file = store.find("files", "name", name).at(0);
  const sha1 = bytes && hashOf(bytes);
  const same = sha1 === undefined ? [] : store.find("files", "sha1", sha1);
  const duplicates = same
    .map((row) => textOrEmpty(row["name"]))
    .filter((each) => each !== name || !file)
    .sort(compareTexts);
  const versions = store.find("oldfiles", "name", name).filter((row) => row["sha1"] === sha1);
  const archived = sha1 === undefined ? [] : store.find("filearchive", "sha1", sha1);
  const wasDeleted =
    !file &&
    (store.find("filearchive", "name", name).length > 0 ||
      store.find("deletedrevisions", "title", title.text).length > 0);
  const hash = file && file["sha1"] === sha1 ? file : undefined;
  return {
    ...(isRenamed(written, name) && { badfilename: name }),
    ...(wasDeleted && { "was-deleted": name }),
    ...(duplicates.length > 0 && { duplicate: duplicates }),
    ...(archived.length > 0 && {
      "duplicate-archive": caller.rights.has("deletedtext")
        ? textOrEmpty(archived[0]?.["name"])
        : "",
    }),
    ...existing(title, store, file !== undefined, store.pageByTitle(ns, name) !== undefined),
    ...(hash && { nochange: { timestamp: hash["timestamp"] } }),
    ...(versions.length > 0 && {
      duplicateversions: versions.map(({ timestamp }) => ({ timestamp })),
    }),
  };
}

/** Spaces and the case of the first letter do not count. */
function isRenamed(written: string, name: string): boolean {
  const [first = ""] = written;
  const comparable = (first.toUpperCase() + written.slice(first.length)).replaceAll(" ", "_");
  return written !== name && comparable !== name;
}

/** The warning of a name that is taken, or of one that is like another (`UploadBase::getExistsWarning`). */
function existing(title: Title, store: Store, hasFile: boolean, hasPage: boolean): JsonObject {
  const { key } = title;
  if (hasFile) return { exists: key };
  if (hasPage) return { "page-exists": key };
  const like = store
    .rows("files")
    .map(({ name }) => textOrEmpty(name))
    .find((name) => normalName(name) === normalName(key));
  if (like !== undefined) return { "exists-normalized": like };
  const [, full] = /^\d+px-(.+)$/.exec(key) ?? [];
  if (full === undefined) return {};
  return store.find("files", "name", full).length > 0 ? { thumb: key } : { "thumb-name": key };
}

/** The name of a file with the usual form of its ending. */
function normalName(name: string): string {
  const dot = name.lastIndexOf(".");
  const extension = name.slice(dot + 1).toLowerCase();
  return `${name.slice(0, dot)}.${extension === "jpeg" ? "jpg" : extension}`;
}
