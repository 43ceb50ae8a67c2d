import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { STAGING } from "./changes.js";

/** A folder that no other process touches while this one runs. */
export function ownFolder(staging: string): string {
  return `${staging}-${process.pid}`;
}

/** The process that a staging folder belongs to. */
export function ownerOf(folder: string): number {
  return basename(folder) === STAGING
    ? pidIn(folder)
    : Number(basename(folder).slice(STAGING.length + 1));
}

/** The process that has written itself into a staging folder; 0 where none has. */
export function pidIn(folder: string): number {
  try {
    return Number(readFileSync(join(folder, "pid"), "utf8"));
  } catch {
    // There is none, or the folder has been moved meanwhile.
    return 0;
  }
}

/** Moves a folder; false where another process was faster. */
export function moved(from: string, to: string): boolean {
  if (from === to) return true;
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is the number of another process; what has this one's was left by an earlier one. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else runs too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Moved out of the way first, whole: another run must not find half of it. */
export function discard(staging: string): void {
  const own = ownFolder(join(dirname(staging), STAGING));
  if (moved(staging, own)) rmSync(own, { recursive: true, force: true });
}

/** Whether it is what a killed run left, and another process is at it. */
export function isBeingFinished(folder: string): boolean {
  return (
    basename(folder).startsWith(`${STAGING}-`) &&
    existsSync(join(folder, "journal.json")) &&
    isRunning(ownerOf(folder))
  );
}
