import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { STAGING } from "./changes.js";
import { isFolder, statEntry } from "./output-paths.js";
import { IDENTITY, processIdentity, isRunning, hasErrorCode } from "./process.js";

/** Another process is writing to the same folder. Its message is a part of a sentence. */
export class FolderBusyError extends Error {
  override readonly name = "FolderBusyError";
}

/**
 * The prefix of a file in the staging folder whose name identifies the owner. Renaming this file
 * takes the folder over from a dead owner; only one process succeeds.
 */
const OWNER = "owner-";

/** The staging folder of an output folder. */
export function stagingIn(out: string): string {
  return join(out, STAGING);
}

/**
 * Locks an output folder for this process. The staging folder is created elsewhere and renamed into
 * place with its owner file. The rename fails if the folder exists.
 */
export function claimFolder(out: string): void {
  const own = ownFolder(out);
  if (statEntry(stagingIn(out))?.isDirectory() === false)
    throw new Error(`${STAGING} in it is no folder`);
  try {
    mkdirSync(own);
    writeFileSync(join(own, ownName()), "");
    if (moveIfFree(own, stagingIn(out))) return;
  } catch (error) {
    discardQuietly(own);
    throw error;
  }
  discardQuietly(own);
  throw new FolderBusyError("another run is writing to it");
}

/**
 * Takes over the staging folder of a dead process. Returns false if there is none or another
 * process owns it.
 */
export function takeOver(out: string): boolean {
  const staging = stagingIn(out);
  if (!isFolder(staging)) return false;
  // A listing can miss a file that another process renames in that moment.
  const owner = ownerIn(staging) ?? ownerIn(staging);
  if (owner === undefined) {
    // Only a crash of the machine leaves a staging folder without an owner. Its content is not
    // reliable.
    if (moveIfFree(staging, ownFolder(out))) discardQuietly(ownFolder(out));
    return false;
  }
  const isFree = !isRunning(owner.slice(OWNER.length));
  return isFree && moveIfFree(join(staging, owner), join(staging, ownName()));
}

/** The file that identifies the owner; undefined if there is none, or no folder. */
function ownerIn(staging: string): string | undefined {
  try {
    return readdirSync(staging).find((name) => name.startsWith(OWNER));
  } catch (error) {
    if (hasErrorCode(error, ["ENOENT"])) return undefined;
    throw error;
  }
}

/** Unlocks an output folder. The staging folder is moved away before it is removed. */
export function discard(out: string): void {
  const own = ownFolder(out);
  renameSync(stagingIn(out), own);
  rmSync(own, { recursive: true, force: true });
}

/**
 * Returns true if a run is writing to an output folder or was killed while writing, or if the
 * folder cannot be read.
 */
export function isInterrupted(out: string): boolean {
  try {
    return (
      statEntry(out) !== undefined && readdirSync(out).some((name) => name.startsWith(STAGING))
    );
  } catch {
    return true;
  }
}

/** The folders in which a run is writing or was killed while writing. */
export function interruptedIn(folders: readonly string[]): readonly string[] {
  return [...new Set(folders)].filter((folder) => isFolder(stagingIn(folder)));
}

/** Removes incomplete staging folders of dead processes. */
export function removeLeftovers(out: string): void {
  for (const name of readdirSync(out)) {
    const owner = name.startsWith(`${STAGING}-`) ? name.slice(STAGING.length + 1) : "";
    if (IDENTITY.test(owner) && !isRunning(owner)) discardQuietly(join(out, name));
  }
}

/** A later run removes what cannot be removed now. */
function discardQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another process is removing it, or the folder is read-only, which the run reports.
  }
}

/** A folder that only this process uses. */
function ownFolder(out: string): string {
  return join(out, `${STAGING}-${processIdentity()}`);
}

function ownName(): string {
  return `${OWNER}${processIdentity()}`;
}

/** Renames a folder; returns false if another process was faster. */
function moveIfFree(from: string, to: string): boolean {
  if (from === to) return true;
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasErrorCode(error, ["ENOENT", "ENOTEMPTY", "EEXIST"])) return false;
    // Windows reports this error if the folder exists.
    if (hasErrorCode(error, ["EPERM"]) && isFolder(to)) return false;
    throw error;
  }
}
