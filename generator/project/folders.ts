import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { statsAt } from "../base/regular-file.js";
import { fileURLToPath } from "node:url";

export const CONFIG_FILE = "paramsmith.config.json";

/** The configuration of a folder or of its nearest parent; undefined if there is none. */
export function findConfig(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE);
    if (existsSync(file)) return file;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The configuration at a path. A folder means the configuration in it. */
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

/** The folder of the installed package, which contains templates/, spec/ and package.json. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  // Compiled files in dist/ are one folder deeper than their sources.
  while (!existsSync(join(folder, "templates")) || !existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error("The installation of Paramsmith is incomplete: templates/ is missing.");
    folder = parent;
  }
  return folder;
}

/** The version of the package. */
export function version(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own manifest
  const manifest = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as {
    readonly version: string;
  };
  return manifest.version;
}
