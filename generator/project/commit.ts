import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { listOf, objectOf } from "../base/json.js";
import { hasErrorCode, readRegularText } from "../base/regular-file.js";
import { isInside } from "./changes.js";
import type { FileChange } from "./changes.js";
import { findObstacle } from "./output-folder.js";

/**
 * Thrown if a different process is writing to the same folder. Its message is part of a sentence.
 */
export class FolderBusyError extends Error {
  override readonly name = "FolderBusyError";
}

/**
 * Writes changes to a folder. Each file is written under a temporary name and renamed, and the
 * manifest is last. Each file is therefore either old or new at any time, and the next run
 * completes an interrupted one. Throws the system's error or {@link FolderBusyError}.
 *
 * @param found if empty, nothing is done
 * @param changesNow computes the changes again once the folder is locked, because a concurrent run
 * may have changed it
 * @returns the changes
 */
export function commit(
  folder: string,
  found: readonly FileChange[],
  changesNow: () => readonly FileChange[] = () => found,
): readonly FileChange[] {
  if (found.length === 0 && !isLocked(folder)) return [];
  const paths = found.map(({ path }) => path);
  const unlock = lockFolder(folder, paths);
  const written: string[] = [];
  try {
    const changes = changesNow();
    for (const change of changes) {
      if (change.kind === "delete") continue;
      makeFolder(dirname(join(folder, change.path)));
      written.push(change.path);
      writeFileSync(join(folder, temporaryPath(change.path)), change.text, { flag: "wx" });
    }
    for (const { kind, path } of changes) if (kind === "delete") deleteFile(folder, path);
    for (const path of written) renameSync(join(folder, temporaryPath(path)), join(folder, path));
    unlock();
    return changes;
  } catch (error) {
    removeTemporaries(folder, written);
    unlock();
    throw error;
  }
}

/** The path of a file's temporary copy, which is unique to this process. */
function temporaryPath(path: string, owner = process.pid): string {
  return posix.join(posix.dirname(path), `.${posix.basename(path)}.${owner}.paramsmith`);
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
    // A different process may have created it.
    if (!existsSync(folder)) throw error;
  }
}

/** Removes the temporary files of a process for some paths, but none through a link. */
function removeTemporaries(folder: string, paths: readonly string[], owner?: number): void {
  for (const path of paths.map((each) => temporaryPath(each, owner)))
    if (findObstacle(folder, path) === undefined) deleteFile(folder, path);
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

const LOCK = ".paramsmith-lock";

const BUSY = "another run is writing to it";

/**
 * Locks a folder for one run, and creates it if it does not exist. Replaces the lock of a process
 * that no longer runs, and removes the temporary files that it lists. Throws {@link
 * FolderBusyError} if a different run has the lock, an error for a folder in its place, or the
 * system's error.
 *
 * @param paths the files that the run writes, for the next run if this one is killed
 * @returns a function that unlocks the folder
 */
export function lockFolder(folder: string, paths: readonly string[] = []): () => void {
  const file = join(folder, LOCK);
  const unlock = (): void => rmSync(file, { force: true });
  makeFolder(folder);
  if (isLocked(folder)) {
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`its ${LOCK}, which locks it, is a folder and must be deleted`);
    const { owner, files } = readLock(file);
    if (isRunning(owner)) throw new FolderBusyError(BUSY);
    removeTemporaries(folder, files, owner);
    unlock();
  }
  try {
    writeFileSync(file, JSON.stringify({ process: process.pid, files: paths }), { flag: "wx" });
  } catch (error) {
    if (hasErrorCode(error, ["EEXIST"])) throw new FolderBusyError(BUSY);
    // The disk may be full.
    unlock();
    throw error;
  }
  return unlock;
}

/** Returns true if a run is writing to a folder, or was killed while it wrote. */
export function isLocked(folder: string): boolean {
  return existsSync(join(folder, LOCK));
}

/** The time in which a process writes its lock after it created the file, in milliseconds. */
const WRITING = 20;

/** A lock's process and the files that it writes. An invalid lock belongs to a killed process. */
function readLock(
  file: string,
  isAgain = false,
): { readonly owner: number; readonly files: readonly string[] } {
  try {
    const lock = objectOf(JSON.parse(readRegularText(file)));
    const files = listOf(lock["files"]).filter((path) => typeof path === "string");
    return { owner: Number(lock["process"]), files: files.filter(isInside) };
  } catch (error) {
    if (isAgain || !(error instanceof SyntaxError)) return { owner: 0, files: [] };
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING);
    return readLock(file, true);
  }
}

/** Returns true if a different process with this id is running. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to a different user.
    return hasErrorCode(error, ["EPERM"]);
  }
}
