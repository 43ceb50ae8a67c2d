import { existsSync, readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashesOf, MANIFEST } from "./changes.js";
import type { FileChange } from "./changes.js";
import { makeFolder, temporaryFile, writeTemporary } from "./files.js";
import { isLocked, lockFolder } from "./lock.js";

export { FolderBusyError } from "./lock.js";

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
  const lock = lockFolder(folder);
  let paths = lock.before.map(([path]) => path);
  let isBegun = false;
  try {
    removeTemporaries(folder, paths);
    const changes = changesNow();
    const files = changes.flatMap((change) => (change.kind === "delete" ? [] : [change]));
    paths = files.map(({ path }) => path);
    lock.record(Object.entries(hashesOf(files)));
    for (const { path, text } of files) {
      makeFolder(dirname(join(folder, path)));
      writeTemporary(join(folder, path), text);
    }
    isBegun = true;
    carryOut(folder, changes);
    lock.unlock();
    return changes;
  } catch (error) {
    // The lock of a run that has begun stays, with its list.
    if (!isBegun) {
      removeTemporaries(folder, paths);
      lock.unlock();
    }
    throw error;
  } finally {
    lock.release();
  }
}

function removeTemporaries(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(temporaryFile(join(folder, path)), { force: true });
    removeEmptyFolders(folder, dirname(path));
  }
}

/** Files stay listed until they are deleted, so the manifest is the last. */
function carryOut(folder: string, changes: readonly FileChange[]): void {
  const written = changes.flatMap(({ kind, path }) => (kind === "delete" ? [] : [path]));
  const deleted = changes.flatMap(({ kind, path }) => (kind === "delete" ? [path] : []));
  const names = new Set(written.map((path) => path.toLowerCase()));
  const move = (path: string): void =>
    renameSync(temporaryFile(join(folder, path)), join(folder, path));
  // On some systems, names that differ only in case mean the same file.
  for (const path of deleted.filter((each) => names.has(each.toLowerCase())))
    rmSync(join(folder, path), { force: true });
  for (const path of written.filter((each) => each !== MANIFEST)) move(path);
  for (const path of deleted) {
    if (!names.has(path.toLowerCase())) rmSync(join(folder, path), { force: true });
    removeEmptyFolders(folder, dirname(path));
  }
  if (written.includes(MANIFEST)) move(MANIFEST);
}

function removeEmptyFolders(folder: string, path: string): void {
  if (path === ".") return;
  if (existsSync(join(folder, path))) {
    if (readdirSync(join(folder, path)).length > 0) return;
    rmdirSync(join(folder, path));
  }
  removeEmptyFolders(folder, dirname(path));
}
