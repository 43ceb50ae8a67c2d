import { unsupportedParams } from "../../../templates/wiki/query/unsupported.js";
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

/** The selections act on the parameters and values of the shipped modules alone. */
function withSelectionsOf(spec: ServedCatalogue, shipped: ServedCatalogue): ServedCatalogue {
  const paths = new Set(spec.modules.map(({ path }) => path));
  const known = new Map(shipped.modules.map((module) => [module.path, module]));
  const unsupported = spec.modules.flatMap((module) => {
    const other = known.get(module.path);
    return other ? [[module.path, unsupportedParams(module, other)] as const] : [];
  });
  return {
    ...spec,
    selections: shipped.selections.filter(({ module }) => paths.has(module)),
    unsupported: Object.fromEntries(unsupported),
  };
}
