import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { statsAt } from "../base/regular-file.js";

export const CONFIG_FILE = "paramsmith.config.json";

/** The configuration of a folder or of its nearest parent; undefined if there is none. */
export function findConfig(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE);
    if (existsSync(file)) return file;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The configuration at a path. A folder stands for the configuration in it. */
export function configAt(path: string): string {
  return statsAt(path)?.isDirectory() ? join(path, CONFIG_FILE) : path;
}

/** The folder for caches: below the nearest node_modules; undefined if there is none. */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "paramsmith");
    if (dirname(folder) === folder) return undefined;
  }
}
