import { ruleRefusal } from "../call/rule-refusal.js";
import { uploadModule } from "../../../generated/actions/upload.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall, ActionResponse } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import { fileFacts, fileType } from "../media/file-facts.js";
import { blockOfCaller } from "../store/caller-block.js";
import { isLoggedIn } from "../store/caller.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockedRefusal, pageRefusal, tagRefusal, watchEffect } from "./arguments.js";
import { publishFile } from "./file-version.js";
import { completeFile, stashChunk, stashedFields, stashedRow, stashFile } from "./stash.js";
import { uploadName } from "./upload-name.js";
import { uploadWarnings } from "./upload-warnings.js";
import { check, refuse, unwrap } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";
import { sha1 as hashOf } from "../values/bytes.js";

/** The minimum size in bytes of a chunk other than the last. */
const MIN_CHUNK_BYTES = 1024;

/** The source of an upload's bytes. */
interface UploadSource {
  readonly bytes: Uint8Array;
  /** Whether the bytes are only part of the file. */
  readonly isChunk: boolean;
  /** The stashed file that the request names: the bytes, or the previous chunks. */
  readonly stashed?: TableRow;
}

/** The action `upload`: complete files, files in chunks, and files from the stash. */
export const uploadAction: WriteAction = {
  module: uploadModule,
  checksRules: true,
  run(call) {
    const { args } = call;
    const source = uploadSource(call);
    const { bytes, isChunk } = source;
    checkUploader(call);
    const title = checkedTitle(call, source);
    const warned = uploadWarnings(call, title, isChunk ? undefined : bytes);
    if (warned.warnings && args["ignorewarnings"] !== true)
      return uploaded({ result: "Warning", ...warned, ...keys(stashFile(call, bytes)) });
    if (isChunk) return addChunk(call, source, title, warned);
    if (args["stash"] !== true) return publish(call, source, title, warned);
    const filekey = stashFile(call, bytes);
    const imageinfo = stashedFields(call, filekey);
    return uploaded({ result: "Success", ...warned, ...keys(filekey), imageinfo });
  },
};

function uploaded(body: JsonObject): ActionResponse {
  return { body: { upload: body } };
}

function keys(filekey: string): JsonObject {
  return { filekey, sessionkey: filekey };
}

/** Finds an upload's bytes, in the order of `ApiUpload::selectUploadModule`. */
function uploadSource(call: ActionCall): UploadSource {
  const { args, files, store } = call;
  const filekey = argumentText(call, "filekey") ?? argumentText(call, "sessionkey");
  const [chunk, file] = [files.get("chunk"), files.get("file")];
  check(ruleRefusal(call));
  if (filekey === undefined) {
    if (!chunk && !file)
      refuse("copyuploaddisabled", "Uploads from URLs are not enabled on this wiki.");
    if (chunk && args["offset"] !== 0)
      refuse("filekeyneeded", "Each chunk after the first requires filekey.");
    return { bytes: chunk ?? file ?? new Uint8Array(), isChunk: chunk !== undefined };
  }
  const stashed = stashedRow(filekey, call);
  const bytes = chunk ?? store.content(stashed["sha1"]) ?? new Uint8Array();
  return { bytes, isChunk: chunk !== undefined, stashed };
}

/** Rejects a caller who may not upload. */
function checkUploader({ caller, store }: ActionCall): void {
  const isAllowed = caller.rights.has("upload") && caller.rights.has("edit");
  if (!isAllowed && !isLoggedIn(caller))
    refuse("mustbeloggedin", "You must be logged in to upload files.");
  if (!isAllowed) refuse("permissiondenied", "You are not allowed to upload files.");
  const block = blockOfCaller(caller, store);
  const actions = listOrEmpty(objectOrEmpty(block?.["restrictions"])["actions"]);
  if (block && (block["partial"] !== true || actions.includes("upload")))
    check(blockedRefusal(block, store));
}

