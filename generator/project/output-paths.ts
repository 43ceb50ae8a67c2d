import { lstatSync } from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Returns true if a path is inside of a folder and normalized. */
export function isInside(path: string): boolean {
  const normal = posix.normalize(path);
  return (
    normal === path &&
    path !== "." &&
    !path.endsWith("/") &&
    !posix.isAbsolute(path) &&
    !/^[A-Za-z]:/.test(path) &&
    !/^\.\.(?:\/|$)/.test(path) &&
    !path.includes("\\") &&
    !path.includes("\0")
  );
}

/** The pairs of a path inside of a folder and a hash among the entries of a file. */
export function hashesInside(entries: Iterable<unknown>): readonly (readonly [string, string])[] {
  return Array.from(entries).flatMap((entry: unknown): readonly (readonly [string, string])[] => {
    const [path, hash]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    return typeof path === "string" && typeof hash === "string" && isInside(path)
      ? [[path, hash]]
      : [];
  });
}

/**
 * The stat of a path without following links; undefined if it does not exist. Throws other errors
 * of the system.
 */
export function statEntry(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file has the path of a parent folder.
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Returns true for folders, but not for links to folders. */
export function isFolder(path: string): boolean {
  return statEntry(path)?.isDirectory() === true;
}

/**
 * The link, file or other entry that occupies the path of a parent folder, relative to the folder.
 * Writing through it would leave the folder.
 *
 * @param known the results for parent folders, which this function extends
 */
export function findObstacle(
  folder: string,
  path: string,
  known = new Map<string, string | undefined>(),
): string | undefined {
  const parent = dirname(path);
  if (parent === "." || known.has(parent)) return known.get(parent);
  const above = findObstacle(folder, parent, known);
  const stats = above === undefined ? statEntry(join(folder, parent)) : undefined;
  const found = stats && !stats.isDirectory() ? parent : above;
  known.set(parent, found);
  return found;
}
