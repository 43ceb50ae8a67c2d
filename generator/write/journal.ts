import { hash } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { MANIFEST } from "./changes.js";
import type { Change } from "./changes.js";
import { isInside, findObstacle, statEntry } from "./paths.js";

/**
 * What is to be done with a staging folder: texts in `files/` go to their places, and what stands there
 * goes to `old/`. The file `journal.json` says that it was decided, and `undo.json` in its place
 * that it is to be taken back.
 */
export interface Journal {
  readonly writes: readonly Step[];
  readonly deletes: readonly Step[];
  /** Folders that are not there yet, each after the one that it is in. */
  readonly folders: readonly string[];
}

interface Step {
  readonly path: string;
  /** SHA-256 of the text that stands at the path, in hexadecimal; absent where nothing does. */
  readonly before?: string;
  /** The same of the text that is to stand there. */
  readonly after?: string;
}

function pathOf({ path }: Step): string {
  return path;
}

/** Puts texts, and copies of what they replace, into a staging folder, and says what is to be done. */
export function stage(out: string, staging: string, changes: readonly Change[]): Journal {
  const writes: Step[] = [];
  const deletes: Step[] = [];
  const allocatePath = pathAllocator(staging);
  for (const change of changes) {
    const { kind, path } = change;
    if (kind === "delete") {
      allocatePath("old", path);
      deletes.push({ path, before: hashOf(change.before) });
      continue;
    }
    writeFileSync(allocatePath("files", path), change.text);
    if (kind === "update") copyFileSync(join(out, path), allocatePath("old", path));
    const before = kind === "update" && { before: hashOf(change.before) };
    writes.push({ path, ...before, after: hashOf(change.text) });
  }
  return { writes, deletes, folders: missingFolders(out, writes) };
}

/** Gives places in a staging folder. Folders are made once: a large output has thousands of files in a few. */
function pathAllocator(staging: string): (part: "files" | "old", path: string) => string {
  const made = new Set<string>();
  return (part, path) => {
    const folder = `${part}/${dirname(path)}`;
    if (!made.has(folder)) mkdirSync(join(staging, folder), { recursive: true });
    made.add(folder);
    return `${staging}${sep}${part}/${path}`;
  };
}

function missingFolders(out: string, writes: readonly Step[]): readonly string[] {
  const missing = new Set<string>();
  const visit = (folder: string): void => {
    if (folder === "." || missing.has(folder) || statEntry(join(out, folder))) return;
    visit(dirname(folder));
    missing.add(folder);
  };
  for (const { path } of writes) visit(dirname(path));
  return [...missing];
}

/** Decides that it is to be done: from here on, whoever is killed leaves it to the next run. */
export function recordDecision(staging: string, journal: Journal): void {
  writeFileSync(join(staging, "journal.tmp"), JSON.stringify(journal));
  renameSync(join(staging, "journal.tmp"), join(staging, "journal.json"));
}

/** Decides that it is to be taken back. */
export function recordRollback(staging: string): void {
  renameSync(join(staging, "journal.json"), join(staging, "undo.json"));
}

/** What was decided in a staging folder. */
export type Decision =
  | { readonly kind: "nothing" }
  | { readonly kind: "do" | "undo"; readonly journal: Journal };

/** Reads what a killed run had decided. A journal that says what no run writes decides nothing. */
export function readDecision(staging: string): Decision {
  const journal = readJournal(join(staging, "journal.json"));
  if (journal) return { kind: "do", journal };
  const taken = readJournal(join(staging, "undo.json"));
  return taken ? { kind: "undo", journal: taken } : { kind: "nothing" };
}

