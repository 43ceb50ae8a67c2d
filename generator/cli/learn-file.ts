import { join, resolve } from "node:path";
import { valuesOf } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { parseDocument } from "../base/document.js";
import { isObject } from "../base/json.js";
import { diffSpecs } from "../diff/diff.js";
import type { ComparedSpec } from "../diff/compared-spec.js";
import { groupFindings } from "../diff/report/group.js";
import { namedModules } from "../diff/report/words.js";
import { readShippedResults } from "../project/inputs.js";
import { readSource } from "../project/source.js";
import { SITE_FILE } from "../project/spec-paths.js";
import { lowerResult } from "../spec/catalogue/result.js";
import { applyCorrections } from "../spec/catalogue/result-documents.js";
import { applicableCorrections, validateResultFiles } from "../spec/catalogue/result-files.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { CatalogueModel } from "../spec/model/spec-model.js";
import type { Correction, Result } from "../spec/source/types.js";
import { learnFromRecords } from "../wiki/learn/recorded.js";
import { resultFileDiagnostics } from "../wiki/learn/results-folder.js";
import { CATALOGUE_FILE } from "../wiki/pull.js";
import { readResultsState, writeLearned } from "./learned-results.js";
import { recordedRedactor, redactOutcome } from "./redacted-output.js";
import { toolFailed, failedOutcome } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { modelOfCatalogue } from "./wiki-modules.js";

/** The arguments of `learn` for a file. */
interface LearnFileOptions {
  readonly cwd: string;
  /** The file of recorded exchanges. */
  readonly address: string;
  /** The spec folder. */
  readonly out: string | undefined;
}

/**
 * Widens the results that `generate` uses for the modules of the catalogue in the spec folder by the
 * responses of a file, and writes those that became different.
 */
export function learnFromFile({ cwd, address, out }: LearnFileOptions): CommandOutcome {
  const label = out ?? join("spec", "paraminfo");
  const folder = resolve(cwd, label);
  const { value: state, diagnostics } = readResultsState(folder, label);
  if (!state) return toolFailed(diagnostics);
  const { known, corrections, target } = state;
  const text = readSource(resolve(cwd, address), address);
  const catalogue = readSource(join(folder, CATALOGUE_FILE), join(label, CATALOGUE_FILE));
  if (!text.value || !catalogue.value)
    return toolFailed([...text.diagnostics, ...catalogue.diagnostics]);
  const spec = modelOfCatalogue(catalogue.value.file, catalogue.value.bytes);
  if (!spec.value) return failedOutcome(spec.diagnostics);
  const model = spec.value;
  const modules = model.operations;
  const misplaced = resultFileDiagnostics(modules.map(({ path }) => path));
  if (misplaced.length > 0) return toolFailed(misplaced);
  const records = new TextDecoder().decode(text.value.bytes);
  const used = new Map([...shippedResults(join(folder, CATALOGUE_FILE), modules), ...known]);
  const learned = learnFromRecords({
    file: address,
    text: records,
    modules,
    known: used,
    corrections,
    server: wikiSoftware(folder),
  });
  const redactor = recordedRedactor(records);
  const changes = changesIn(model, used, learned, corrections).map(redactor.text);
  const outcome = writeLearned(learned, known, target, `in ${address}`, changes);
  return redactOutcome(outcome, redactor);
}

/** The shipped results with their corrections, except those of the catalogue itself. */
function shippedResults(
  file: string,
  modules: readonly ModuleOperation[],
): ReadonlyMap<string, Result> {
  const files = valuesOf(readShippedResults({ file }, () => undefined));
  const shipped = validateResultFiles(
    valuesOf(files.map((each) => parseDocument(each.file, each.bytes))),
  ).value;
  const paths = new Map(modules.map((module) => [module.path, module]));
  const all = applicableCorrections(shipped, paths).flatMap(({ value }) => value.corrections);
  return new Map(
    shipped.results.map(({ value }) => {
      const { $schema: _, ...result } = value;
      const own = all.filter(({ module }) => module === result.module);
      return [result.module, { ...result, response: applyCorrections(result.response, own) }];
    }),
  );
}

/** The software of the wiki that the catalogue was pulled from. */
function wikiSoftware(folder: string): string | undefined {
  const { value: file } = readSource(join(folder, SITE_FILE), SITE_FILE);
  const site = file && parseDocument(file.file, file.bytes).value?.value;
  const generator = isObject(site) ? site["generator"] : undefined;
  return typeof generator === "string" ? generator : undefined;
}

/** The changes as `diff` reports them, one per line. */
function changesIn(
  model: CatalogueModel,
  before: ReadonlyMap<string, Result>,
  { value }: Staged<{ readonly results: readonly Result[] }>,
  corrections: readonly Correction[],
): readonly string[] {
  const after = new Map(before);
  for (const result of value?.results ?? []) after.set(result.module, result);
  const compared = (results: ReadonlyMap<string, Result>): ComparedSpec => ({
    kind: "catalogue",
    model: withResults(model, results, corrections),
    file: model.source,
    hasResults: true,
    locate: () => ({ file: model.source, line: 1, column: 1 }),
  });
  return groupFindings(diffSpecs(compared(before), compared(after))).map(
    ({ first, message, otherModules }) => {
      const { named, rest } = namedModules(otherModules);
      const others = named.length > 0 ? ` Also in ${named.join(", ")}${rest}.` : "";
      return `${first.module}: ${message}${others}`;
    },
  );
}

function withResults(
  model: CatalogueModel,
  results: ReadonlyMap<string, Result>,
  corrections: readonly Correction[],
): CatalogueModel {
  const operations = model.operations.map((module) => {
    const result = results.get(module.path);
    const own = corrections.filter((each) => each.module === module.path);
    return result ? { ...module, result: lowerResult(result, own, module) } : module;
  });
  return { ...model, operations };
}
