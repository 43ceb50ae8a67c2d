import { uploadModule } from "../../../../generated/actions/upload.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty, argumentText } from "../../call/module-call.js";
import type { ActionCall, ActionResponse, StubAction } from "../../call/stub-action.js";
import type { Title } from "../../data/title.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import { watchOfArguments } from "../checks/arguments.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import { isBotChange } from "../effects/bot-change.js";
import type { StashChange, UploadChange } from "./file-change.js";
import { fileFacts } from "../../media/file-facts.js";
import { publishedFields, stashedFields } from "./file-fields.js";
import { stashChange } from "./stash-change.js";
import { checkedTitle, sameFileRefusal, uploaderRefusal } from "./upload-check.js";
import { fileKey, stashedRow, uploadSource } from "./upload-source.js";
import type { UploadSource } from "./upload-source.js";
import { uploadWarnings } from "./upload-warnings.js";

/** The smallest chunk that is not the last, in bytes (`$wgMinUploadChunkSize`). */
const MIN_CHUNK_BYTES = 1024;

type Commit = (change: UploadChange | StashChange) => Changed;

/** The action `upload`: complete files, files in chunks, and files from the stash. */
export function uploadAction(commit: Commit): StubAction {
  return {
    module: uploadModule,
    unsupported: ["watchlistexpiry"],
    run: (call) =>
      call.args["checkstatus"] === true && fileKey(call) !== undefined
        ? uploadStatus(call)
        : upload(call, commit),
  };
}

/** Checks an upload in the order of `ApiUpload` of MediaWiki 1.39 to 1.45, and makes it. */
function upload(call: ActionCall, commit: Commit): Outcome<ActionResponse> {
  const { args, caller, store } = call;
  const found = uploadSource(call);
  if (found.kind === "refused") return found;
  const source = found.value;
  const denied = uploaderRefusal(call);
  if (denied) return denied;
  const facts = fileFacts(source.bytes);
  const keep = (): JsonObject => {
    const kept = stashChange(call, source.bytes, "finished");
    commit(kept);
    return { filekey: kept.filekey, sessionkey: kept.filekey };
  };
  const checked = checkedTitle(call, source, facts, keep);
  if (checked.kind === "refused") return checked;
  const title = checked.value;
  const file = {
    title,
    written: argumentOrEmpty(call, "filename"),
    bytes: source.kind === "chunk" ? undefined : source.bytes,
  };
  const warnings = uploadWarnings(file, caller, store);
  const isWarned = Object.keys(warnings).length > 0;
  const warned = isWarned ? { warnings } : {};
  if (isWarned && args["ignorewarnings"] !== true)
    return uploaded({ result: "Warning", ...warned, ...keep() });
  if (source.kind === "chunk") return addChunk(call, source, title, warned, commit);
  if (args["stash"] === true) {
    const kept = stashChange(call, source.bytes, "finished");
    const imageinfo = stashedFields(commit(kept), kept.filekey, store.site);
    const keys = { filekey: kept.filekey, sessionkey: kept.filekey };
    return uploaded({ result: "Success", ...warned, ...keys, imageinfo });
  }
  return publish(call, source, title, warned, commit);
}

/** The preferences for uploads and for new pages are about files, and not about pages. */
function watchesUpload(title: Title, call: ActionCall): boolean {
  const { store } = call;
  const watches = (option: string): boolean => watchOfArguments(call, title, option) === "watch";
  const isNew = store.find("files", "name", title.key).length === 0;
  return (
    watches("watchdefault") || (isNew && (watches("watchuploads") || watches("watchcreations")))
  );
}

function uploaded(body: JsonObject): Outcome<ActionResponse> {
  return ok({ body: { upload: body } });
}

function publish(
  call: ActionCall,
  source: UploadSource,
  title: Title,
  warned: JsonObject,
  commit: Commit,
): Outcome<ActionResponse> {
  const { caller, store } = call;
  const tags = argumentList(call, "tags").map(String);
  const wrong = tagRefusal(tags, call);
  if (wrong) return wrong;
  const unchanged = sameFileRefusal(title, source.bytes, store);
  if (unchanged) return unchanged;
  const comment = argumentOrEmpty(call, "comment");
  const hadPage = store.pageByTitle(title.ns, title.key) !== undefined;
  const changed = commit({
    kind: "upload",
    title,
    bytes: source.bytes,
    facts: fileFacts(source.bytes),
    actor: changeActor(caller),
    comment,
    text: argumentText(call, "text") ?? comment,
    tags,
    bot: isBotChange(call),
    watch: watchesUpload(title, call),
    ...(source.kind === "stash" && { filekey: source.filekey }),
  });
  const imageinfo = publishedFields(changed, title, store, hadPage);
  return uploaded({ result: "Success", filename: title.key, ...warned, imageinfo });
}

/** Adds a chunk to those that are there; the last one completes the file. */
function addChunk(
  call: ActionCall,
  { bytes, offset, before }: Extract<UploadSource, { kind: "chunk" }>,
  title: Title,
  warned: JsonObject,
  commit: Commit,
): Outcome<ActionResponse> {
  const { caller, store } = call;
  const filesize = Number(call.args["filesize"] ?? 0);
  const end = offset + bytes.length;
  if (end > filesize) return refused("invalid-chunk", "The chunk ends after the end of the file.");
  if (end !== filesize && bytes.length < MIN_CHUNK_BYTES)
    return refused("chunk-too-small", `A chunk has at least ${MIN_CHUNK_BYTES} bytes.`);
  if (before && before["status"] !== "chunks")
    return refused("stashfailed", "The upload is complete.");
  const size = numberOrZero(before?.["size"]);
  if (before && offset !== size)
    return refused("stashfailed", "The offset is not that of the next chunk.", {
      offset: String(size),
    });
  const all = joined((before && store.content(before["sha1"])) ?? new Uint8Array(), bytes);
  const replaces = before && textOrEmpty(before["filekey"]);
  const isLast = end === filesize;
  const kept = stashChange(
    call,
    all,
    isLast ? "finished" : "chunks",
    isLast ? undefined : replaces,
  );
  const changed = commit({ ...kept, ...(replaces !== undefined && { replaces }) });
  if (!isLast)
    return uploaded({ result: "Continue", offset: end, ...warned, filekey: kept.filekey });
  const file = { title, written: argumentOrEmpty(call, "filename"), bytes: all };
  const warnings = uploadWarnings(file, caller, store);
  return uploaded({
    ...(Object.keys(warnings).length > 0 && { warnings }),
    result: "Success",
    filekey: kept.filekey,
    imageinfo: stashedFields(changed, kept.filekey, store.site),
  });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

/** How far an upload in chunks is. */
function uploadStatus(call: ActionCall): Outcome<ActionResponse> {
  const found = stashedRow(fileKey(call) ?? "", call);
  if (found.kind === "refused" || found.value["status"] !== "chunks")
    return refused("missingresult", "No upload in chunks has this key.");
  return uploaded({ result: "Continue", stage: "uploading", offset: found.value["size"] });
}
