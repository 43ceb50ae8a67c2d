import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const CONFIG_FILE = "paramsmith.config.json";

/** The configuration of a folder or of its nearest parent; undefined if there is none. */
export function findConfig(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE);
    if (existsSync(file)) return file;
    if (dirname(folder) === folder) return undefined;
  }
}
