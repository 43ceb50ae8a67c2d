import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { INTERFACE_FILE, RUNTIME_PACKAGE } from "../files/runtime-package.js";
import type { RuntimeInterface } from "../files/runtime-package.js";
import type { SpecMade } from "../files/output.js";
import { readRegularText } from "../read/regular-file.js";
import { packageRoot } from "./package-root.js";

/** The installed package of the runtime. */
export interface InstalledRuntime {
  readonly version: string;
  /** Empty if the package has none, as one of another generator. */
  readonly files: RuntimeInterface;
}

/** The part of the runtime that generated code imports directly, as this generator has it. */
export function importedInterface(specs: readonly Pick<SpecMade, "made">[]): RuntimeInterface {
  const own = interfaceIn(join(packageRoot(), "dist", "templates"));
  const imported = new Set(specs.flatMap(({ made }) => made.flatMap(({ runtime }) => runtime)));
  return Object.fromEntries(
    [...imported].toSorted().map((path) => {
      const hash = own[path];
      if (hash === undefined)
        throw new Error(`The installation of Paramsmith is incomplete: ${path} is missing.`);
      return [path, hash];
    }),
  );
}

/** The package that code in a folder imports; undefined if none is installed. */
export function installedRuntime(folder: string): InstalledRuntime | undefined {
  const require = createRequire(join(folder, "index.js"));
  try {
    const manifest = require.resolve(`${RUNTIME_PACKAGE}/package.json`);
    const { version }: { readonly version: unknown } = JSON.parse(readRegularText(manifest));
    return { version: String(version), files: interfaceIfPresent(dirname(manifest)) };
  } catch {
    return undefined;
  }
}

/** The imported files that the installed package lacks, or that have other declarations there. */
export function differingFiles(
  imported: RuntimeInterface,
  { files }: InstalledRuntime,
): readonly string[] {
  return Object.entries(imported).flatMap(([path, hash]) => (files[path] === hash ? [] : [path]));
}

function interfaceIfPresent(folder: string): RuntimeInterface {
  try {
    return interfaceIn(folder);
  } catch {
    return {};
  }
}

function interfaceIn(folder: string): RuntimeInterface {
  return JSON.parse(readFileSync(join(folder, INTERFACE_FILE), "utf8"));
}
