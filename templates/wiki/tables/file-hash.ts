import type { WikiFileVersionData } from "../data/wiki-data.js";
import type { PagePlan } from "./plan.js";
import { utf8 } from "../values/bytes.js";
import { sha1 } from "../values/hash.js";

/**
 * The SHA-1 of a version of a file, in hexadecimal. If the data have none, it is unique to the
 * version.
 */
export function fileHash({ title, versions }: PagePlan, version: WikiFileVersionData): string {
  return version.sha1?.toLowerCase() ?? sha1(utf8(`${title.text}\n${versions.indexOf(version)}`));
}

/** The same in base 36, as in entries of the upload log; unchanged if it is not hexadecimal. */
export function base36Hash(hash: string): string {
  return /^[0-9a-f]+$/.test(hash) ? BigInt(`0x${hash}`).toString(36).padStart(31, "0") : hash;
}
