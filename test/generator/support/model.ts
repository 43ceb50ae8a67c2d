import { hasErrors } from "../../../generator/base/diagnostic.js";
import type { Staged } from "../../../generator/base/diagnostic.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import { load } from "../../../generator/spec/load.js";
import type { SpecModel } from "../../../generator/spec/model/spec-model.js";

/** The model that code is generated from, and the diagnostics of its spec. */
export function model(input: SpecInput): Staged<SpecModel> {
  const { value, diagnostics } = load(input);
  return { value: hasErrors(diagnostics) ? undefined : value?.model, diagnostics };
}