/** The title of an upload with a valid file and name. Name errors keep the file in the stash. */
function checkedTitle(call: WriteCall, { bytes, isChunk }: UploadSource): Title {
  const { args, store } = call;
  const mime = isChunk ? "" : fileFacts(bytes).mime;
  const { title, extension } = uploadName(store.site, argumentOrEmpty(call, "filename"), mime);
  if (!isChunk && bytes.length === 0) refuse("empty-file", "The file is empty.");
  if (!isChunk && isScripted(bytes))
    refuse("verification-error", "The file may contain a script.", {
      details: ["uploadscripted"],
    });
  if (!isChunk && extension !== "" && fileType(extension)[0] !== mime)
    refuse("verification-error", "The file extension does not match the file type.", {
      details: ["filetype-mime-mismatch", extension, mime],
    });
  if (title.kind === "refused" && title.code === "filetype-banned") check(title);
  const reason =
    title.kind === "refused"
      ? title
      : args["stash"] === true
        ? undefined
        : titleRefusal(title.value, call);
  if (!reason) return unwrap(title);
  const { code, text, data } = reason;
  const stashed = keys(stashFile(call, bytes));
  return refuse(code, text, { ...data, ...stashed, invalidparameter: "filename" });
}

/** Whether a file may contain a script. The server checks more patterns. */
function isScripted(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 1_000_000));
  return /<(?:body|head|html|script)\b|["'\s=(](?:ecma|java)script:/i.test(text);
}

/**
 * Users who may edit the page may upload the file. Overwriting a file requires an additional right.
 */
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

/** Adds a chunk to the received chunks; the last one completes the file. */
function addChunk(
  call: WriteCall,
  { bytes, stashed }: UploadSource,
  title: Title,
  warned: JsonObject,
): ActionResponse {
  const { args } = call;
  const [filesize, offset] = [Number(args["filesize"] ?? 0), Number(args["offset"])];
  const end = offset + bytes.length;
  const isLast = end === filesize;
  if (end > filesize) refuse("invalid-chunk", "The chunk exceeds the size of the file.");
  if (!isLast && bytes.length < MIN_CHUNK_BYTES)
    refuse("chunk-too-small", `A chunk must have at least ${MIN_CHUNK_BYTES} bytes.`);
  if (stashed && stashed["status"] !== "chunks")
    refuse("stashfailed", "The upload is already complete.");
  const size = numberOrZero(stashed?.["size"]);
  if (offset !== size)
    refuse("stashfailed", "The offset does not match the next chunk.", {
      offset: String(size),
    });
  if (!isLast) {
    const filekey = stashChunk(call, bytes, stashed);
    return uploaded({ result: "Continue", offset: end, ...warned, filekey });
  }
  const all = completeFile(call, bytes, stashed);
  const filekey = stashFile(call, all, stashed);
  const imageinfo = stashedFields(call, filekey);
  const warnings = uploadWarnings(call, title, all);
  return uploaded({ ...warnings, result: "Success", filekey, imageinfo });
}

function publish(
  call: WriteCall,
  { bytes, stashed }: UploadSource,
  title: Title,
  warned: JsonObject,
): ActionResponse {
  check(tagRefusal(call));
  const [present] = call.store.find("files", "name", title.key);
  if (present?.["sha1"] === hashOf(bytes))
    refuse("fileexists-no-change", `The file is the current version of ${title.text}.`);
  const comment = argumentOrEmpty(call, "comment");
  // The preferences for uploads and for new pages apply to files, not pages.
  const options = ["watchdefault", ...(present ? [] : ["watchuploads", "watchcreations"])];
  const imageinfo = publishFile(call, title, {
    content: bytes,
    comment,
    text: argumentText(call, "text") ?? comment,
    watch: options.some((option) => watchEffect(call, title, option) === "watch"),
    ...(stashed && { filekey: textOrEmpty(stashed["filekey"]) }),
  });
  return uploaded({ result: "Success", filename: title.key, ...warned, imageinfo });
}
