import { accessSync, constants, opendirSync, readFileSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join } from "node:path";
import { MANIFEST } from "./changes.js";
import type { Change, FolderState } from "./changes.js";
import { isInside, findObstacle, statEntry } from "./paths.js";

/**
 * Reads the state of an output folder at the given paths and those of its manifest, but for those that stay
 * as they are. A folder that is not there is empty. What a link leads to is read and never written: it is an
 * obstacle. Throws where something cannot be read.
 */
export function readFolder(
  out: string,
  paths: readonly string[],
  kept: readonly string[] = [],
): FolderState {
  const owned = new Set([MANIFEST, ...readManifest(out)]);
  const texts = new Map<string, string>();
  const obstacles = new Map<string, string>();
  const known = new Map<string, string | undefined>();
  const isMissing = missingIn(out);
  const missing = new Set([...paths, ...owned]);
  for (const path of kept) missing.delete(path);
  for (const path of missing) {
    if (isMissing(dirname(path))) continue;
    const file = join(out, path);
    const stats = statEntry(file);
    const obstacle =
      findObstacle(out, path, known) ?? (stats && !stats.isFile() ? path : undefined);
    if (obstacle !== undefined) obstacles.set(path, obstacle);
    if (stats && isFile(file, stats)) texts.set(path, readFileSync(file, "utf8"));
  }
  return { owned, texts, obstacles };
}

/** Throws what the system says against making files in a folder, or against making the folder. Makes nothing. */
export function checkWritable(out: string): void {
  if (!statEntry(out)) {
    checkWritable(dirname(out));
    return;
  }
  accessSync(out, constants.W_OK);
  opendirSync(out).closeSync();
}

/** Tells of paths in a folder whether nothing stands there; each is looked at once, and nothing within what is missing. */
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

/** Whether it is a file, or a link that leads to one. */
function isFile(file: string, stats: Stats): boolean {
  const behind = stats.isSymbolicLink() ? statSync(file, { throwIfNoEntry: false }) : stats;
  return behind?.isFile() === true;
}

/** What brings texts into a folder that has no manifest. Throws where something stands in the way, or cannot be read. */
export function changesTo(
  folder: string,
  texts: Readonly<Record<string, string>>,
): readonly Change[] {
  return Object.entries(texts).flatMap(([path, text]): readonly Change[] => {
    const file = join(folder, path);
    const stats = statEntry(file);
    if (!stats) return [{ kind: "create", path, text }];
    const before = readFileSync(file, "utf8");
    if (before === text) return [];
    if (!stats.isFile()) throw new Error(`${path} in it is a link`);
    return [{ kind: "update", path, text, before }];
  });
}

/** What the last run wrote; a manifest that says something else lists nothing, and neither do paths that leave the folder. Throws where it cannot be read. */
export function readManifest(out: string): readonly string[] {
  const file = join(out, MANIFEST);
  const stats = statEntry(file);
  if (!stats || !isFile(file, stats)) return [];
  const text = readFileSync(file, "utf8");
  try {
    const value: unknown = JSON.parse(text);
    const files =
      typeof value === "object" && value !== null && "files" in value ? value.files : undefined;
    return Array.isArray(files)
      ? files.filter((path): path is string => typeof path === "string" && isInside(path))
      : [];
  } catch {
    return [];
  }
}