function readJournal(file: string): Journal | undefined {
  if (statEntry(file)?.isFile() !== true) return undefined;
  const text = readFileSync(file, "utf8");
  try {
    const value: unknown = JSON.parse(text);
    return isJournal(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isJournal(value: unknown): value is Journal {
  if (typeof value !== "object" || value === null) return false;
  return (
    "writes" in value &&
    isListOf(value.writes, isStep) &&
    "deletes" in value &&
    isListOf(value.deletes, isStep) &&
    "folders" in value &&
    isListOf(value.folders, (path) => typeof path === "string" && isInside(path))
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isStep(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("path" in value)) return false;
  const {
    path,
    before = "",
    after = "",
  }: Partial<Record<"path" | "before" | "after", unknown>> = value;
  return (
    typeof path === "string" &&
    isInside(path) &&
    typeof before === "string" &&
    typeof after === "string"
  );
}

/** Whether no link leads from anything in a journal to somewhere else; where one does, somebody else made it, or the journal. */
export function isSafe(out: string, staging: string, journal: Journal): boolean {
  const paths = [...journal.folders, ...[...journal.writes, ...journal.deletes].map(pathOf)];
  return (
    paths.every((path) =>
      [out, join(staging, "files"), join(staging, "old")].every(
        (root) => findObstacle(root, path) === undefined,
      ),
    ) && ["files", "old"].every((name) => statEntry(join(staging, name))?.isDirectory() !== false)
  );
}

/** Whether what is still to be done meets what it was decided for: nobody has put another file in a place meanwhile. */
export function matchesDecision(out: string, staging: string, journal: Journal): boolean {
  const isLeft = ({ path, before, after }: Step): boolean => {
    const found = hashAt(join(out, path));
    return found === undefined || found === before || found === after;
  };
  return (
    journal.writes.filter(({ path }) => statEntry(join(staging, "files", path))).every(isLeft) &&
    journal.deletes.filter(({ path }) => !statEntry(join(staging, "old", path))).every(isLeft)
  );
}

/** Of the text of a file; undefined where nothing stands, and no hash where it is no file. */
function hashAt(file: string): string | undefined {
  const stats = statEntry(file);
  if (!stats) return undefined;
  return stats.isFile() ? hashOf(readFileSync(file, "utf8")) : "";
}

/**
 * Does all of it but {@link removeEmptied}; a part may have been done before. What is removed goes first: where
 * letter case does not tell names apart, its place may be that of a new file. The manifest goes last. But for the
 * folders at the beginning, nothing of it takes room on the disk, nor does it to take it back.
 */
export function carryOut(out: string, staging: string, journal: Journal): void {
  const { writes, deletes, folders } = journal;
  for (const path of folders) if (!statEntry(join(out, path))) mkdirSync(join(out, path));
  for (const { path } of deletes) {
    const old = join(staging, "old", path);
    if (!statEntry(old) && statEntry(join(out, path))) renameSync(join(out, path), old);
  }
  for (const { path } of writes) {
    const staged = join(staging, "files", path);
    if (path !== MANIFEST && statEntry(staged)) renameSync(staged, join(out, path));
  }
  const manifest = join(staging, "files", MANIFEST);
  if (statEntry(manifest)) renameSync(manifest, join(out, MANIFEST));
}

/**
 * Moves the folders that are not there yet to their places, whole, and says what is left for {@link carryOut}. It is
 * for the run that has just staged all of it: what stands in a staging folder that was found may be more than its
 * journal says.
 */
export function moveNewFolders(out: string, staging: string, journal: Journal): Journal {
  const moved = new Set<string>();
  for (const path of journal.folders) {
    const isWithin = moved.has(dirname(path));
    if (!isWithin && statEntry(join(out, path))) continue;
    if (!isWithin) renameSync(join(staging, "files", path), join(out, path));
    moved.add(path);
  }
  return {
    ...journal,
    writes: journal.writes.filter(({ path }) => !moved.has(dirname(path))),
    folders: journal.folders.filter((path) => !moved.has(path)),
  };
}

/** Removes the folders that what was removed leaves empty. */
export function removeEmptied(out: string, { deletes }: Journal): void {
  for (const { path } of deletes) removeEmptyFolders(out, dirname(path));
}

/** Takes back what was done, in the opposite order; what somebody else has put in a place meanwhile stays. */
export function undo(out: string, staging: string, journal: Journal): void {
  const { writes, deletes, folders } = journal;
  for (const { path, before, after } of writes.toReversed()) {
    const [place, staged, old] = pathsOf(out, staging, path);
    if (statEntry(staged)) continue;
    const found = hashAt(place);
    if (found !== undefined && found !== after) continue;
    if (before === undefined) {
      if (found !== undefined) moveAway(place, staged);
    } else if (statEntry(old)) moveTo(old, place);
  }
  for (const { path } of deletes) {
    const [place, , old] = pathsOf(out, staging, path);
    if (statEntry(old) && !statEntry(place)) moveTo(old, place);
  }
  for (const path of folders.toReversed()) removeIfEmpty(join(out, path));
}

function pathsOf(out: string, staging: string, path: string): readonly [string, string, string] {
  return [join(out, path), join(staging, "files", path), join(staging, "old", path)];
}

/** Its folder was moved whole; to make it again would take room on the disk. */
function moveAway(place: string, staged: string): void {
  if (statEntry(dirname(staged))) renameSync(place, staged);
  else unlinkSync(place);
}

function moveTo(from: string, to: string): void {
  if (!statEntry(dirname(to))) mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function removeEmptyFolders(out: string, folder: string): void {
  for (let path = folder; path !== "."; path = dirname(path))
    if (!removeIfEmpty(join(out, path))) return;
}

/** False where it is still there. */
function removeIfEmpty(folder: string): boolean {
  const stats = statEntry(folder);
  if (!stats) return true;
  if (!stats.isDirectory() || readdirSync(folder).length > 0) return false;
  rmdirSync(folder);
  return true;
}

function hashOf(text: string): string {
  return hash("sha256", text, "hex");
}
