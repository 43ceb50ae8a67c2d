import { join, relative, resolve, sep } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic } from "../base/diagnostic.js";
import { labelOf } from "../project/job.js";
import type { FileChange } from "../project/changes.js";
import { commit } from "../project/commit.js";
import { readFolder } from "../project/output-folder.js";

/** New files by absolute path. */
export type NewFiles = ReadonlyMap<string, string>;

/** Where new files are written. */
export interface NewFilesPlace {
  /** The folder that contains all of them. */
  readonly root: string;
  /** The working folder, for messages. */
  readonly cwd: string;
}

/**
 * The problems that prevent files from being created: existing files, files in the path of a
 * folder, and paths outside of the root. Throws the system's error.
 */
export function obstaclesTo(
  paths: readonly string[],
  { root, cwd }: NewFilesPlace,
): readonly Diagnostic[] {
  const outside = paths.filter((path) => relativeTo(root, path) === undefined);
  if (outside.length > 0)
    return outside.map((path) =>
      diagnostic("new-file-outside", { name: labelOf(path, cwd), detail: root }),
    );
  return existingIn(root, paths).map((path) =>
    diagnostic("new-file-exists", { name: labelOf(path, cwd) }),
  );
}

/**
 * Creates the files. Throws the system's error, or an error if one of the files exists
 * meanwhile.
 */
export function writeNewFiles(files: NewFiles, { root, cwd }: NewFilesPlace): void {
  const changes = [...files].map(([path, text]): FileChange => ({
    kind: "create",
    path: relativeTo(root, path) ?? "",
    text,
  }));
  commit(root, changes, () => {
    const [existing] = existingIn(root, [...files.keys()]);
    if (existing !== undefined) throw new Error(`${labelOf(existing, cwd)} has just been created`);
    return changes;
  });
}

/** The existing files of some paths, or what is in their way, as absolute paths. */
function existingIn(root: string, paths: readonly string[]): readonly string[] {
  const names = paths.map((path) => relativeTo(root, path) ?? "");
  const { texts, obstacles } = readFolder(root, names);
  const existing = names.flatMap((name) => obstacles.get(name) ?? (texts.has(name) ? name : []));
  return [...new Set(existing)].map((name) => join(root, name));
}

/** The path below a folder, with `/`; undefined if it is not below it. */
function relativeTo(root: string, path: string): string | undefined {
  const below = relative(root, path).split(sep).join("/");
  const isBelow = below !== "" && below !== ".." && !below.startsWith("../");
  return isBelow && resolve(root, below) === path ? below : undefined;
}
