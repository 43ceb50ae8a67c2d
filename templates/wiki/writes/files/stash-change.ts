import { argumentOrEmpty } from "../../call/module-call.js";
import type { ActionCall } from "../../call/stub-action.js";
import { utf8 } from "../../values/bytes.js";
import { sha1 } from "../../values/hash.js";
import { timeOfChange } from "../checks/change-time.js";
import { changeActor } from "../effects/change-actor.js";
import type { StashChange } from "./file-change.js";
import { fileFacts } from "../../media/file-facts.js";
import { uploadName, usualExtension } from "./upload-name.js";

/**
 * Bytes in the stash of the caller. A new key follows from the time of the change, which no other
 * change has; its form is that of the server.
 */
export function stashChange(
  call: ActionCall,
  bytes: Uint8Array,
  status: StashChange["status"],
  filekey?: string,
): StashChange {
  const { caller, store } = call;
  const filename = argumentOrEmpty(call, "filename");
  const facts = fileFacts(bytes);
  const hash = sha1(utf8(`stash ${caller.name} ${timeOfChange(store)}`));
  const sent = uploadName(store.site, filename, facts).extension;
  const extension = sent === "" ? usualExtension(facts) : sent;
  const digits = BigInt(`0x${hash}`).toString(36).padStart(31, "0");
  const key = `${digits.slice(0, 12)}.${digits.slice(12, 18)}.${caller.id}.${extension === "" ? "bin" : extension}`;
  return {
    kind: "stash",
    owner: changeActor(caller),
    filekey: filekey ?? key,
    filename,
    bytes,
    facts,
    status,
  };
}
