import { selectionDiagnostics } from "../check/module/selection.js";
import { validateShape } from "../check/shape.js";
import { diagnostic, valuesOf } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { lowerSelection } from "../lower/selection.js";
import type { CatalogueModel } from "../model/spec-model.js";
import type { Document } from "../read/document.js";
import type { Selection } from "../spec/types.js";
import { selection as validateSelection } from "../spec/validators.js";

type Selections = readonly Document<Selection>[];

/** Validates each selection file. */
export function validateSelectionFiles(
  documents: readonly Document[],
): Staged<Selections> & { readonly value: Selections } {
  const all = documents.map((document) => validateShape(document, validateSelection));
  return {
    value: valuesOf(all),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** A model with selections, and diagnostics about them. */
export interface ModelWithSelections {
  readonly value: CatalogueModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Adds the selections to the modules of a model, which already has its results. */
export function addSelections(model: CatalogueModel, selections: Selections): ModelWithSelections {
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
