import { combineSpecs } from "../../combine/combine.js";
import type { Combination } from "../../combine/combine.js";
import type { Staged } from "../../diagnostics/diagnostic.js";
import type { Position } from "../../diagnostics/diagnostic.js";
import type { CatalogueModel, SpecModel } from "../../model/spec-model.js";
import type { Origin } from "../../model/parameter.js";
import { modelOf } from "./spec.js";
import type { ComparedCatalogue, ComparedResult, ComparedSpec } from "./spec.js";

/** A spec of a combination, with the name of its file. */
export interface CombinedMember {
  readonly file: string;
  readonly spec: ComparedSpec;
}

/**
 * Combines the catalogues of one side of a comparison. A part has its position in the first catalogue
 * that has it. Modules that cannot be combined are absent.
 */
export function combinedSpec(
  how: Combination,
  members: readonly CombinedMember[],
): Staged<ComparedCatalogue> {
  const { value, diagnostics } = combineSpecs(
    how,
    members.map(({ file, spec }) => ({ name: file, file, model: modelOf(spec) })),
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (!isCatalogueModel(value)) return { value: undefined, diagnostics: errors };
  const catalogues = members.flatMap(({ spec }) => (spec.kind === "catalogue" ? [spec] : []));
  const results = resultsOf(value, catalogues);
  const corrections = catalogues.flatMap((each) => each.results?.corrections ?? []);
  return {
    value: {
      kind: "catalogue",
      model: value,
      file: value.source,
      ...(results.size > 0 && { results: { modules: results, corrections } }),
      locate: locatorOf(members),
    },
    diagnostics: errors,
  };
}

function isCatalogueModel(model: SpecModel | undefined): model is CatalogueModel {
  return model?.kind === "catalogue";
}

/** The combined results, with the origin of the first. */
function resultsOf(
  { operations }: CatalogueModel,
  catalogues: readonly ComparedCatalogue[],
): ReadonlyMap<string, ComparedResult> {
  return new Map(
    operations.flatMap((module) => {
      const { path, result } = module;
      const first = catalogues.find((each) => each.results?.modules.has(path));
      const origin = first?.results?.modules.get(path)?.origin;
      return result && origin ? [[path, { result, origin, module }] as const] : [];
    }),
  );
}

/** Each file belongs to one of the members. */
function locatorOf(members: readonly CombinedMember[]): (origin: Origin) => Position {
  return (origin) => {
    const positions = members.map(({ spec }) => spec.locate(origin));
    return (
      positions.find(({ lineText }) => lineText !== "") ??
      positions[0] ?? { file: origin.file, line: 1, column: 1 }
    );
  };
}
