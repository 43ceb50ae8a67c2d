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
import type { FileChange } from "./changes.js";
import { isInside, findObstacle, statEntry } from "./output-paths.js";

/**
 * The operations of a staging folder. Files in `files/` move to their destinations, and the files
 * that they replace move to `old/`. The file `journal.json` records the decision to do so, and
 * `undo.json` the decision to roll back.
 */
export interface Journal {
  readonly writes: readonly Step[];
  readonly deletes: readonly Step[];
  /** The folders to create, parents first. */
  readonly folders: readonly string[];
}

interface Step {
  readonly path: string;
  /** The SHA-256 of the current text in hexadecimal; absent if the file does not exist. */
  readonly before?: string;
  /** The SHA-256 of the new text. */
  readonly after?: string;
}

function pathOf({ path }: Step): string {
  return path;
}

/** Stages texts and copies of the files that they replace, and returns the journal. */
export function stage(out: string, staging: string, changes: readonly FileChange[]): Journal {
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

/**
 * Allocates paths in a staging folder. Each folder is created once, because large outputs have
 * thousands of files in few folders.
 */
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

/** Records the decision. From now on, the next run finishes a killed run. */
export function recordDecision(staging: string, journal: Journal): void {
  writeFileSync(join(staging, "journal.tmp"), JSON.stringify(journal));
  renameSync(join(staging, "journal.tmp"), join(staging, "journal.json"));
}

/** Records the decision to roll back. */
export function recordRollback(staging: string): void {
  renameSync(join(staging, "journal.json"), join(staging, "undo.json"));
}

/** The decision in a staging folder. */
export type Decision =
  | { readonly kind: "nothing" }
  | { readonly kind: "do" | "undo"; readonly journal: Journal };

/** Reads the decision of a killed run. An invalid journal counts as no decision. */
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

/** Returns true if no path of a journal leads through a link. The tool does not create links. */
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

/** Returns true if the remaining operations meet the files that they were decided for. */
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

/** The hash of a file. Undefined if it is missing; an empty hash if it is no file. */
function hashAt(file: string): string | undefined {
  const stats = statEntry(file);
  if (!stats) return undefined;
  return stats.isFile() ? hashOf(readFileSync(file, "utf8")) : "";
}

/**
 * Does all operations except {@link removeEmptied}; some may have been done before. Removals come
 * first, because a removed and a new name may differ in case only. The manifest comes last. Apart
 * from creating folders, no operation needs disk space, nor does the rollback.
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
 * Moves new folders to their destinations as a whole and returns the remaining journal for {@link
 * carryOut}. Only for the run that staged them: a staging folder that was found may contain other
 * files.
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

/** Removes the folders that became empty. */
export function removeEmptied(out: string, { deletes }: Journal): void {
  for (const { path } of deletes) removeEmptyFolders(out, dirname(path));
}

/** Rolls the operations back in reverse order. Files that others have written since stay. */
export function undo(out: string, staging: string, journal: Journal): void {
  const { writes, deletes, folders } = journal;
  for (const { path, before, after } of writes.toReversed()) {
    const [target, staged, old] = pathsOf(out, staging, path);
    if (statEntry(staged)) continue;
    const found = hashAt(target);
    if (found !== undefined && found !== after) continue;
    if (before === undefined) {
      if (found !== undefined) moveAway(target, staged);
    } else if (statEntry(old)) moveTo(old, target);
  }
  for (const { path } of deletes) {
    const [target, , old] = pathsOf(out, staging, path);
    if (statEntry(old) && !statEntry(target)) moveTo(old, target);
  }
  for (const path of folders.toReversed()) removeIfEmpty(join(out, path));
}

function pathsOf(out: string, staging: string, path: string): readonly [string, string, string] {
  return [join(out, path), join(staging, "files", path), join(staging, "old", path)];
}

/** Copies back are not possible without disk space, so the file is moved. */
function moveAway(target: string, staged: string): void {
  if (statEntry(dirname(staged))) renameSync(target, staged);
  else unlinkSync(target);
}

function moveTo(from: string, to: string): void {
  if (!statEntry(dirname(to))) mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function removeEmptyFolders(out: string, folder: string): void {
  for (let path = folder; path !== "."; path = dirname(path))
    if (!removeIfEmpty(join(out, path))) return;
}

/** Returns false if the folder still exists. */
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
