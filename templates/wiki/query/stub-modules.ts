import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { Selection } from "../select/selection.js";
import type { UnsupportedParams } from "./unsupported.js";

/** The modules that the stub implements, by their paths. */
export interface StubModules {
  readonly selections: ReadonlyMap<string, Selection>;
  readonly results: ReadonlyMap<string, ResultDescriptor>;
  /** The parameters that the selections do not act on. */
  readonly unsupported: ReadonlyMap<string, UnsupportedParams>;
}
