import { concatBytes } from "@noble/hashes/utils.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { fileFacts } from "../media/file-facts.js";
import { isLoggedIn } from "../store/caller.js";
import { stashedFileFields } from "../store/stashed-file.js";
import { utf8, sha1 as hashOf } from "../values/bytes.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { timeOfChange } from "./arguments.js";
import { uploadName, usualExtension } from "./upload-name.js";
import type { Draft } from "./draft.js";
import { refuse } from "./refusal.js";
import type { WriteCall } from "./write-action.js";
import type { StashedFileRow } from "../data/wiki.js";

/**
 * Stores a file in the caller's stash, and returns its key.
 *
 * @param received the row of the file's chunks; the file replaces it
 */
export function stashFile(call: WriteCall, bytes: Uint8Array, received?: TableRow): string {
  const facts = fileFacts(bytes);
  const filekey = newKey(call, facts.mime);
  const chunks = received && textOrEmpty(received["filekey"]);
  call.change((draft) => {
    const row = { filekey, sha1: draft.keep(bytes), size: bytes.length, facts: { ...facts } };
    putRow(call, draft, { ...row, status: "finished" }, chunks);
    draft.forget(chunkHashes(received));
  });
  return filekey;
}

/** Adds a chunk to those in the caller's stash, and returns their key. */
export function stashChunk(call: WriteCall, bytes: Uint8Array, received?: TableRow): string {
  const facts = fileFacts(bytes);
  const filekey = received ? textOrEmpty(received["filekey"]) : newKey(call, facts.mime);
  call.change((draft) => {
    const sha1 = draft.keep(bytes);
    const first = draft.tables.stashedfiles?.find((row) => row.filekey === filekey);
    putRow(call, draft, {
      filekey,
      sha1: first?.sha1 ?? sha1,
      size: (first?.size ?? 0) + bytes.length,
      facts: first?.facts ?? { ...facts },
      status: "chunks",
      chunks: [...(first?.chunks ?? []), sha1],
    });
  });
  return filekey;
}

/** The bytes of the chunks in the stash, followed by the last chunk. */
export function completeFile(
  { store }: WriteCall,
  last: Uint8Array,
  received: TableRow | undefined,
): Uint8Array {
  const chunks = chunkHashes(received).map((sha1) => store.content(sha1) ?? new Uint8Array());
  return concatBytes(...chunks, last);
}

function chunkHashes(received: TableRow | undefined): readonly string[] {
  return listOrEmpty(received?.["chunks"]).map(textOrEmpty);
}

/** Adds a row to the stash. Removes the previous row with the same key, and the row of its chunks. */
function putRow(
  call: WriteCall,
  draft: Draft,
  file: Omit<StashedFileRow, "id" | "owner" | "timestamp" | "filename">,
  chunks?: string,
): void {
  const { stashedfiles = [], stashcounts = [] } = draft.tables;
  const last = stashcounts[0]?.last ?? 0;
  const id = stashedfiles.find((row) => row.filekey === file.filekey)?.id ?? last + 1;
  const others = stashedfiles.filter((row) => ![file.filekey, chunks].includes(row.filekey));
  const row: StashedFileRow = {
    id,
    owner: call.caller.name,
    timestamp: draft.time,
    filename: argumentOrEmpty(call, "filename"),
    ...file,
  };
  draft.put({ stashedfiles: [...others, row], stashcounts: [{ last: Math.max(last, id) }] });
}

/** A key derived from the time of the change, which is unique. */
function newKey(call: ActionCall, mime: string): string {
  const { caller, store } = call;
  const { extension } = uploadName(store.site, argumentOrEmpty(call, "filename"), mime);
  const hash = hashOf(utf8(`stash ${caller.name} ${timeOfChange(store)}`));
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
