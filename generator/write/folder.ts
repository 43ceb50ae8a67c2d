import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { MANIFEST } from "./changes.js";
import type { FolderState } from "./changes.js";

/** Reads the state of an output folder at the given paths and those of its manifest. A folder that is not there is empty. */
export function readFolder(out: string, paths: readonly string[]): FolderState {
  const owned = new Set([MANIFEST, ...readManifest(out)]);
  const texts = new Map<string, string>();
  const obstacles = new Set<string>();
  for (const path of new Set([...paths, ...owned])) {
    const file = join(out, path);
    if (!existsSync(file)) continue;
    if (statSync(file).isFile()) texts.set(path, readFileSync(file, "utf8"));
    else obstacles.add(path);
  }
  return { owned, texts, obstacles };
}

/** What the last run wrote; a manifest that cannot be read lists nothing, and neither do paths that leave the folder. */
export function readManifest(out: string): readonly string[] {
  const file = join(out, MANIFEST);
  if (!existsSync(file)) return [];
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const files =
      typeof value === "object" && value !== null && "files" in value ? value.files : undefined;
    return Array.isArray(files)
      ? files.filter((path): path is string => typeof path === "string" && isInside(path))
      : [];
  } catch {
    return [];
  }
}

function isInside(path: string): boolean {
  const normal = posix.normalize(path);
  return (
    normal === path && !posix.isAbsolute(path) && !path.startsWith("..") && !path.includes("\\")
  );
}
