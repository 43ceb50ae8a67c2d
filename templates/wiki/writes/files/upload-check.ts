import type { JsonObject } from "../../../runtime/model/json.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../../runtime/query-service/outcome.js";
import { argumentOrEmpty } from "../../call/module-call.js";
import type { ActionCall } from "../../call/stub-action.js";
import type { Title } from "../../data/title.js";
import { isLoggedIn } from "../../store/caller.js";
import { blockInfo, blockOfCaller } from "../../store/caller-block.js";
import { listOrEmpty, objectOrEmpty } from "../../values/row.js";
import { pageRefusal } from "../checks/page-refusal.js";
import type { FileFacts } from "../../media/facts-type.js";
import { sha1 } from "../../values/hash.js";
import { fileDanger } from "./file-dangers.js";
import { allowedExtensions, isFitting, uploadName } from "./upload-name.js";
import type { UploadName } from "./upload-name.js";
import type { UploadSource } from "./upload-source.js";

/** The error of a caller who may not upload. */
export function uploaderRefusal({ caller, store }: ActionCall): Refused | undefined {
  if (!caller.rights.has("upload") || !caller.rights.has("edit"))
    return isLoggedIn(caller)
      ? refused("permissiondenied", "The caller may not upload files.")
      : refused("mustbeloggedin", "Only who has logged in may upload files.");
  const block = blockOfCaller(caller, store);
  const actions = listOrEmpty(objectOrEmpty(block?.["restrictions"])["actions"]);
  return block && (block["partial"] !== true || actions.includes("upload"))
    ? refused("blocked", "The caller is blocked.", { blockinfo: blockInfo(block, store) })
    : undefined;
}

/**
 * The title of an upload whose file and name are right.
 *
 * @param stash keeps a file whose error another name repairs, and returns members of the error
 */
export function checkedTitle(
  call: ActionCall,
  source: UploadSource,
  facts: FileFacts,
  stash: () => JsonObject,
): Outcome<Title> {
  const { store } = call;
  const isChunk = source.kind === "chunk";
  const name = uploadName(
    store.site,
    argumentOrEmpty(call, "filename"),
    isChunk ? undefined : facts,
  );
  if (isChunk && name.kind === "wrong" && name.code !== "filename-tooshort")
    return refused("illegal-filename", "The name of the file is not allowed.");
  if (!isChunk && source.bytes.length === 0) return refused("empty-file", "The file is empty.");
  const danger = isChunk
    ? undefined
    : fileDanger({ bytes: source.bytes, mime: facts.mime, extension: name.extension }, store.site);
  if (danger)
    return refused("verification-error", "The file may be dangerous.", { details: danger });
  if (!isChunk && name.extension !== "" && !isFitting(name.extension, facts))
    return refused("verification-error", "The file has not the type that its name ends with.", {
      details: ["filetype-mime-mismatch", name.extension, facts.mime],
    });
  if (name.kind === "wrong") return nameRefusal(name, call, stash);
  if (call.args["stash"] === true) return ok(name.title);
  const reason = titleRefusal(name.title, call);
  return reason
    ? refused(reason.code, reason.text, {
        ...reason.data,
        ...stash(),
        invalidparameter: "filename",
      })
    : ok(name.title);
}

function nameRefusal(
  { code, extension, name }: Extract<UploadName, { kind: "wrong" }>,
  { store }: ActionCall,
  stash: () => JsonObject,
): Refused {
  if (code === "filetype-banned")
    return refused(code, `Files that end with .${extension} are not allowed.`, {
      filetype: extension,
      allowed: allowedExtensions(store.site),
    });
  return refused(code, "The name of the file is not allowed.", {
    ...(code === "illegal-filename" && { filename: name }),
    ...stash(),
    invalidparameter: "filename",
  });
}

/** Who may change the page may upload the file, with another right if there is one already. */
function titleRefusal(title: Title, call: ActionCall): Refused | undefined {
  const { caller, store } = call;
  const reason = pageRefusal("edit", title, call) ?? pageRefusal("upload", title, call);
  if (reason) return reason;
  const [file] = store.find("files", "name", title.key);
  if (!file || caller.rights.has("reupload")) return undefined;
  return caller.rights.has("reupload-own") && file["user"] === caller.name
    ? undefined
    : refused("fileexists-forbidden", "The caller may not overwrite the file.");
}

/**
 * The error of a file that a title has already. The server then fails to keep the file, which it has moved
 * (observed on MediaWiki 1.39 to 1.45).
 */
export function sameFileRefusal(
  title: Title,
  bytes: Uint8Array,
  store: ActionCall["store"],
): Refused | undefined {
  const [file] = store.find("files", "name", title.key);
  if (file?.["sha1"] !== sha1(bytes)) return undefined;
  const text = "The stash cannot keep the file: UploadStashBadPathException.";
  return refused("fileexists-no-change", `The file is ${title.text} as it is.`, {
    stasherrors: [{ code: "uploadstash-exception", text }],
  });
}
