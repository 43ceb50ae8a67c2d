import { lstatSync } from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Whether a path is one below a folder, written in the one way that the tool writes it. */
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

/** What stands at a path itself, a link not followed; undefined where nothing does. Throws what else the system says. */
export function statEntry(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file stands where a folder on the way would be.
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Whether a folder stands there, and no link to one. */
export function isFolder(path: string): boolean {
  return statEntry(path)?.isDirectory() === true;
}

/**
 * What keeps a path below a folder from being one of that folder: the link, file or anything else that stands where
 * a folder on the way would be. Whoever writes past it does not know where that is.
 *
 * @param known what was found out of folders before; it is added to
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
