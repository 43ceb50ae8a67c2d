import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { argumentText } from "../call/module-call.js";
import { isLoggedIn } from "../store/caller.js";
import { numberOrZero } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { onlyOneRefusal } from "./checks.js";

/** The source of the bytes of an upload. */
export type UploadSource =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "stash"; readonly bytes: Uint8Array; readonly filekey: string }
  | {
      readonly kind: "chunk";
      readonly bytes: Uint8Array;
      readonly offset: number;
      /** The chunks that are there; undefined for the first. */
      readonly before?: TableRow;
    };

/** What the source of an upload depends on. */
type UploadCall = Pick<ActionCall, "args" | "caller" | "files" | "store">;

/** The key of a file in the stash that a request names. */
export function fileKey(call: Pick<ActionCall, "args">): string | undefined {
  return argumentText(call, "filekey") ?? argumentText(call, "sessionkey");
}

/** Finds the bytes of an upload, in the order of `ApiUpload::selectUploadModule`. */
export function uploadSource(call: UploadCall): Outcome<UploadSource> {
  const { args, files } = call;
  const [chunk, file, filekey] = [files.get("chunk"), files.get("file"), fileKey(call)];
  const sources = { filekey, file, url: args["url"] };
  const wrong = chunk ? undefined : onlyOneRefusal({ args: sources }, Object.keys(sources));
  if (wrong) return wrong;
  if (args["filename"] === undefined)
    return refused("nofilename", "The filename parameter is required.");
  if (chunk) return chunkSource(chunk, filekey, call);
  if (file) return ok({ kind: "file", bytes: file });
  if (filekey === undefined)
    return refused("copyuploaddisabled", "Uploads from URLs are not enabled on this wiki.");
  if (!/^[\w.-]+\.\w+$/.test(filekey))
    return refused("invalid-file-key", "The file key is invalid.");
  const found = stashedRow(filekey, call);
  if (found.kind === "refused") return found;
  const bytes = call.store.content(found.value["sha1"]) ?? new Uint8Array();
  return ok({ kind: "stash", bytes, filekey });
}

function chunkSource(
  bytes: Uint8Array,
  filekey: string | undefined,
  call: UploadCall,
): Outcome<UploadSource> {
  const offset = numberOrZero(Number(call.args["offset"]));
  const isFirst = call.args["offset"] === 0;
  if (filekey === undefined)
    return isFirst
      ? ok({ kind: "chunk", bytes, offset })
      : refused("filekeyneeded", "Each chunk after the first requires filekey.");
  if (isFirst) return refused("filekeynotallowed", "The first chunk must not have filekey.");
  const found = stashedRow(filekey, call);
  return found.kind === "refused"
    ? found
    : ok({ kind: "chunk", bytes, offset, before: found.value });
}

/** A file in the stash of the caller. */
export function stashedRow(
  filekey: string,
  { caller, store }: Pick<ActionCall, "caller" | "store">,
): Outcome<TableRow> {
  if (!isLoggedIn(caller))
    return refused("stashnotloggedin", "You must be logged in to use stashed files.");
  const [row] = store.find("stashedfiles", "filekey", filekey);
  if (!row) return refused("uploadstash-file-not-found", `The stash does not contain ${filekey}.`);
  return row["owner"] === caller.name
    ? ok(row)
    : refused("uploadstash-wrong-owner", "The file is in a different user's stash.");
}
