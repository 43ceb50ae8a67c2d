import { uploadModule } from "../../../generated/actions/upload.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall, ActionResponse } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import { fileFacts } from "../media/file-facts.js";
import type { FileFacts } from "../media/file-facts.js";
import { isLoggedIn } from "../store/caller.js";
import { blockOfCaller } from "../store/caller-block.js";
import { sha1 as hashOf } from "../values/hash.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import { blockMessage, pageRefusal, tagRefusal, watchEffect } from "./arguments.js";
import { publishFile } from "./publish-file.js";
import { stashedFields, stashFile } from "./stash.js";
import { allowedExtensions, isFitting, uploadName } from "./upload-name.js";
import type { UploadName } from "./upload-name.js";
import { fileKey, stashedRow, uploadSource } from "./upload-source.js";
import type { UploadSource } from "./upload-source.js";
import { uploadWarnings } from "./upload-warnings.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The smallest chunk that is not the last, in bytes. */
const MIN_CHUNK_BYTES = 1024;

/** The action `upload`: complete files, files in chunks, and files from the stash. */
export const uploadAction: WriteAction = {
  module: uploadModule,
  run: (call) =>
    call.args["checkstatus"] === true && fileKey(call) !== undefined
      ? uploadStatus(call)
      : upload(call),
};

/** How far an upload in chunks is. */
function uploadStatus(call: ActionCall): Outcome<ActionResponse> {
  const found = stashedRow(fileKey(call) ?? "", call);
  if (found.kind === "refused" || found.value["status"] !== "chunks")
    return refused("missingresult", "No chunked upload has this key.");
  return uploaded({ result: "Continue", stage: "uploading", offset: found.value["size"] });
}

/** Checks an upload in the order of the server, and makes it. */
function upload(call: WriteCall): Outcome<ActionResponse> {
  const { args } = call;
  const found = uploadSource(call);
  if (found.kind === "refused") return found;
  const source = found.value;
  const denied = uploaderRefusal(call);
  if (denied) return denied;
  const checked = checkedTitle(call, source, fileFacts(source.bytes));
  if (checked.kind === "refused") return checked;
  const title = checked.value;
  const warned = warningsOf(title, source.kind === "chunk" ? undefined : source.bytes, call);
  if (warned.warnings && args["ignorewarnings"] !== true)
    return uploaded({ result: "Warning", ...warned, ...keys(stashFile(call, source.bytes)) });
  if (source.kind === "chunk") return addChunk(call, source, title, warned);
  if (args["stash"] !== true) return publish(call, source, title, warned);
  const filekey = stashFile(call, source.bytes);
  const imageinfo = stashedFields(call, filekey);
  return uploaded({ result: "Success", ...warned, ...keys(filekey), imageinfo });
}

function uploaded(body: JsonObject): Outcome<ActionResponse> {
  return ok({ body: { upload: body } });
}

function keys(filekey: string): JsonObject {
  return { filekey, sessionkey: filekey };
}

/** The warnings of an upload in a member; no member without warnings. */
function warningsOf(
  title: Title,
  bytes: Uint8Array | undefined,
  call: ActionCall,
): { readonly warnings?: JsonObject } {
  const file = { title, written: argumentOrEmpty(call, "filename"), bytes };
  const warnings = uploadWarnings(file, call.caller, call.store);
  return Object.keys(warnings).length > 0 ? { warnings } : {};
}

/** The error of a caller who may not upload. */
function uploaderRefusal({ caller, store }: ActionCall): Refused | undefined {
  if (!caller.rights.has("upload") || !caller.rights.has("edit"))
    return isLoggedIn(caller)
      ? refused("permissiondenied", "You are not allowed to upload files.")
      : refused("mustbeloggedin", "You must be logged in to upload files.");
  const block = blockOfCaller(caller, store);
  const actions = listOrEmpty(objectOrEmpty(block?.["restrictions"])["actions"]);
  return block && (block["partial"] !== true || actions.includes("upload"))
    ? { kind: "refused", ...blockMessage(block, store) }
    : undefined;
}

/** The title of an upload whose file and name are right. Errors of the name keep the file in the stash. */
function checkedTitle(call: WriteCall, source: UploadSource, facts: FileFacts): Outcome<Title> {
  const { args, store } = call;
  const isChunk = source.kind === "chunk";
  const written = argumentOrEmpty(call, "filename");
  const name = uploadName(store.site, written, isChunk ? undefined : facts);
  if (isChunk && name.kind === "wrong" && name.code !== "filename-tooshort")
    return refused("illegal-filename", "The file name is not allowed.");
  if (!isChunk && source.bytes.length === 0) return refused("empty-file", "The file is empty.");
  if (!isChunk && isScripted(source.bytes, facts))
    return refused("verification-error", "The file may contain a script.", {
      details: ["uploadscripted"],
    });
  if (!isChunk && name.extension !== "" && !isFitting(name.extension, facts))
    return refused("verification-error", "The file extension does not match the file type.", {
      details: ["filetype-mime-mismatch", name.extension, facts.mime],
    });
  if (name.kind === "wrong") return nameRefusal(name, call, source.bytes);
  const reason = args["stash"] === true ? undefined : titleRefusal(name.title, call);
  return reason
    ? withFileKey(call, source.bytes, refused(reason.code, reason.text, reason.data))
    : ok(name.title);
}

