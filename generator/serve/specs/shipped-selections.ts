import type { ServedCatalogue, ServedSpec } from "./served-spec.js";

/**
 * Adds the selections of the shipped catalogue to catalogues without selections, for modules of the
 * same path. Shipped results already apply when a catalogue is read.
 */
export function withShippedSelections(
  specs: readonly ServedSpec[],
  shipped: readonly ServedSpec[],
): readonly ServedSpec[] {
  const model = shipped.find((spec) => spec.kind === "catalogue");
  return specs.map((spec) =>
    model && spec.kind === "catalogue" && spec.selections.length === 0
      ? withSelectionsOf(spec, model)
      : spec,
  );
}

function withSelectionsOf(spec: ServedCatalogue, { selections }: ServedCatalogue): ServedCatalogue {
  const paths = new Set(spec.modules.map(({ path }) => path));
  return { ...spec, selections: selections.filter(({ module }) => paths.has(module)) };
}
