import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { STAGING } from "./changes.js";
import { isFolder, statEntry } from "./paths.js";
import { IDENTITY, processIdentity, isRunning, hasErrorCode } from "./process.js";

/** Another process is writing to the same folder. Its message is a part of a sentence. */
export class FolderBusyError extends Error {
  override readonly name = "FolderBusyError";
}

/**
 * A staging folder has its owner's number in the name of a file in it. Renaming that file takes the
 * folder over from exactly the owner that was found dead, and for one process only.
 */
const OWNER = "owner-";

/** The folder of a run in an output folder. */
export function stagingIn(out: string): string {
  return join(out, STAGING);
}

/**
 * Gives an output folder to this process: of two at once, one gets it, since the staging folder is
 * renamed into place with its owner in it, which fails where one stands.
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

/** Takes over what a dead process left in an output folder; false where there is nothing, or somebody has it. */
export function takeOver(out: string): boolean {
  const staging = stagingIn(out);
  if (!isFolder(staging)) return false;
  const owner = readdirSync(staging).find((name) => name.startsWith(OWNER));
  if (owner === undefined) {
    // No run leaves such a folder, unless the machine went down: nothing in it can be trusted.
    discard(out);
    return false;
  }
  const isFree = !isRunning(owner.slice(OWNER.length));
  return isFree && moveIfFree(join(staging, owner), join(staging, ownName()));
}

/** Gives an output folder back. What was staged is moved out of the way first, whole. */
export function discard(out: string): void {
  const own = ownFolder(out);
  renameSync(stagingIn(out), own);
  rmSync(own, { recursive: true, force: true });
}

/** Whether a run is writing to an output folder, or was killed at that; so it may be in one that cannot be looked into. */
export function isInterrupted(out: string): boolean {
  try {
    return (
      statEntry(out) !== undefined && readdirSync(out).some((name) => name.startsWith(STAGING))
    );
  } catch {
    return true;
  }
}

/** The folders, each once, in which a run is writing, or was killed at that. */
export function interruptedIn(folders: readonly string[]): readonly string[] {
  return [...new Set(folders)].filter((folder) => isFolder(stagingIn(folder)));
}

/** Clears away what dead processes had not claimed yet, or not wholly removed. */
export function removeLeftovers(out: string): void {
  for (const name of readdirSync(out)) {
    const owner = name.startsWith(`${STAGING}-`) ? name.slice(STAGING.length + 1) : "";
    if (IDENTITY.test(owner) && !isRunning(owner)) discardQuietly(join(out, name));
  }
}

/** What cannot be removed now is removed by a later run. */
function discardQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another process is at it too, or the folder cannot be written at all, which the run itself says.
  }
}

/** A folder that no other process touches while this one runs. */
function ownFolder(out: string): string {
  return join(out, `${STAGING}-${processIdentity()}`);
}

function ownName(): string {
  return `${OWNER}${processIdentity()}`;
}

/** Moves something; false where another process was faster. */
function moveIfFree(from: string, to: string): boolean {
  if (from === to) return true;
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasErrorCode(error, ["ENOENT", "ENOTEMPTY", "EEXIST"])) return false;
    // Windows says so where a folder stands.
    if (hasErrorCode(error, ["EPERM"]) && isFolder(to)) return false;
    throw error;
  }
}
