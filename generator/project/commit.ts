import { mkdirSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { FileChange } from "./changes.js";
import { HalfWrittenError } from "./half-written.js";
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

/**
 * Writes all changes or none. New files and copies of the old ones are staged first. Then a journal
 * records the decision, and the files are renamed. If the process is killed before the journal is
 * written, the old files stay. If it is killed during the renames, a few milliseconds, the folder
 * contains complete old and new files, and the next run finishes the change or rolls it back
 * ({@link finishInterrupted}). If a step fails, the change is rolled back immediately. After a
 * power failure, files may be damaged; the next `generate` compares every byte and repairs them.
 * Throws the system's error, {@link FolderBusyError} or {@link HalfWrittenError}.
 */
export function commit(out: string, changes: readonly FileChange[]): void {
  commitLatest(out, changes, () => changes);
}

/**
 * As {@link commit}, with changes that are computed once the folder is locked, because another run
 * may have changed it. Returns the changes.
 *
 * @param found if empty, nothing is done
 * @param changesNow compares with the current folder
 */
export function commitLatest(
  out: string,
  found: readonly FileChange[],
  changesNow: () => readonly FileChange[],
): readonly FileChange[] {
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

function commitOnce(out: string, changesNow: () => readonly FileChange[]): readonly FileChange[] {
  const staging = stagingIn(out);
  let changes: readonly FileChange[];
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
    // The new files are in place. The next run repeats a failed cleanup.
    removeEmptied(out, journal);
    releaseFolder(out);
  });
  return changes;
}

/** The next run removes what cannot be removed now. */
function releaseFolder(out: string): void {
  try {
    discard(out);
  } catch {
    // The change is complete, or its error is about to be thrown.
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
 * Finishes the change of a killed run, or rolls it back if that is not possible. Changes without a
 * decision are discarded. Does nothing while another process is writing. Throws the system's error
 * or {@link HalfWrittenError}.
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
    rollBack(out, staging, journal, new Error("another process has changed it in the meantime"));
    return;
  }
  try {
    carryOut(out, staging, journal);
  } catch (error) {
    // The next run meets the same error and reports it.
    rollBack(out, staging, journal, error);
    return;
  }
  removeEmptied(out, journal);
}

/**
 * Creates a folder with its parents and returns the created ones. Node 20's recursive mkdir does
 * not end on file systems that report ENOENT for a folder whose parent exists, such as /proc.
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
    // The earlier error is the one to report.
  }
}

/** Delays Ctrl-C until the renames are complete. */
function withoutInterruption(work: () => void): void {
  process.on("SIGINT", ignoreSignal).on("SIGTERM", ignoreSignal);
  try {
    work();
  } finally {
    process.off("SIGINT", ignoreSignal).off("SIGTERM", ignoreSignal);
  }
}

function ignoreSignal(): void {
  // By default, the signal ends the process immediately.
}
