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
import { MANIFEST, STAGING } from "./changes.js";
import type { Change } from "./changes.js";

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
 * it, the next run does the rest ({@link finishInterrupted}). The manifest is the last to
 * change, so that whatever the folder holds is listed.
 */
export function commit(out: string, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  const staging = join(out, STAGING);
  const made: string[] = [];
  const makeFolder = (folder: string): void => {
    const first = mkdirSync(folder, { recursive: true });
    if (first !== undefined) made.push(first);
  };
  makeFolder(out);
  claim(staging);
  try {
    const journal: Journal = {
      renames: changes.filter((change) => change.kind !== "delete").map(({ path }) => path),
      deletes: changes.filter((change) => change.kind === "delete").map(({ path }) => path),
    };
    for (const change of changes)
      if (change.kind !== "delete") stage(staging, change.path, change.text);
    // A folder that cannot be made is found out before anything changes.
    for (const path of journal.renames) makeFolder(dirname(join(out, path)));
    withoutInterruption(() => {
      writeFileSync(join(staging, "journal.tmp"), JSON.stringify(journal));
      renameSync(join(staging, "journal.tmp"), join(staging, "journal.json"));
      carryOut(out, staging, journal);
    });
  } catch (error) {
    if (!existsSync(join(staging, "journal.json"))) {
      rmSync(staging, { recursive: true, force: true });
      for (const folder of made.toReversed()) rmSync(folder, { recursive: true, force: true });
    }
    throw error;
  }
}

/** Finishes what a killed run had begun, or throws its preparations away. */
export function finishInterrupted(out: string): void {
  if (!existsSync(out)) return;
  const unclaimed = readdirSync(out).filter((name) => name.startsWith(`${STAGING}-`));
  for (const name of unclaimed)
    if (!isRunning(Number(name.slice(STAGING.length + 1))))
      rmSync(join(out, name), { recursive: true, force: true });
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
  const move = (path: string): void => {
    const staged = join(staging, "files", path);
    if (!existsSync(staged)) return;
    mkdirSync(dirname(join(out, path)), { recursive: true });
    renameSync(staged, join(out, path));
  };
  for (const path of renames) if (path !== MANIFEST) move(path);
  for (const path of deletes) {
    rmSync(join(out, path), { force: true });
    removeEmptyFolders(out, dirname(path));
  }
  move(MANIFEST);
  rmSync(staging, { recursive: true, force: true });
}

function removeEmptyFolders(out: string, folder: string): void {
  for (let path = folder; path !== "."; path = dirname(path)) {
    const place = join(out, path);
    if (!existsSync(place) || readdirSync(place).length > 0) return;
    rmdirSync(place);
  }
}

/** Of two runs at once, one gets the folder: it is renamed into place with its owner in it, which fails where one stands. */
function claim(staging: string): void {
  const own = `${staging}-${process.pid}`;
  finishInterrupted(dirname(staging));
  mkdirSync(own);
  writeFileSync(join(own, "pid"), String(process.pid));
  try {
    renameSync(own, staging);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!isAlive(staging)) throw error;
    throw new FolderBusyError(`Another run is writing to ${dirname(staging)}.`);
  }
}

function isAlive(staging: string): boolean {
  const file = join(staging, "pid");
  return existsSync(file) && isRunning(Number(readFileSync(file, "utf8")));
}

/** Whether it is the number of another process; what has this one's was left by an earlier one. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else runs too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
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
