import type { ResultDescriptor } from "../../model/result-descriptor.js";
import type { Selection } from "../select/selection.js";

/** What the stub knows of modules, by their paths. */
export interface StubModules {
  readonly selections: ReadonlyMap<string, Selection>;
  readonly results: ReadonlyMap<string, ResultDescriptor>;
}
