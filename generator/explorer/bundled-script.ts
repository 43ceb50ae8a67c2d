import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../project/package-root.js";

/** The script of the page, which the build bundles; relative to the package. */
export const BUNDLED_SCRIPT = join("dist", "generator", "explorer", "page.js");

/** Reads the bundled script of the page. Throws the system's error if the package is not built. */
export function bundledScript(): string {
  return readFileSync(join(packageRoot(), BUNDLED_SCRIPT), "utf8");
}
