import type { ServedCatalogue, ServedSpec } from "./served-spec.js";

/**
 * Catalogues of which nobody said what their modules answer, such as one that was merely pulled, answer
 * as the shipped one does, as far as it has modules of the same paths.
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

/** What was learned of the catalogue's own wiki stays. */
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
