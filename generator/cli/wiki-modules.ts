import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { isReadingAction, sharedModules } from "../wiki/learn/restrict.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { loadCatalogue } from "../spec/catalogue/load.js";
import { readRegularFile } from "../base/regular-file.js";
import { packageRoot } from "../project/package-root.js";
import { CATALOGUE_FILE } from "../wiki/pull-folder.js";
import type { Pulled } from "../wiki/pull.js";

/**
 * The wiki's modules that the catalogue of the spec folder contains. Without a catalogue, all
 * modules.
 */
export function modulesIn(
  { catalogue }: Pulled,
  folder: string,
): Staged<readonly ModuleOperation[]> {
  const wiki = modulesOfCatalogue("wiki", Buffer.from(JSON.stringify(catalogue)));
  if (!wiki.value) return wiki;
  const file = join(folder, CATALOGUE_FILE);
  if (!existsSync(file)) return wiki;
  const spec = modulesOfCatalogue(file, readRegularFile(file));
  if (!spec.value) return spec;
  return { value: sharedModules(wiki.value, spec.value), diagnostics: [] };
}

/** The modules whose experiments change nothing on the wiki. `query` itself belongs to its modules. */
export function readingModules(modules: readonly ModuleOperation[]): readonly ModuleOperation[] {
  const isQueryWanted = modules.some(({ path }) => path.startsWith("query+"));
  return modules.filter((module) => (isQueried(module) ? isQueryWanted : isReadingAction(module)));
}

/** Returns true for `query` and its modules. */
export function isQueried({ path }: Pick<ModuleOperation, "path">): boolean {
  return path === "query" || path.startsWith("query+");
}

/** The modules of a catalogue. */
export function modulesOfCatalogue(
  file: string,
  bytes: Uint8Array,
): Staged<readonly ModuleOperation[]> {
  const protocol = join(packageRoot(), "spec", "paraminfo", "protocol.json");
  const { value, diagnostics } = loadCatalogue({
    kind: "catalogue",
    name: "wiki",
    source: file,
    spec: { file, bytes },
    protocol: { file: protocol, bytes: readFileSync(protocol) },
  });
  return value && !hasErrors(diagnostics)
    ? { value: value.model.operations, diagnostics: [] }
    : { value: undefined, diagnostics };
}
