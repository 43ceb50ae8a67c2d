import type { JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import type { StashedFileRow } from "../data/written-tables.js";
import { fileFacts } from "../media/file-facts.js";
import { stashedFileFields } from "../store/stashed-file.js";
import { utf8 } from "../values/bytes.js";
import { sha1 } from "../values/hash.js";
import { uploadName, usualExtension } from "./upload-name.js";
import { timeOfChange } from "./arguments.js";
import type { WriteCall } from "./write-action.js";

/**
 * Puts a file, or the chunks received so far, into the caller's stash, and returns its key.
 *
 * @param chunks the key of the chunks that came before
 */
export function stashFile(
  call: WriteCall,
  bytes: Uint8Array,
  status: StashedFileRow["status"] = "finished",
  chunks?: string,
): string {
  const filekey = (status === "chunks" ? chunks : undefined) ?? newKey(call, bytes);
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
      facts: { ...fileFacts(bytes) },
    };
    const others = stashedfiles.filter((each) => ![filekey, chunks].includes(each.filekey));
    draft.put({ stashedfiles: [...others, row], stashcounts: [{ last: Math.max(last, id) }] });
  });
  return filekey;
}

/** A key, which follows from the time of the change that no other change has. */
function newKey(call: ActionCall, bytes: Uint8Array): string {
  const { caller, store } = call;
  const facts = fileFacts(bytes);
  const { extension } = uploadName(store.site, argumentOrEmpty(call, "filename"), facts);
  const hash = sha1(utf8(`stash ${caller.name} ${timeOfChange(store)}`));
  const digits = BigInt(`0x${hash}`).toString(36).padStart(31, "0");
  const ending = extension || usualExtension(facts) || "bin";
  return `${digits.slice(0, 12)}.${digits.slice(12, 18)}.${caller.id}.${ending}`;
}

/** The fields of a file in the stash, as the response of `upload` has them. */
export function stashedFields(call: WriteCall, filekey: string): JsonObject {
  const [row] = call.renewed().store.find("stashedfiles", "filekey", filekey);
  if (!row) throw new RangeError(`There is no ${filekey} in the stash.`);
  // The site of the request has its address.
  return stashedFileFields(row, call.store.site);
}
