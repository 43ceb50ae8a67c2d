import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { Stats } from "node:fs";

/**
 * The hash of a file's content, with the stat key at that time. An equal stat key means that the
 * content is unchanged.
 */
export type FileStamp = readonly [hash: string, look: string];

/** The stat key and the hash of a missing file. */
const MISSING = "missing";

/** The stat key of a file that may have changed without a visible change of its stat. */
const UNCERTAIN = "";

/** The maximum interval of file system clocks, in milliseconds, with a margin. */
const CLOCK_TICK = 100;

/** The hash of a content: 128 bits of SHA-256. */
export function hashOf(content: Uint8Array | string): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}

/** The hash of a file's content on disk, or of a missing file. */
export function hashOnDisk(path: string): string {
  return statOf(path)?.isFile() ? hashOf(readFileSync(path)) : MISSING;
}

/**
 * The stat key of a file: size, modification time, inode number and change time. Every write
 * changes the change time, which programs cannot set.
 */
export function statKeyOf(path: string): string {
  return statKeyFrom(statOf(path));
}

/** The current stamp of a file. */
export function currentStamp(path: string): FileStamp {
  const found = statOf(path);
  // Reads the content after the stat, so that later changes change the stat key.
  return [found?.isFile() ? hashOf(readFileSync(path)) : MISSING, statKeyFrom(found)];
}

function statKeyFrom(found: Stats | undefined): string {
  if (!found?.isFile()) return MISSING;
  // File systems with a clock of whole seconds are too coarse.
  if (found.ctimeMs % 1000 === 0) return UNCERTAIN;
  return [found.size, found.mtimeMs, found.ino, found.ctimeMs].join(" ");
}

/** Replaces a stat key by an uncertain one if the file changed shortly before a time. */
export function statKeyBefore(statKey: string, moment: number): string {
  return statKey === MISSING ||
    Number(statKey.slice(statKey.lastIndexOf(" ") + 1)) < moment - CLOCK_TICK
    ? statKey
    : UNCERTAIN;
}

/** Returns true if the stat key cannot prove that the file is unchanged. */
export function isUncertain([, look]: FileStamp): boolean {
  return look === UNCERTAIN;
}

/**
 * The current stamp of a file with unchanged content; undefined if the content has changed. Reads
 * the file only if its stat key has changed.
 */
export function refreshStamp(path: string, stamp: FileStamp): FileStamp | undefined {
  return refreshStampFrom(path, stamp, statKeyOf(path));
}

/** As {@link refreshStamp}, with a known stat key. */
export function refreshStampFrom(
  path: string,
  stamp: FileStamp,
  statKey: string,
): FileStamp | undefined {
  const [held, before] = stamp;
  if (statKey !== UNCERTAIN && statKey === before) return stamp;
  return hashOnDisk(path) === held ? [held, statKey] : undefined;
}

/** The stat of a path; undefined if it does not exist or cannot be read. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file has the path of a parent folder.
    return undefined;
  }
}
