import { correctedFieldDiagnostics, resultDiagnostics } from "../check/module/result.js";
import { validateShape } from "../check/shape.js";
import { diagnostic, valuesOf } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { applyCorrections } from "../lower/corrections.js";
import { fieldDescriptionsOf } from "../lower/descriptions.js";
import { differentInFormatVersion1 } from "../lower/format-version-1.js";
import { lowerResult } from "../lower/result.js";
import type { ModuleOperation } from "../model/operation.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import { fieldsAt } from "../spec/result.js";
import type { ResultDocuments } from "../spec/result.js";
import type { Correction, Corrections, Descriptions, Result } from "../spec/types.js";
import {
  corrections as validateCorrections,
  result as validateResult,
} from "../spec/validators.js";
import { isCorrections } from "./recognition.js";

/** Separates results from corrections and validates each file. */
export function validateResultFiles(
  documents: readonly Document[],
): Staged<ResultDocuments> & { readonly value: ResultDocuments } {
  const corrections = documents
    .filter(({ value }) => isCorrections(value))
    .map((document) => validateShape(document, validateCorrections));
  const results = documents
    .filter(({ value }) => !isCorrections(value))
    .map((document) => validateShape(document, validateResult));
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

/** Adds the learned results to the modules of a model, and reports problems in them. */
export function addResults(
  model: CatalogueModel,
  { results, corrections }: ResultDocuments,
  descriptions: readonly Document<Descriptions>[] = [],
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
  const byCorrected = new Map<string, Correction[]>();
  for (const { correction } of all) {
    const others = byCorrected.get(correction.module);
    if (others) others.push(correction);
    else byCorrected.set(correction.module, [correction]);
  }
  const operations = model.operations.map((module) => {
    const document = byModule.get(module.path);
    if (!document) return module;
    const { response } = document.value;
    const usable = byCorrected.get(module.path) ?? [];
    diagnostics.push(...resultDiagnostics(document, module, applyCorrections(response, usable)));
    const describe = fieldDescriptionsOf(descriptions, module.path);
    const result = lowerResult(document.value, usable, module, describe);
    const version1 = differentInFormatVersion1(result);
    return { ...module, result, ...(version1 && { version1 }) };
  });
  diagnostics.push(
    ...all.flatMap((placed) =>
      correctionDiagnostics(
        placed,
        byModule.get(placed.correction.module),
        modules.get(placed.correction.module),
      ),
    ),
  );
  return { value: { ...model, operations }, diagnostics };
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

/** Corrections of modules that only another server has are not needed. */
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
