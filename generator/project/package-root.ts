import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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