/** The bytes that are searched for scripts in files that are not text. */
const SEARCHED_BYTES = 1024;

/** Scripts in a text whose white space is one character each. */
const SCRIPTS: readonly RegExp[] = [
  /<!doctype ?x?html/i,
  /<(?:body|head|html|script)/i,
  /type ?= ?['"]? ?(?:\w+\/)?(?:ecma|java)/i,
  /(?:href|src|data) ?= ?['"]? ?(?:ecma|java)script:/i,
  /url ?\( ?['"]? ?(?:ecma|java)script:/i,
];

/** Whether a file may contain a script. Those in attributes and styles of an SVG are not found. */
function isScripted(bytes: Uint8Array, { mime }: FileFacts): boolean {
  const searched = mime.startsWith("text/") ? bytes : bytes.subarray(0, SEARCHED_BYTES);
  const text = new TextDecoder("latin1").decode(searched).replaceAll(/\s+/g, " ");
  return SCRIPTS.some((pattern) => pattern.test(text));
}

/** An error of the name, after which the file is in the stash. */
function withFileKey(call: WriteCall, bytes: Uint8Array, refusal: Refused): Refused {
  const { code, text, data } = refusal;
  const stashed = keys(stashFile(call, bytes));
  return refused(code, text, { ...data, ...stashed, invalidparameter: "filename" });
}

function nameRefusal(
  { code, extension, name }: Extract<UploadName, { kind: "wrong" }>,
  call: WriteCall,
  bytes: Uint8Array,
): Refused {
  if (code === "filetype-banned")
    return refused(code, `Files with the extension .${extension} are not allowed.`, {
      filetype: extension,
      allowed: allowedExtensions(call.store.site),
    });
  const data = code === "illegal-filename" ? { filename: name } : undefined;
  return withFileKey(call, bytes, refused(code, "The file name is not allowed.", data));
}

/** Users who may edit the page may upload the file. An existing file needs a further right. */
function titleRefusal(title: Title, call: ActionCall): Refused | undefined {
  const { caller, store } = call;
  const reason = pageRefusal(["edit", "upload"], title, call);
  if (reason) return reason;
  const [file] = store.find("files", "name", title.key);
  if (!file || caller.rights.has("reupload")) return undefined;
  return caller.rights.has("reupload-own") && file["user"] === caller.name
    ? undefined
    : refused("fileexists-forbidden", "You are not allowed to overwrite this file.");
}

/** Adds a chunk to those that are there; the last one completes the file. */
function addChunk(
  call: WriteCall,
  { bytes, offset, before }: Extract<UploadSource, { kind: "chunk" }>,
  title: Title,
  warned: JsonObject,
): Outcome<ActionResponse> {
  const { store } = call;
  const filesize = Number(call.args["filesize"] ?? 0);
  const end = offset + bytes.length;
  const isLast = end === filesize;
  if (end > filesize) return refused("invalid-chunk", "The chunk exceeds the size of the file.");
  if (!isLast && bytes.length < MIN_CHUNK_BYTES)
    return refused("chunk-too-small", `A chunk must have at least ${MIN_CHUNK_BYTES} bytes.`);
  if (before && before["status"] !== "chunks")
    return refused("stashfailed", "The upload is already complete.");
  const size = numberOrZero(before?.["size"]);
  if (before && offset !== size)
    return refused("stashfailed", "The offset is not that of the next chunk.", {
      offset: String(size),
    });
  const all = joined((before && store.content(before["sha1"])) ?? new Uint8Array(), bytes);
  const chunks = before && textOrEmpty(before["filekey"]);
  const filekey = stashFile(call, all, isLast ? "finished" : "chunks", chunks);
  if (!isLast) return uploaded({ result: "Continue", offset: end, ...warned, filekey });
  const imageinfo = stashedFields(call, filekey);
  return uploaded({ ...warningsOf(title, all, call), result: "Success", filekey, imageinfo });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

function publish(
  call: WriteCall,
  source: UploadSource,
  title: Title,
  warned: JsonObject,
): Outcome<ActionResponse> {
  const { store } = call;
  const wrong = tagRefusal(call);
  if (wrong) return wrong;
  const { bytes } = source;
  const [present] = store.find("files", "name", title.key);
  if (present?.["sha1"] === hashOf(bytes))
    return refused(
      "fileexists-no-change",
      `The file is the current version of ${title.text}.`,
      source.kind === "stash" ? undefined : STASH_ERRORS,
    );
  const comment = argumentOrEmpty(call, "comment");
  const imageinfo = publishFile(call, title, {
    content: bytes,
    comment,
    text: argumentText(call, "text") ?? comment,
    watch: isWatching(title, call),
    ...(source.kind === "stash" && { filekey: source.filekey }),
  });
  return uploaded({ result: "Success", filename: title.key, ...warned, imageinfo });
}

/** The server cannot keep a file in the stash that it has moved. */
const STASH_ERRORS = {
  stasherrors: [{ code: "uploadstash-exception", text: "The file could not be stashed." }],
};

/** The preferences for uploads and for new pages are about files, and not about pages. */
function isWatching(title: Title, call: ActionCall): boolean {
  const isNew = call.store.find("files", "name", title.key).length === 0;
  const options = ["watchdefault", ...(isNew ? ["watchuploads", "watchcreations"] : [])];
  return options.some((option) => watchEffect(call, title, option) === "watch");
}
