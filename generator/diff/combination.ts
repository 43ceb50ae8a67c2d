import { combineSpecs } from "../spec/catalogue/combine.js";
import type { Combination } from "../spec/catalogue/combine.js";
import type { Position, Staged } from "../base/diagnostic.js";
import type { CatalogueModel } from "../spec/model/spec-model.js";
import type { Origin } from "../spec/model/parameter.js";
import { modelOf } from "./compared-spec.js";
import type {
  ComparedCatalogue,
  ComparedResult,
  ComparedSite,
  ComparedSpec,
} from "./compared-spec.js";

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
  if (value?.kind !== "catalogue") return { value: undefined, diagnostics: errors };
  const catalogues = members.flatMap(({ spec }) => (spec.kind === "catalogue" ? [spec] : []));
  const results = resultsOf(value, catalogues);
  const corrections = catalogues.flatMap((each) => each.results?.corrections ?? []);
  return {
    value: {
      kind: "catalogue",
      model: value,
      file: value.source,
      ...(value.namespaces && { site: commonSite(value, value.namespaces, catalogues) }),
      ...(results.size > 0 && { results: { modules: results, corrections } }),
      locate: (origin) => locateIn(catalogues, origin),
    },
    diagnostics: errors,
  };
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

/** The namespaces of a combination, with the names and origins of the first wiki that has them. */
function commonSite(
  { source }: CatalogueModel,
  numbers: readonly number[],
  catalogues: readonly ComparedCatalogue[],
): ComparedSite {
  const sites = catalogues.flatMap(({ site }) => site ?? []);
  const known = sites.flatMap(({ namespaces }) => namespaces);
  return {
    file: sites[0]?.file ?? source,
    namespaces: numbers.flatMap((number) => known.find(({ id }) => id === number) ?? []),
  };
}

/** Returns the position of an origin in the catalogue that its file belongs to. */
function locateIn(catalogues: readonly ComparedCatalogue[], origin: Origin): Position {
  const owner = catalogues.find((each) => filesOf(each).includes(origin.file));
  return owner?.locate(origin) ?? { file: origin.file, line: 1, column: 1 };
}

function filesOf({ file, protocol, site, results }: ComparedCatalogue): readonly string[] {
  const learned = [...(results?.modules.values() ?? [])].map(({ origin }) => origin.file);
  return [file, ...[protocol, site?.file].flatMap((each) => each ?? []), ...learned];
}
