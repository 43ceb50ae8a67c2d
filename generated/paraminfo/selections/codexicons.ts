// Generated from spec/paraminfo/catalogue.json (query+codexicons) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=codexicons`. Observed on MediaWiki 1.45.0. */
export const codexiconsSelection: Selection = {
  module: "query+codexicons",
  kind: "own",
  by: "icons",
};
