import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { MANIFEST, STAGING } from "./changes.js";
import type { Change } from "./changes.js";
import {
  discard,
  isBeingFinished,
  isRunning,
  moved,
  ownerOf,
  ownFolder,
  pidIn,
} from "./staging.js";

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
  const made: Made[] = [];
  const makeFolder = (last: string): void => {
    const first = makeFolders(last);
    if (first !== undefined) made.push({ first, last });
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
      discard(staging);
      made.toReversed().forEach(unmake);
    }
    throw error;
  }
}

/** Folders that were made at once, one in the other. */
interface Made {
  readonly first: string;
  readonly last: string;
}

function unmake({ first, last }: Made): void {
  for (let folder = last; folder.length >= first.length; folder = dirname(folder))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Finishes what killed runs had begun, or throws their preparations away. */
export function finishInterrupted(out: string): void {
  if (!existsSync(out)) return;
  for (const name of readdirSync(out).filter((each) => each.startsWith(STAGING))) {
    const left = join(out, name);
    if (isRunning(ownerOf(left))) continue;
    const taken = ownFolder(join(out, STAGING));
    if (!moved(left, taken)) continue;
    const journal = join(taken, "journal.json");
    // What somebody else has claimed meanwhile is given back.
    if (isRunning(pidIn(taken))) moved(taken, left);
    else if (existsSync(journal)) carryOut(out, taken, readJournal(journal));
    else discard(taken);
  }
}

/**
 * Makes a folder and those above it, and gives the first that was not there. Node 20's own recursive
 * mkdir never ends where a file system says ENOENT of a folder whose parent is there, as /proc does.
 */
function makeFolders(folder: string): string | undefined {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const parent = dirname(folder);
  const first = parent === folder ? undefined : makeFolders(parent);
  mkdirSync(folder);
  return first ?? folder;
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
  rmSync(join(staging, "journal.json"));
  discard(staging);
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
  const own = ownFolder(staging);
  finishInterrupted(dirname(staging));
  mkdirSync(own);
  writeFileSync(join(own, "pid"), String(process.pid));
  const out = dirname(staging);
  if (!moved(own, staging)) {
    rmSync(own, { recursive: true, force: true });
    throw new FolderBusyError(`Another run is writing to ${out}.`);
  }
  if (!readdirSync(out).some((name) => isBeingFinished(join(out, name)))) return;
  discard(staging);
  throw new FolderBusyError(`Another run is finishing what was begun in ${out}.`);
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
