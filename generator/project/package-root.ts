import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the installed package: where templates/, spec/ and package.json are. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  // The sources stand one folder deeper once they are compiled to dist/.
  while (!existsSync(join(folder, "templates")) || !existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error("The installation of Paramsmith is incomplete: templates/ is missing.");
    folder = parent;
  }
  return folder;
}
