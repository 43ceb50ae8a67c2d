import type { JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { fileFacts } from "../media/file-facts.js";
import { isLoggedIn } from "../store/caller.js";
import { stashedFileFields } from "../store/stashed-file.js";
import { utf8, sha1 } from "../values/bytes.js";
import type { TableRow } from "../values/row.js";
import { timeOfChange } from "./arguments.js";
import { uploadName, usualExtension } from "./upload-name.js";
import { refuse } from "./refusal.js";
import type { WriteCall } from "./write-action.js";
import type { StashedFileRow } from "../data/wiki.js";

/**
 * Stores a file, or the chunks received so far, in the caller's stash, and returns its key.
 *
 * @param chunks the key of the previous chunks
 */
export function stashFile(
  call: WriteCall,
  bytes: Uint8Array,
  status: StashedFileRow["status"] = "finished",
  chunks?: string,
): string {
  const facts = fileFacts(bytes);
  const filekey = (status === "chunks" ? chunks : undefined) ?? newKey(call, facts.mime);
  call.change((draft) => {
    const { stashedfiles = [], stashcounts = [] } = draft.tables;
    const last = stashcounts[0]?.last ?? 0;
    const id = stashedfiles.find((row) => row.filekey === filekey)?.id ?? last + 1;
    const row: StashedFileRow = {
      id,
      filekey,
      owner: call.caller.name,
      sha1: draft.keep(bytes),
      size: bytes.length,
      status,
      timestamp: draft.time,
      filename: argumentOrEmpty(call, "filename"),
      facts: { ...facts },
    };
    const others = stashedfiles.filter((each) => ![filekey, chunks].includes(each.filekey));
    draft.put({ stashedfiles: [...others, row], stashcounts: [{ last: Math.max(last, id) }] });
  });
  return filekey;
}

/** A key derived from the time of the change, which is unique. */
function newKey(call: ActionCall, mime: string): string {
  const { caller, store } = call;
  const { extension } = uploadName(store.site, argumentOrEmpty(call, "filename"), mime);
  const hash = sha1(utf8(`stash ${caller.name} ${timeOfChange(store)}`));
  const digits = BigInt(`0x${hash}`).toString(36).padStart(31, "0");
  const ending = extension || usualExtension(mime) || "bin";
  return `${digits.slice(0, 12)}.${digits.slice(12, 18)}.${caller.id}.${ending}`;
}

/** A stashed file's fields in the response of `upload`. */
export function stashedFields(call: WriteCall, filekey: string): JsonObject {
  const [row = {}] = call.renewed().store.find("stashedfiles", "filekey", filekey);
  // The request's site contains its URL.
  return stashedFileFields(row, call.store.site);
}

/** A file in the caller's stash. */
export function stashedRow(
  filekey: string,
  { caller, store }: Pick<ActionCall, "caller" | "store">,
): TableRow {
  if (!/^[\w.-]+\.\w+$/.test(filekey)) refuse("invalid-file-key", "The file key is invalid.");
  if (!isLoggedIn(caller))
    refuse("stashnotloggedin", "You must be logged in to use stashed files.");
  const [row] = store.find("stashedfiles", "filekey", filekey);
  if (!row) refuse("uploadstash-file-not-found", `The stash does not contain ${filekey}.`);
  return row["owner"] === caller.name
    ? row
    : refuse("uploadstash-wrong-owner", "The file is in a different user's stash.");
}
