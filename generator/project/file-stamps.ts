import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { Stats } from "node:fs";

/** A file as it was: what it held, and how it looked, so that it need not be read again while it looks the same. */
export type FileStamp = readonly [hash: string, look: string];

/** How a file looks that is not there. */
const MISSING = "missing";

/** How a file looks of which another look would not tell that it was changed. */
const UNCERTAIN = "";

/** Clocks of file systems tick every 10 ms at the latest; in milliseconds. */
const CLOCK_TICK = 100;

/** The hash of a file's content, 128 bits of SHA-256. */
export function hashOf(content: Uint8Array | string): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}

/** The hash of a file's content on disk; of one that is not there, one that no content has. */
export function hashOnDisk(path: string): string {
  return statOf(path)?.isFile() ? hashOf(readFileSync(path)) : MISSING;
}

/** Size, time stamps and number of a file. Whoever writes to it changes the last of the stamps, which nobody can set. */
export function statKeyOf(path: string): string {
  return statKeyFrom(statOf(path));
}

/** How a file is seen now. */
export function currentStamp(path: string): FileStamp {
  const found = statOf(path);
  // What it holds is read after the look, so that a change after that does not go unseen.
  return [found?.isFile() ? hashOf(readFileSync(path)) : MISSING, statKeyFrom(found)];
}

function statKeyFrom(found: Stats | undefined): string {
  if (!found?.isFile()) return MISSING;
  // A clock of whole seconds, as old file systems have it, tells too little.
  if (found.ctimeMs % 1000 === 0) return UNCERTAIN;
  return [found.size, found.mtimeMs, found.ino, found.ctimeMs].join(" ");
}

/** The look, unless the file was changed so shortly before a moment that another change need not show. */
export function statKeyBefore(statKey: string, moment: number): string {
  return statKey === MISSING ||
    Number(statKey.slice(statKey.lastIndexOf(" ") + 1)) < moment - CLOCK_TICK
    ? statKey
    : UNCERTAIN;
}

/** Whether a look says nothing of a file, so that it is to be read. */
export function isUncertain([, look]: FileStamp): boolean {
  return look === UNCERTAIN;
}

/** How a file is seen now if it holds what it held: it looks the same, or is read. Undefined where it holds something else. */
export function refreshStamp(path: string, stamp: FileStamp): FileStamp | undefined {
  return refreshStampFrom(path, stamp, statKeyOf(path));
}

/** The same for a file that has just been looked at. */
export function refreshStampFrom(
  path: string,
  stamp: FileStamp,
  statKey: string,
): FileStamp | undefined {
  const [held, before] = stamp;
  if (statKey !== UNCERTAIN && statKey === before) return stamp;
  return hashOnDisk(path) === held ? [held, statKey] : undefined;
}

/** What the file system says of a path; undefined where nothing is there, or nothing that can be looked at. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where a folder of the path would be.
    return undefined;
  }
}
