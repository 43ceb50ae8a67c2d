import { hasErrors, valuesOf } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { oncePerObject } from "../base/shared-parts.js";
import { combineSpecs } from "./catalogue/combine.js";
import { loadCatalogue } from "./catalogue/load.js";
import { replaceRoots } from "./catalogue/roots.js";
import type { SpecInput } from "./input.js";
import { locatorOf } from "./model/spec-model.js";
import type { LoadedSpec } from "./model/spec-model.js";
import { loadOpenApi } from "./openapi/load.js";

/**
 * Reads, checks and lowers a spec, combined with other specs and with a different spec's root
 * modules if the input names any. Depends only on its input. It loads each input once, because its
 * root modules may come from other specs. Errors that only prevent code generation still return a
 * value.
 */
export const load: (input: SpecInput) => Staged<LoadedSpec> = oncePerObject(
  (input: SpecInput): Staged<LoadedSpec> => {
    const own = loadCombination(input);
    if (!input.roots || !own.value) return own;
    const { value: roots } = load(input.roots);
    // The run reports the errors of the other spec.
    if (!roots) return { ...own, value: undefined };
    const { model, documents } = own.value;
    const { value, diagnostics } = replaceRoots(
      { name: input.name, file: input.spec.file, model },
      { name: input.roots.source, file: input.roots.spec.file, model: roots.model },
      locatorOf(documents),
    );
    const all = [...own.diagnostics, ...diagnostics];
    return {
      value: value && !hasErrors(all) ? { model: value, documents } : undefined,
      diagnostics: all,
    };
  },
);

/** Loads a spec, and combines it with others if it has some. */
function loadCombination(input: SpecInput): Staged<LoadedSpec> {
  const own = loadAlone(input);
  if (!input.combined) return own;
  const { how, first, others } = input.combined;
  const inputs = [{ ...input, name: first }, ...others];
  const all = [own, ...others.map(loadAlone)];
  const diagnostics = all.flatMap((each) => each.diagnostics);
  const loaded = valuesOf(all);
  if (loaded.length < all.length) return { value: undefined, diagnostics };
  const specs = loaded.map(({ model }, index) => {
    const { name, spec } = inputs[index] ?? input;
    return { name, file: spec.file, model };
  });
  const combined = combineSpecs(how, specs);
  return {
    value: combined.value && {
      model: combined.value,
      documents: loaded.flatMap(({ documents }) => documents),
    },
    diagnostics: [...diagnostics, ...combined.diagnostics],
  };
}

function loadAlone(input: SpecInput): Staged<LoadedSpec> {
  switch (input.kind) {
    case "catalogue":
      return loadCatalogue(input);
    case "openapi":
      return loadOpenApi(input);
  }
}
