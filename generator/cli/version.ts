import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../project/package-root.js";

/** The version of the package. */
export function version(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own manifest
  const manifest = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as {
    readonly version: string;
  };
  return manifest.version;
}
