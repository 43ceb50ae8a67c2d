import type { ResultDescriptor } from "../../model/result-descriptor.js";
import type { Selection } from "../select/selection.js";

/** The modules that the stub implements, by their paths. */
export interface StubModules {
  readonly selections: ReadonlyMap<string, Selection>;
  readonly results: ReadonlyMap<string, ResultDescriptor>;
}
