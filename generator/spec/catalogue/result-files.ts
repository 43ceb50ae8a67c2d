import { dirname } from "node:path";
import { correctedFieldDiagnostics, resultDiagnostics } from "./check-result.js";
import { validateShape } from "../source/validate-shape.js";
import { diagnostic, valuesOf } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { applyCorrections, fieldsAt } from "./result-documents.js";
import { fieldDescriptionsOf } from "./descriptions.js";
import { lowerResult } from "./result.js";
import type { ModuleOperation } from "../model/operation.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { below } from "../../base/document.js";
import { oncePerObject } from "../../base/shared-parts.js";
import type { Document } from "../../base/document.js";
import type { ResultDocuments } from "./result-documents.js";
import type { Correction, Corrections, Descriptions, Result } from "../source/types.js";
import {
  corrections as validateCorrections,
  result as validateResult,
} from "../source/validators.js";
import { isCorrections } from "../source/source-file.js";

const validatedResult = oncePerObject((document: Document) =>
  validateShape(document, validateResult),
);

/** Separates results from corrections and validates each file. */
export function validateResultFiles(
  documents: readonly Document[],
): Staged<ResultDocuments> & { readonly value: ResultDocuments } {
  const corrections = documents
    .filter(({ value }) => isCorrections(value))
    .map((document) => validateShape(document, validateCorrections));
  const results = documents.filter(({ value }) => !isCorrections(value)).map(validatedResult);
  return {
    value: {
      results: valuesOf(results),
      corrections: valuesOf(corrections),
    },
    diagnostics: [...results, ...corrections].flatMap(({ diagnostics }) => diagnostics),
  };
}

/** A model with results, and diagnostics about them. */
export interface ModelWithResults {
  readonly value: CatalogueModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Corrections and errors that apply to modules in addition to their results. */
export interface ResultDefaults {
  /**
   * Results for modules without their own. They may be from other versions, and are not checked.
   */
  readonly shipped?: ResultDocuments;
  readonly descriptions?: readonly Document<Descriptions>[];
}

/**
 * The shipped corrections that apply to a catalogue with some modules. The corrections of an extension
 * also add its fields to modules of core.
 */
export function applicableCorrections(
  { results, corrections }: ResultDocuments,
  modules: ReadonlyMap<string, unknown>,
): readonly Document<Corrections>[] {
  const folders = new Set(
    results.flatMap(({ file, value }) => (modules.has(value.module) ? dirname(file) : [])),
  );
  return corrections.filter(({ file }) => folders.has(dirname(file)));
}

const NO_RESULTS: ResultDocuments = { results: [], corrections: [] };

/** Adds the learned results to the modules of a model, and reports problems in them. */
export function addResults(
  model: CatalogueModel,
  { results, corrections }: ResultDocuments,
  { shipped = NO_RESULTS, descriptions = [] }: ResultDefaults = {},
): ModelWithResults {
  const modules = new Map(model.operations.map((operation) => [operation.path, operation]));
  const byModule = new Map<string, Document<Result>>();
  const diagnostics: Diagnostic[] = [];
  for (const document of results) {
    const { module: name } = document.value;
    const code = byModule.has(name)
      ? "duplicate-result"
      : modules.has(name)
        ? undefined
        : "result-module-unknown";
    if (code !== undefined)
      diagnostics.push(diagnostic(code, { name }, document.locate("/module")));
    if (!byModule.has(name)) byModule.set(name, document);
  }
  const all = locatedCorrections(corrections);
  const byCorrected = correctionsByModule(corrections);
  const shippedByModule = new Map(shipped.results.map((each) => [each.value.module, each]));
  const shippedCorrections = correctionsByModule(applicableCorrections(shipped, modules));
  const operations = model.operations.map((module) => {
    const { path } = module;
    const own = byModule.get(path);
    const document = own ?? shippedByModule.get(path);
    if (!document) return module;
    const usable = [
      ...(own ? [] : (shippedCorrections.get(path) ?? [])),
      ...(byCorrected.get(path) ?? []),
    ];
    if (own)
      diagnostics.push(
        ...resultDiagnostics(own, module, applyCorrections(own.value.response, usable)),
      );
    const describe = fieldDescriptionsOf(descriptions, path);
    const result = lowerResult(document.value, usable, module, describe);
    return { ...module, result: { ...result, origin: { file: document.file, pointer: "" } } };
  });
  // Without the module, no conditions are removed from its result.
  const others = [...byModule].flatMap(([path, { file, value }]) =>
    modules.has(path)
      ? []
      : [
          [
            path,
            {
              ...lowerResult(value, byCorrected.get(path) ?? [], undefined),
              origin: { file, pointer: "" },
            },
          ] as const,
        ],
  );
  diagnostics.push(
    ...all.flatMap((placed) =>
      correctionDiagnostics(
        placed,
        byModule.get(placed.correction.module) ?? shippedByModule.get(placed.correction.module),
        modules.get(placed.correction.module),
      ),
    ),
  );
  const { remarks } = model;
  const remarked = all.map(({ correction }) => correction);
  return {
    value: {
      ...model,
      operations,
      ...(others.length > 0 && { otherResults: Object.fromEntries(others) }),
      ...(remarks && { remarks: { ...remarks, corrections: remarked } }),
    },
    diagnostics,
  };
}

function correctionsByModule(
  documents: readonly Document<Corrections>[],
): ReadonlyMap<string, readonly Correction[]> {
  const found = new Map<string, Correction[]>();
  for (const correction of documents.flatMap(({ value }) => value.corrections)) {
    const others = found.get(correction.module);
    if (others) others.push(correction);
    else found.set(correction.module, [correction]);
  }
  return found;
}

interface LocatedCorrection {
  readonly correction: Correction;
  readonly document: Document;
  readonly pointer: string;
}

function locatedCorrections(
  documents: readonly Document<Corrections>[],
): readonly LocatedCorrection[] {
  return documents.flatMap((document) =>
    document.value.corrections.map((correction, index) => ({
      correction,
      document,
      pointer: below("/corrections", index),
    })),
  );
}

/** Corrections for modules that only a different server provides are not needed. */
function correctionDiagnostics(
  { correction: { module: name, at, field }, document, pointer }: LocatedCorrection,
  result: Document<Result> | undefined,
  module: ModuleOperation | undefined,
): readonly Diagnostic[] {
  if (!result)
    return [
      diagnostic("correction-without-result", { name }, document.locate(below(pointer, "module"))),
    ];
  const found: Diagnostic[] = [];
  const above = at.slice(0, -1);
  const { response } = result.value;
  const leads = field
    ? above.length === 0 || fieldsAt(response, above).length > 0
    : fieldsAt(response, at).length > 0;
  if (!leads)
    found.push(
      diagnostic(
        "correction-astray",
        { name: at.join("."), module: name },
        document.locate(below(pointer, "at")),
      ),
    );
  if (field && module)
    found.push(...correctedFieldDiagnostics(document, module, field, below(pointer, "field")));
  return found;
}
