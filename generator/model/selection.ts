import type { Selection } from "../../templates/runtime/wiki/select/selection.js";

/** Which rows a stub answers with for a module, as it was observed. */
export interface ModuleSelection {
  /** The software and versions that were asked, such as `MediaWiki 1.39.17`. */
  readonly servers: readonly string[];
  /** As the runtime reads it. */
  readonly selection: Selection;
}
