import { mkdirSync } from "node:fs";
import { claimFolder, discard, FolderBusyError, removeLeftovers, takeOver } from "./staging.js";

/** The folders that this process has locked. */
const locked = new Set<string>();

/**
 * Locks a folder for one run and returns the function that unlocks it. The lock of a process that
 * was killed is taken over. Creates the folder if it does not exist.
 *
 * @throws {FolderBusyError} if another run has the lock
 * @throws the system's error
 */
export function lockFolder(folder: string): () => void {
  if (locked.has(folder)) throw new FolderBusyError("another run of this process has locked it");
  mkdirSync(folder, { recursive: true });
  removeLeftovers(folder);
  if (!takeOver(folder)) claimFolder(folder);
  locked.add(folder);
  return () => {
    locked.delete(folder);
    discard(folder);
  };
}
