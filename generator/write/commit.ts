import { mkdirSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Change } from "./changes.js";
import {
  carryOut,
  recordDecision,
  recordRollback,
  matchesDecision,
  isSafe,
  moveNewFolders,
  readDecision,
  removeEmptied,
  stage,
  undo,
} from "./journal.js";
import type { Journal } from "./journal.js";
import { claimFolder, discard, stagingIn, removeLeftovers, takeOver } from "./staging.js";

export { FolderBusyError } from "./staging.js";

/** A folder could be brought neither to its new state nor back to its old one; `cause` is what the system said first. */
export class HalfWrittenError extends Error {
  override readonly name = "HalfWrittenError";
}

/**
 * Brings changes to disk, all of them or none. Every text is staged first, with a copy of what it replaces; then
 * a journal decides; then new folders are renamed as wholes, other files one after the other.
 *
 * Whoever is killed before the journal leaves the old files, and after the last rename the new ones. In between,
 * a few milliseconds, some files are new and others old (no file is ever half of either, and no system lets
 * many files change as one without taking away those of the user among them): the next run finishes that, or
 * takes it back where somebody else has put a file in the way ({@link finishInterrupted}). A step that
 * fails, whichever, is taken back at once. This holds for processes that are killed and for disks that are full
 * or fail; where power fails, the system may not have written what it said it had, and the next `generate` mends
 * that by comparing every byte.
 *
 * Throws what the system says against it, {@link FolderBusyError} and {@link HalfWrittenError}.
 */
export function commit(out: string, changes: readonly Change[]): void {
  commitLatest(out, changes, () => changes);
}

/**
 * As {@link commit}, with the changes that are needed once the folder belongs to this process: another run may have
 * changed it since it was looked at. Gives the changes that were made.
 *
 * @param found without any, nothing is done
 * @param changesNow compares with the folder as it is
 */
export function commitLatest(
  out: string,
  found: readonly Change[],
  changesNow: () => readonly Change[],
): readonly Change[] {
  if (found.length === 0) return [];
  const made = makeFolders(out);
  try {
    finishInterrupted(out);
    claimFolder(out);
    return commitOnce(out, changesNow);
  } catch (error) {
    for (const folder of made.toReversed()) removeIfEmpty(folder);
    throw error;
  }
}

function commitOnce(out: string, changesNow: () => readonly Change[]): readonly Change[] {
  const staging = stagingIn(out);
  let changes: readonly Change[];
  let journal: Journal;
  try {
    changes = changesNow();
    journal = stage(out, staging, changes);
  } catch (error) {
    releaseFolder(out);
    throw error;
  }
  withoutInterruption(() => {
    try {
      recordDecision(staging, journal);
    } catch (error) {
      releaseFolder(out);
      throw error;
    }
    moveOrUndo(out, staging, journal);
    // The new files are there; what of this fails is left to the next run.
    removeEmptied(out, journal);
    releaseFolder(out);
  });
  return changes;
}

/** What cannot be cleared away now is cleared away by the next run. */
function releaseFolder(out: string): void {
  try {
    discard(out);
  } catch {
    // What matters has been done, or is about to be told.
  }
}

function moveOrUndo(out: string, staging: string, journal: Journal): void {
  try {
    carryOut(out, staging, moveNewFolders(out, staging, journal));
  } catch (error) {
    rollBack(out, staging, journal, error);
    releaseFolder(out);
    throw error;
  }
}

function rollBack(out: string, staging: string, journal: Journal, cause: unknown): void {
  try {
    recordRollback(staging);
    undo(out, staging, journal);
  } catch {
    throw new HalfWrittenError("it is half written", { cause });
  }
}

/**
 * Finishes what a killed run had decided, or takes it back where that cannot be done; throws away what was not decided yet.
 * What a living process is at is left alone. Throws what the system says against it, and {@link HalfWrittenError}.
 */
export function finishInterrupted(out: string): void {
  if (!statSync(out, { throwIfNoEntry: false })) return;
  removeLeftovers(out);
  if (!takeOver(out)) return;
  withoutInterruption(() => {
    finish(out, stagingIn(out));
    discard(out);
  });
}

function finish(out: string, staging: string): void {
  const decision = readDecision(staging);
  if (decision.kind === "nothing" || !isSafe(out, staging, decision.journal)) return;
  const { kind, journal } = decision;
  if (kind === "undo") {
    undo(out, staging, journal);
    return;
  }
  if (!matchesDecision(out, staging, journal)) {
    rollBack(out, staging, journal, new Error("somebody has changed it meanwhile"));
    return;
  }
  try {
    carryOut(out, staging, journal);
  } catch (error) {
    // The run that finds this meets the same, and says so.
    rollBack(out, staging, journal, error);
    return;
  }
  removeEmptied(out, journal);
}

/**
 * Makes a folder and those above it, and gives those that were not there. Node 20's own recursive mkdir
 * never ends where a file system says ENOENT of a folder whose parent is there, as /proc does.
 */
function makeFolders(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const parent = dirname(folder);
  const above = parent === folder ? [] : makeFolders(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    for (const made of above.toReversed()) removeIfEmpty(made);
    throw error;
  }
  return [...above, folder];
}

function removeIfEmpty(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  } catch {
    // What is told is what went wrong before.
  }
}

/** Ctrl-C during the renames waits for their end. */
function withoutInterruption(work: () => void): void {
  process.on("SIGINT", ignoreSignal).on("SIGTERM", ignoreSignal);
  try {
    work();
  } finally {
    process.off("SIGINT", ignoreSignal).off("SIGTERM", ignoreSignal);
  }
}

function ignoreSignal(): void {
  // The signal's default is to end the process at once.
}
