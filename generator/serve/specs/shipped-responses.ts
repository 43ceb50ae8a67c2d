import type { ServedCatalogue, ServedSpec } from "./served-spec.js";

/**
 * Adds the results of the shipped catalogue to catalogues without results, for modules of the same
 * path.
 */
export function withShippedResults(
  specs: readonly ServedSpec[],
  shipped: readonly ServedSpec[],
): readonly ServedSpec[] {
  const model = shipped.find((spec) => spec.kind === "catalogue");
  return specs.map((spec) =>
    model && spec.kind === "catalogue" && spec.selections.length === 0
      ? withResultsOf(spec, model)
      : spec,
  );
}

/** The catalogue's own results stay. */
function withResultsOf(spec: ServedCatalogue, model: ServedCatalogue): ServedCatalogue {
  const paths = new Set(spec.modules.map(({ path }) => path));
  const learned = new Set(spec.results.map(({ module }) => module));
  return {
    ...spec,
    selections: model.selections.filter(({ module }) => paths.has(module)),
    results: [
      ...spec.results,
      ...model.results.filter(({ module }) => paths.has(module) && !learned.has(module)),
    ],
  };
}
