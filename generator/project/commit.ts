import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { listOf, objectOf } from "../base/json.js";
import { hasErrorCode } from "../base/regular-file.js";
import { hashesInside, hashOf } from "./changes.js";
import type { FileChange, FileHash } from "./changes.js";

/** Another process is writing to the same folder. Its message is a part of a sentence. */
export class FolderBusyError extends Error {
  override readonly name = "FolderBusyError";
}

/**
 * Writes changes to a folder. Each file is written under a temporary name and renamed, the manifest
 * last, so that each file is the old or the new one at any time. If the process is killed, its lock
 * lists the new files; the next run takes the lock over, and replaces them or deletes them. Throws
 * the system's error or {@link FolderBusyError}.
 *
 * @param found if empty, nothing is done
 * @param changesNow computes the changes again once the folder is locked, because another run may
 *   have changed it
 * @returns the changes
 */
export function commit(
  folder: string,
  found: readonly FileChange[],
  changesNow: () => readonly FileChange[] = () => found,
): readonly FileChange[] {
  if (found.length === 0 && !isLocked(folder)) return [];
  const listed = found.flatMap(hashOfWritten);
  const { before, unlock } = lockFolder(folder, listed);
  let isNeeded = before.length > 0;
  try {
    removeTemporaries(folder, before);
    const changes = changesNow();
    const written = changes.flatMap(hashOfWritten);
    if (written.some(([path]) => !listed.some(([each]) => each === path)))
      throw new FolderBusyError(BUSY);
    for (const change of changes)
      if (change.kind !== "delete") writeTemporary(join(folder, change.path), change.text);
    isNeeded = true;
    for (const { kind, path } of changes) if (kind === "delete") deleteFile(folder, path);
    for (const [path] of written) renameSync(temporaryFile(join(folder, path)), join(folder, path));
    unlock();
    return changes;
  } catch (error) {
    // The next run needs the list of a lock once files were replaced.
    if (!isNeeded) {
      removeTemporaries(folder, listed);
      unlock();
    }
    throw error;
  }
}

function hashOfWritten(change: FileChange): readonly FileHash[] {
  return change.kind === "delete" ? [] : [[change.path, hashOf(change.text)]];
}

/** The file that holds a text before it is renamed to its path. */
function temporaryFile(file: string): string {
  return join(dirname(file), `.${basename(file)}.paramsmith`);
}

/** Replaces the temporary file that a killed run left, and writes through no link in its place. */
function writeTemporary(file: string, text: string): void {
  makeFolder(dirname(file));
  rmSync(temporaryFile(file), { force: true });
  writeFileSync(temporaryFile(file), text, { flag: "wx" });
}

/**
 * Creates a folder with its parents. Node 20's recursive mkdir does not end on file systems that
 * report ENOENT for a folder whose parent exists, such as /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error;
  }
}

function removeTemporaries(folder: string, files: readonly FileHash[]): void {
  for (const [path] of files) {
    rmSync(temporaryFile(join(folder, path)), { force: true });
    removeEmptyFolders(folder, dirname(path));
  }
}

function deleteFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  removeEmptyFolders(folder, dirname(path));
}

function removeEmptyFolders(folder: string, path: string): void {
  if (path === ".") return;
  if (existsSync(join(folder, path))) {
    if (readdirSync(join(folder, path)).length > 0) return;
    rmdirSync(join(folder, path));
  }
  removeEmptyFolders(folder, dirname(path));
}

/** The file in a folder that a run is writing to, or in which a run was killed. */
const LOCK = ".paramsmith-lock";

const BUSY = "another run is writing to it";

/**
 * Locks a folder for one run. Takes over the lock of a process that does not run any more. Creates
 * the folder if it does not exist. Throws {@link FolderBusyError} if another run has the lock, or
 * the system's error.
 *
 * @param files the files that the run writes, for the run after a killed one
 * @returns the files that a killed run listed
 */
export function lockFolder(
  folder: string,
  files: readonly FileHash[] = [],
): { readonly before: readonly FileHash[]; readonly unlock: () => void } {
  const file = join(folder, LOCK);
  const unlock = (): void => rmSync(file, { force: true });
  makeFolder(folder);
  const { owner, files: before } = readLock(folder);
  if (isRunning(Number(owner))) throw new FolderBusyError(BUSY);
  if (owner !== undefined) unlock();
  try {
    const text = JSON.stringify({ process: process.pid, files: [...before, ...files] });
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if (hasErrorCode(error, ["EEXIST"])) throw new FolderBusyError(BUSY);
    // The disk may be full.
    unlock();
    throw error;
  }
  return { before, unlock };
}

/** Returns true if a run is writing to a folder, or was killed while it wrote. */
export function isLocked(folder: string): boolean {
  return existsSync(join(folder, LOCK));
}

/** The time in which a process writes its lock after it created the file, in milliseconds. */
const WRITING = 20;

/**
 * The lock of a folder; without a lock, it has no owner. A lock stays invalid if its process was
 * killed while it wrote the lock.
 */
export function readLock(
  folder: string,
  isAgain = false,
): { readonly owner?: unknown; readonly files: readonly FileHash[] } {
  if (!isLocked(folder)) return { files: [] };
  try {
    const lock = objectOf(JSON.parse(readFileSync(join(folder, LOCK), "utf8")));
    return { owner: lock["process"] ?? null, files: hashesInside(listOf(lock["files"])) };
  } catch (error) {
    if (isAgain || !(error instanceof SyntaxError)) return { owner: null, files: [] };
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING);
    return readLock(folder, true);
  }
}

/** Returns true if another process with this id is running. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return hasErrorCode(error, ["EPERM"]);
  }
}
