import type { Scenario } from "../spec/source/types.js";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hasErrors } from "../base/diagnostic.js";
import type { Staged, Diagnostic } from "../base/diagnostic.js";
import { isReadingAction, sharedModules, refusalOfHost } from "../wiki/learn/learn-scenario.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { CatalogueModel } from "../spec/model/spec-model.js";
import { loadCatalogue } from "../spec/catalogue/load.js";
import { readRegularFile } from "../base/regular-file.js";
import { packageRoot } from "../project/folders.js";
import { CATALOGUE_FILE } from "../wiki/pull.js";
import type { Pulled } from "../wiki/pull.js";
import { randomUUID } from "node:crypto";
import { validateShape } from "../spec/source/validate-shape.js";
import { readAddress } from "../wiki/address.js";
import { readSource } from "../project/source.js";
import { parseDocument } from "../base/document.js";
import { withoutLines } from "./redacted-output.js";
import { scenario as validateScenario } from "../spec/source/validators.js";

/** A scenario, with a string that differs in each run. */
export interface NamedScenario {
  readonly value: Scenario;
  readonly run: string;
}

/**
 * The wiki's modules that the catalogue of the spec folder contains. Without a catalogue, all
 * modules.
 */
export function modulesIn(
  { catalogue }: Pulled,
  folder: string,
  label = folder,
): Staged<readonly ModuleOperation[]> {
  const wiki = modulesOfCatalogue("wiki", Buffer.from(JSON.stringify(catalogue)));
  if (!wiki.value) return wiki;
  const file = join(folder, CATALOGUE_FILE);
  if (!existsSync(file)) return wiki;
  const spec = modulesOfCatalogue(join(label, CATALOGUE_FILE), readRegularFile(file));
  if (!spec.value) return spec;
  return { value: sharedModules(wiki.value, spec.value), diagnostics: [] };
}

/**
 * The modules whose experiments do not change the wiki. `query` itself counts as one of its
 * modules.
 */
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
  const { value, diagnostics } = modelOfCatalogue(file, bytes);
  return { value: value?.operations, diagnostics };
}

/** A catalogue's model, without the other files in its folder. */
export function modelOfCatalogue(file: string, bytes: Uint8Array): Staged<CatalogueModel> {
  const protocol = join(packageRoot(), "spec", "paraminfo", "protocol.json");
  const { value, diagnostics } = loadCatalogue({
    kind: "catalogue",
    name: "wiki",
    source: file,
    spec: { file, bytes },
    protocol: { file: protocol, bytes: readFileSync(protocol) },
  });
  return value && !hasErrors(diagnostics)
    ? { value: value.model, diagnostics: [] }
    : { value: undefined, diagnostics };
}

/** The arguments of `learn` about a scenario. */
export interface ScenarioArguments {
  /** The file of the scenario. */
  readonly file: string;
  /** The wiki's URL. */
  readonly address: string;
  /** The host of a wiki on a different machine that the user allows to change. */
  readonly writeTo: string | undefined;
}

/** Reads the file of a scenario, unless it must not run on the wiki. */
export function readScenario(
  cwd: string,
  { file, address, writeTo }: ScenarioArguments,
): Staged<NamedScenario> {
  const url = readAddress(address);
  if (!url.value) return { value: undefined, diagnostics: url.diagnostics };
  const refusal = refusalOfHost(url.value, writeTo);
  if (refusal) return failed(refusal);
  const source = readSource(resolve(cwd, file), file);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const parsed = parseDocument(file, source.value.bytes);
  if (!parsed.value) return withoutLines<NamedScenario>({ ...parsed, value: undefined });
  const { value, diagnostics } = validateShape(parsed.value, validateScenario);
  return withoutLines({
    value: value && { value: value.value, run: randomUUID().slice(0, 6) },
    diagnostics: [...parsed.diagnostics, ...diagnostics],
  });
}

function failed(found: Diagnostic): Staged<NamedScenario> {
  return { value: undefined, diagnostics: [found] };
}
