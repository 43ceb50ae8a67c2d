import { readFileSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readRegularText } from "../base/regular-file.js";
import { MANIFEST } from "./changes.js";
import type { FileChange, FolderState } from "./changes.js";
import { lockedFiles } from "./lock.js";
import { findObstacle, hashesInside, statEntry } from "./output-paths.js";

/**
 * Reads the state of an output folder: the given paths and those of its manifest. A missing folder
 * is empty. Links are read and never written; they are obstacles. Throws if a file cannot be read.
 */
export function readFolder(out: string, paths: readonly string[]): FolderState {
  const written = readWritten(out);
  const texts = new Map<string, string>();
  const obstacles = new Map<string, string>();
  const known = new Map<string, string | undefined>();
  const isMissing = missingIn(out);
  for (const path of new Set([...paths, MANIFEST, ...written.keys()])) {
    if (isMissing(dirname(path))) continue;
    const file = join(out, path);
    const stats = statEntry(file);
    const obstacle =
      findObstacle(out, path, known) ?? (stats && !stats.isFile() ? path : undefined);
    if (obstacle !== undefined) obstacles.set(path, obstacle);
    if (stats && isFile(file, stats)) texts.set(path, readFileSync(file, "utf8"));
  }
  return { written, texts, obstacles };
}

/** Returns a function that tests whether a path is missing. Missing folders are tested once. */
function missingIn(out: string): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const isMissing = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = (path !== "." && isMissing(dirname(path))) || !statEntry(join(out, path));
    known.set(path, found);
    return found;
  };
  return isMissing;
}

/** Returns true for files and for links to files. */
function isFile(file: string, stats: Stats): boolean {
  const behind = stats.isSymbolicLink() ? statSync(file, { throwIfNoEntry: false }) : stats;
  return behind?.isFile() === true;
}

/**
 * The changes that bring texts into a folder without a manifest. Throws if a path is blocked or
 * cannot be read.
 */
export function changesTo(
  folder: string,
  texts: Readonly<Record<string, string>>,
): readonly FileChange[] {
  return Object.entries(texts).flatMap(([path, text]): readonly FileChange[] => {
    const file = join(folder, path);
    const stats = statEntry(file);
    if (!stats) return [{ kind: "create", path, text }];
    const before = readRegularText(file);
    if (before === text) return [];
    if (!stats.isFile()) throw new Error(`${path} in it is a link`);
    return [{ kind: "update", path, text, before }];
  });
}

/** The hashes of all files that earlier runs wrote, also of those that a killed run began with. */
function readWritten(out: string): FolderState["written"] {
  const written = new Map<string, Set<string>>();
  for (const [path, hash] of [...readManifest(out), ...lockedFiles(out)])
    written.set(path, (written.get(path) ?? new Set()).add(hash));
  for (const hashes of written.values()) hashes.delete("");
  return written;
}

/**
 * The files of the last run with their hashes; an empty hash if an older version wrote the manifest.
 * An invalid manifest lists none, and paths outside of the folder are ignored. Throws if the
 * manifest cannot be read.
 */
export function readManifest(out: string): ReadonlyMap<string, string> {
  const files = memberOfManifest(out, "files");
  return new Map(
    hashesInside(
      Array.isArray(files) ? files.map((path: unknown) => [path, ""]) : Object.entries(files ?? {}),
    ),
  );
}

/**
 * The absolute path of the configuration that the files of a folder are generated from; undefined
 * if the manifest names none. Throws if the manifest cannot be read.
 */
export function manifestConfig(out: string): string | undefined {
  const config = memberOfManifest(out, "config");
  return typeof config === "string" ? resolve(out, config) : undefined;
}

function memberOfManifest(out: string, name: string): unknown {
  const file = join(out, MANIFEST);
  const stats = statEntry(file);
  if (!stats || !isFile(file, stats)) return undefined;
  const text = readFileSync(file, "utf8");
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(name)
      : undefined;
  } catch {
    return undefined;
  }
}
