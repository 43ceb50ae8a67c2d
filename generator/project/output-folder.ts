import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from "node:fs";
import type { Stats } from "node:fs";
import { extname, join, resolve } from "node:path";
import { objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { hasErrorCode, readRegularText, statsAt } from "../base/regular-file.js";
import { isGenerated, isInside, MANIFEST } from "./changes.js";
import type { FileChange, FolderState } from "./changes.js";

/**
 * Reads an output folder's state: the given paths and the manifest's paths. A missing folder is
 * empty. Links are read but never written; they block writes. Throws if a file cannot be read.
 */
export function readFolder(out: string, paths: readonly string[]): FolderState {
  const written = readManifest(out);
  const texts = new Map<string, string>();
  const obstacles = new Map<string, string>();
  for (const path of new Set([...paths, MANIFEST, ...written.keys()])) {
    const obstacle = findObstacle(out, path);
    if (obstacle !== undefined) obstacles.set(path, obstacle);
    const text = textAt(join(out, path));
    if (text !== undefined) texts.set(path, text);
  }
  return { written, texts, obstacles };
}

/** The content of a file, directly or through a link; undefined for other paths. */
function textAt(file: string): string | undefined {
  return statsAt(file)?.isFile() ? readFileSync(file, "utf8") : undefined;
}

/**
 * The entry of a folder that a file cannot be written through, or in place of: a link, a file with
 * the path of a parent folder, or a folder with the path of the file. Relative to the folder.
 */
export function findObstacle(folder: string, path: string): string | undefined {
  const parts = path.split("/");
  return parts
    .map((_, index) => parts.slice(0, index + 1).join("/"))
    .find((each) => {
      const stats = statEntry(join(folder, each));
      return stats && !(each === path ? stats.isFile() : stats.isDirectory());
    });
}

/**
 * The stat of a path without following links; undefined if it does not exist. Throws other errors
 * of the system.
 */
function statEntry(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file has the path of a parent folder.
    if (hasErrorCode(error, ["ENOTDIR"])) return undefined;
    throw error;
  }
}

/**
 * The changes that write files into a folder without a manifest. Throws if a path is blocked or
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
    if (!stats.isFile()) throw new Error(`it contains the link ${path}`);
    return [{ kind: "update", path, text, before }];
  });
}

/**
 * The files of the last run with their hashes. An invalid manifest lists none, and paths outside
 * the folder are ignored. Throws if the manifest cannot be read.
 */
export function readManifest(out: string): ReadonlyMap<string, string> {
  const entries = Object.entries(objectOf(parseManifest(out)["files"]));
  return new Map(
    entries.flatMap(([path, digest]) =>
      typeof digest === "string" && isInside(path) ? [[path, digest]] : [],
    ),
  );
}

/**
 * The absolute path of the configuration that the files of a folder are generated from; undefined
 * if the manifest names none. Throws if the manifest cannot be read.
 */
export function manifestConfig(out: string): string | undefined {
  const { config } = parseManifest(out);
  return typeof config === "string" ? resolve(out, config) : undefined;
}

function parseManifest(out: string): UnknownObject {
  const text = textAt(join(out, MANIFEST)) ?? "{}";
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The number of bytes that include a generated file's first lines. */
const HEAD = 2048;

/**
 * The generated files in an output folder that its manifest does not list, sorted. For example, a
 * merge of two branches may keep files of a module that the other branch has removed. Folders with
 * a manifest of their own, hidden folders, links and `node_modules` are not searched. A folder
 * without a manifest has no such files. Throws the system's error.
 *
 * @param wanted the paths of the files that the specs produce
 */
export function orphansIn(out: string, wanted: ReadonlySet<string>): readonly string[] {
  const listed = [...readManifest(out).keys()];
  const known = new Set([...listed, ...wanted]);
  const endings = new Set(listed.map((path) => extname(path)));
  return filesBelow(out, "")
    .filter((path) => !known.has(path) && endings.has(extname(path)))
    .filter((path) => isGenerated(headOf(join(out, path))))
    .toSorted();
}

function filesBelow(out: string, folder: string): readonly string[] {
  if (folder !== "" && existsSync(join(out, folder, MANIFEST))) return [];
  return readdirSync(join(out, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    const isSearched =
      entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".");
    return isSearched ? filesBelow(out, path) : [];
  });
}

function headOf(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.toString("utf8", 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
