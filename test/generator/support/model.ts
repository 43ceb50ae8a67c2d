import type { Staged } from "../../../generator/base/diagnostic.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import { load } from "../../../generator/spec/load.js";
import type { SpecModel } from "../../../generator/spec/model/spec-model.js";

/** The model of a spec, and its diagnostics. */
export function model(input: SpecInput): Staged<SpecModel> {
  const { value, diagnostics } = load(input);
  return { value: value?.model, diagnostics };
}
