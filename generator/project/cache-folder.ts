import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where tools keep what they can make again: below the nearest node_modules; undefined where there is none. */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "paramsmith");
    if (dirname(folder) === folder) return undefined;
  }
}
