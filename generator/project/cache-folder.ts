import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder for caches: below the nearest node_modules; undefined if there is none. */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "paramsmith");
    if (dirname(folder) === folder) return undefined;
  }
}
