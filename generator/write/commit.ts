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
import { dirname, join } from "node:path";
import type { Change } from "./changes.js";

/** Where a run puts new texts before it renames them into place; its presence says that a run is under way or was killed. */
const STAGING = ".paramsmith-staging";

interface Journal {
  /** Paths whose staged text is to be renamed into place. */
  readonly renames: readonly string[];
  readonly deletes: readonly string[];
}

/** Another process is writing to the same folder. */
export class FolderBusyError extends Error {
  override readonly name = "FolderBusyError";
}

/**
 * Brings the changes to disk: every text is staged first, then a journal says what is to be renamed
 * and removed, then that is done. Whoever is killed before the journal leaves the old files; after
 * it, the next run does the rest ({@link finishInterrupted}). The manifest is the last to change.
 */
export function commit(out: string, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  const staging = join(out, STAGING);
  mkdirSync(out, { recursive: true });
  claim(staging);
  try {
    const journal: Journal = {
      renames: changes.filter((change) => change.kind !== "delete").map(({ path }) => path),
      deletes: changes.filter((change) => change.kind === "delete").map(({ path }) => path),
    };
    for (const change of changes)
      if (change.kind !== "delete") stage(staging, change.path, change.text);
    // A folder that cannot be made is found out before anything changes.
    for (const path of journal.renames) mkdirSync(dirname(join(out, path)), { recursive: true });
    withoutInterruption(() => {
      writeFileSync(join(staging, "journal.tmp"), JSON.stringify(journal));
      renameSync(join(staging, "journal.tmp"), join(staging, "journal.json"));
      carryOut(out, staging, journal);
    });
  } catch (error) {
    if (!existsSync(join(staging, "journal.json")))
      rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/** Finishes what a killed run had begun, or throws its preparations away. */
export function finishInterrupted(out: string): void {
  const staging = join(out, STAGING);
  if (!existsSync(staging) || isAlive(staging)) return;
  const journal = join(staging, "journal.json");
  if (existsSync(journal)) carryOut(out, staging, readJournal(journal));
  else rmSync(staging, { recursive: true, force: true });
}

function readJournal(file: string): Journal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- renamed into place whole by `commit`
  return JSON.parse(readFileSync(file, "utf8")) as Journal;
}

function stage(staging: string, path: string, text: string): void {
  const file = join(staging, "files", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Each step can be done again: what has been renamed or removed before is passed over. */
function carryOut(out: string, staging: string, { renames, deletes }: Journal): void {
  for (const path of renames) {
    const staged = join(staging, "files", path);
    if (existsSync(staged)) renameSync(staged, join(out, path));
  }
  for (const path of deletes) {
    rmSync(join(out, path), { force: true });
    removeEmptyFolders(out, dirname(path));
  }
  rmSync(staging, { recursive: true, force: true });
}

function removeEmptyFolders(out: string, folder: string): void {
  for (let path = folder; path !== "."; path = dirname(path)) {
    const place = join(out, path);
    if (!existsSync(place) || readdirSync(place).length > 0) return;
    rmdirSync(place);
  }
}

/** Making the folder is atomic: of two runs at once, one gets it. */
function claim(staging: string): void {
  try {
    mkdirSync(staging);
  } catch (error) {
    if (isAlive(staging))
      throw new FolderBusyError(`Another run is writing to ${dirname(staging)}.`);
    if (!existsSync(staging)) throw error;
    finishInterrupted(dirname(staging));
    mkdirSync(staging);
  }
  writeFileSync(join(staging, "pid"), String(process.pid));
}

function isAlive(staging: string): boolean {
  const file = join(staging, "pid");
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, "utf8"));
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
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
