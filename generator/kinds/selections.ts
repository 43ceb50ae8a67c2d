import { selectionDiagnostics } from "../check/module/selection.js";
import { shaped } from "../check/shape.js";
import { diagnostic, valuesOf } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { lowerSelection } from "../lower/selection.js";
import type { CatalogueModel } from "../model/spec-model.js";
import type { Document } from "../read/document.js";
import type { Selection } from "../spec/types.js";
import { selection as validateSelection } from "../spec/validators.js";

type Selections = readonly Document<Selection>[];

/** Holds each file of selections to its schema. */
export function shapedSelections(
  documents: readonly Document[],
): Staged<Selections> & { readonly value: Selections } {
  const all = documents.map((document) => shaped(document, validateSelection));
  return {
    value: valuesOf(all),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** A model with selections, and what is wrong with those. */
export interface WithSelections {
  readonly value: CatalogueModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** The model with which rows a stub answers with for each of its modules; the results must be there already. */
export function withSelections(model: CatalogueModel, selections: Selections): WithSelections {
  const modules = new Map(model.operations.map((operation) => [operation.path, operation]));
  const byModule = new Map<string, Document<Selection>>();
  const diagnostics = selections.flatMap((document): readonly Diagnostic[] => {
    const { module: name } = document.value;
    if (byModule.has(name))
      return [diagnostic("duplicate-selection", { name }, document.locate("/module"))];
    byModule.set(name, document);
    const module = modules.get(name);
    return module
      ? selectionDiagnostics(document, module)
      : [diagnostic("selection-module-unknown", { name }, document.locate("/module"))];
  });
  const operations = model.operations.map((module) => {
    const document = byModule.get(module.path);
    return document ? { ...module, selection: lowerSelection(document.value) } : module;
  });
  return { value: { ...model, operations }, diagnostics };
}
