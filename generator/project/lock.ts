import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder, temporaryFile, writeTemporary } from "./files.js";
import { hashesInside } from "./output-paths.js";
import { hasErrorCode, isRunning } from "./process.js";

/** Another process is writing to the same folder. Its message is a part of a sentence. */
export class FolderBusyError extends Error {
  override readonly name = "FolderBusyError";
}

/** The file in a folder that a run is writing to, or in which a run was killed. */
const LOCK = ".paramsmith-lock";

type Hashes = readonly (readonly [path: string, hash: string])[];

const BUSY = "another run is writing to it";

/** A folder that no other run writes to. */
export interface FolderLock {
  /** The hashes that a killed run recorded. */
  readonly before: Hashes;
  /** Records the hashes of the files that this run writes, for the run after a killed one. */
  record(files: Hashes): void;
  unlock(): void;
  /** Lets this process lock the folder again, which takes the lock over. */
  release(): void;
}

/** The locks of this process. */
const held = new Set<string>();

/**
 * Locks a folder for one run. Takes over the lock of a process that does not run any more. Creates
 * the folder if it does not exist. Throws {@link FolderBusyError} if another run has the lock, or
 * the system's error.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, LOCK);
  makeFolder(folder);
  const { owner, files: before } = readLock(file) ?? { files: [] };
  if (held.has(file) || isRunning(Number(owner))) throw new FolderBusyError(BUSY);
  if (owner !== undefined) rmSync(file, { force: true });
  createLock(file, textOf(before));
  held.add(file);
  return {
    before,
    record(files) {
      writeTemporary(file, textOf([...before, ...files]));
      renameSync(temporaryFile(file), file);
    },
    unlock() {
      held.delete(file);
      rmSync(file, { force: true });
    },
    release() {
      held.delete(file);
    },
  };
}

/** Creates a lock. Leaves none if its content cannot be written, as on a full disk. */
function createLock(file: string, text: string): void {
  const lock = openLock(file);
  try {
    writeFileSync(lock, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(lock);
  }
}

function openLock(file: string): number {
  try {
    return openSync(file, "wx");
  } catch (error) {
    throw hasErrorCode(error, ["EEXIST"]) ? new FolderBusyError(BUSY) : error;
  }
}

function textOf(files: Hashes): string {
  return JSON.stringify({ process: process.pid, files });
}

/** Returns true if a run is writing to a folder, or was killed while it wrote. */
export function isLocked(folder: string): boolean {
  return existsSync(join(folder, LOCK));
}

/** The hashes that the lock of a folder records; none without a lock. */
export function lockedFiles(folder: string): Hashes {
  return readLock(join(folder, LOCK))?.files ?? [];
}

/** The time in which a process writes its lock after it created the file, in milliseconds. */
const WRITING = 20;

/** A lock stays invalid if its process was killed while it wrote the lock. */
function readLock(
  file: string,
  isAgain = false,
): { readonly owner: unknown; readonly files: Hashes } | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const lock: Readonly<Record<string, unknown>> = Object(JSON.parse(readFileSync(file, "utf8")));
    const { process: owner = null, files } = lock;
    return { owner, files: hashesInside(Array.isArray(files) ? files : []) };
  } catch (error) {
    if (isAgain || !(error instanceof SyntaxError)) return { owner: null, files: [] };
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING);
    return readLock(file, true);
  }
}
