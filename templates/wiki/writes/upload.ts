import { uploadModule } from "../../../generated/actions/upload.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall, ActionResponse } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import { fileFacts, fileType } from "../media/file-facts.js";
import { blockOfCaller } from "../store/caller-block.js";
import { isLoggedIn } from "../store/caller.js";
import { sha1 as hashOf } from "../values/hash.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockMessage, pageRefusal, tagRefusal, watchEffect } from "./arguments.js";
import { onlyOneRefusal } from "./checks.js";
import { publishFile } from "./file-version.js";
import { stashedFields, stashedRow, stashFile } from "./stash.js";
import { uploadName } from "./upload-name.js";
import { uploadWarnings } from "./upload-warnings.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The smallest chunk that is not the last, in bytes. */
const MIN_CHUNK_BYTES = 1024;

/** The source of the bytes of an upload. */
interface UploadSource {
  readonly bytes: Uint8Array;
  /** Whether the bytes are a part of the file. */
  readonly isChunk: boolean;
  /** The file in the stash that the request names: the bytes, or the chunks before them. */
  readonly stashed?: TableRow;
}

/** The action `upload`: complete files, files in chunks, and files from the stash. */
export const uploadAction: WriteAction = {
  module: uploadModule,
  run(call) {
    const { args } = call;
    const found = uploadSource(call);
    if (found.kind === "refused") return found;
    const source = found.value;
    const { bytes, isChunk } = source;
    const checked = uploaderRefusal(call) ?? checkedTitle(call, source);
    if (checked.kind === "refused") return checked;
    const title = checked.value;
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

function uploaded(body: JsonObject): Outcome<ActionResponse> {
  return ok({ body: { upload: body } });
}

function keys(filekey: string): JsonObject {
  return { filekey, sessionkey: filekey };
}

/** Finds the bytes of an upload, in the order of `ApiUpload::selectUploadModule`. */
function uploadSource(call: ActionCall): Outcome<UploadSource> {
  const { args, files, store } = call;
  const filekey = argumentText(call, "filekey") ?? argumentText(call, "sessionkey");
  const [chunk, file] = [files.get("chunk"), files.get("file")];
  const sources = { filekey, file, url: args["url"] };
  const wrong = chunk ? undefined : onlyOneRefusal({ args: sources }, Object.keys(sources));
  if (wrong) return wrong;
  if (args["filename"] === undefined)
    return refused("nofilename", "The filename parameter is required.");
  if (filekey === undefined) {
    if (!chunk && !file)
      return refused("copyuploaddisabled", "Uploads from URLs are not enabled on this wiki.");
    if (chunk && args["offset"] !== 0)
      return refused("filekeyneeded", "Each chunk after the first requires filekey.");
    return ok({ bytes: chunk ?? file ?? new Uint8Array(), isChunk: chunk !== undefined });
  }
  const found = stashedRow(filekey, call);
  if (found.kind === "refused") return found;
  const stashed = found.value;
  const bytes = chunk ?? store.content(stashed["sha1"]) ?? new Uint8Array();
  return ok({ bytes, isChunk: chunk !== undefined, stashed });
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
function checkedTitle(call: WriteCall, { bytes, isChunk }: UploadSource): Outcome<Title> {
  const { args, store } = call;
  const mime = isChunk ? "" : fileFacts(bytes).mime;
  const { title, extension } = uploadName(store.site, argumentOrEmpty(call, "filename"), mime);
  if (!isChunk && bytes.length === 0) return refused("empty-file", "The file is empty.");
  if (!isChunk && isScripted(bytes))
    return refused("verification-error", "The file may contain a script.", {
      details: ["uploadscripted"],
    });
  if (!isChunk && extension !== "" && fileType(extension)[0] !== mime)
    return refused("verification-error", "The file extension does not match the file type.", {
      details: ["filetype-mime-mismatch", extension, mime],
    });
  if (title.kind === "refused" && title.code === "filetype-banned") return title;
  const reason =
    title.kind === "refused"
      ? title
      : args["stash"] === true
        ? undefined
        : titleRefusal(title.value, call);
  if (!reason) return title;
  const { code, text, data } = reason;
  const stashed = keys(stashFile(call, bytes));
  return refused(code, text, { ...data, ...stashed, invalidparameter: "filename" });
}

/** Whether a file may contain a script. The server finds more. */
function isScripted(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 1_000_000));
  return /<(?:body|head|html|script)\b|["'\s=(](?:ecma|java)script:/i.test(text);
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
  { bytes, stashed }: UploadSource,
  title: Title,
  warned: JsonObject,
): Outcome<ActionResponse> {
  const { args, store } = call;
  const [filesize, offset] = [Number(args["filesize"] ?? 0), Number(args["offset"])];
  const end = offset + bytes.length;
  const isLast = end === filesize;
  if (end > filesize) return refused("invalid-chunk", "The chunk exceeds the size of the file.");
  if (!isLast && bytes.length < MIN_CHUNK_BYTES)
    return refused("chunk-too-small", `A chunk must have at least ${MIN_CHUNK_BYTES} bytes.`);
  if (stashed && stashed["status"] !== "chunks")
    return refused("stashfailed", "The upload is already complete.");
  const size = numberOrZero(stashed?.["size"]);
  if (offset !== size)
    return refused("stashfailed", "The offset is not that of the next chunk.", {
      offset: String(size),
    });
  const before = store.content(stashed?.["sha1"]) ?? new Uint8Array();
  const all = Uint8Array.from([...before, ...bytes]);
  const chunks = stashed && textOrEmpty(stashed["filekey"]);
  const filekey = stashFile(call, all, isLast ? "finished" : "chunks", chunks);
  if (!isLast) return uploaded({ result: "Continue", offset: end, ...warned, filekey });
  const imageinfo = stashedFields(call, filekey);
  const warnings = uploadWarnings(call, title, all);
  return uploaded({ ...warnings, result: "Success", filekey, imageinfo });
}

function publish(
  call: WriteCall,
  { bytes, stashed }: UploadSource,
  title: Title,
  warned: JsonObject,
): Outcome<ActionResponse> {
  const wrong = tagRefusal(call);
  if (wrong) return wrong;
  const [present] = call.store.find("files", "name", title.key);
  if (present?.["sha1"] === hashOf(bytes))
    return refused("fileexists-no-change", `The file is the current version of ${title.text}.`);
  const comment = argumentOrEmpty(call, "comment");
  // The preferences for uploads and for new pages are about files, and not about pages.
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
