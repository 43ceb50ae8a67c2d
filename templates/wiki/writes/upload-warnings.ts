import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { Title } from "../data/title.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Store } from "../store/store.js";
import { compareTexts } from "../values/compare.js";
import { textOrEmpty } from "../values/row.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { sha1 as hashOf } from "../values/bytes.js";

/**
 * An upload's warnings as a response member; no member without warnings
 * (`UploadBase::checkWarnings`).
 *
 * @param bytes undefined while chunks of the file are missing
 */
export function uploadWarnings(
  call: ActionCall,
  title: Title,
  bytes: Uint8Array | undefined,
): { readonly warnings?: JsonObject } {
  const { store } = call;
  const { key: name } = title;
  const sha1 = bytes && hashOf(bytes);
  const [file] = store.find("files", "name", name);
  const names = (table: string): readonly string[] =>
    sha1 === undefined
      ? []
      : store.find(table, "sha1", sha1).map((row) => textOrEmpty(row["name"]));
  const duplicates = names("files").filter((each) => each !== name);
  const wasDeleted =
    !file &&
    (store.find("filearchive", "name", name).length > 0 ||
      store.find("deletedrevisions", "title", title.text).length > 0);
  const versions = store.find("oldfiles", "name", name).filter((row) => row["sha1"] === sha1);
  const [archived] = names("filearchive");
  const warnings: Readonly<Record<string, Json | undefined>> = {
    badfilename: isRenamed(argumentOrEmpty(call, "filename"), name) ? name : undefined,
    "was-deleted": wasDeleted ? name : undefined,
    duplicate: duplicates.length > 0 ? [...duplicates].sort(compareTexts) : undefined,
    "duplicate-archive": archived,
    ...existing(title, store, file !== undefined),
    nochange: file && file["sha1"] === sha1 ? { timestamp: file["timestamp"] } : undefined,
    duplicateversions:
      versions.length > 0 ? versions.map(({ timestamp }) => ({ timestamp })) : undefined,
  };
  const present = Object.entries(warnings).filter(([, warning]) => warning !== undefined);
  return present.length > 0 ? { warnings: Object.fromEntries(present) } : {};
}

/** Ignores spaces and the case of the first letter. */
function isRenamed(written: string, name: string): boolean {
  const [first = ""] = written;
  const comparable = (first.toUpperCase() + written.slice(first.length)).replaceAll(" ", "_");
  return written !== name && comparable !== name;
}

/**
 * The warning for a file name that exists or is similar to an existing one
 * (`UploadBase::getExistsWarning`).
 */
function existing({ ns, key }: Title, store: Store, hasFile: boolean): JsonObject {
  if (hasFile) return { exists: key };
  if (store.pageByTitle(ns, key)) return { "page-exists": key };
  const like = store
    .rows("files")
    .map(({ name }) => textOrEmpty(name))
    .find((name) => normalName(name) === normalName(key));
  if (like !== undefined) return { "exists-normalized": like };
  const [, full] = /^\d+px-(.+)$/.exec(key) ?? [];
  if (full === undefined) return {};
  return store.find("files", "name", full).length > 0 ? { thumb: key } : { "thumb-name": key };
}

/** A file name with the usual form of its extension. */
function normalName(name: string): string {
  return name.replace(/\.\w+$/, (end) => end.toLowerCase().replace("jpeg", "jpg"));
}
