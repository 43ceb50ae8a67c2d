import type { SpecModel } from "../model/spec-model.js";

/** A spec to combine. */
export interface NamedSpec {
  /** The name in doc comments. */
  readonly name: string;
  /** The name of its file in diagnostics. */
  readonly file: string;
  readonly model: SpecModel;
}
