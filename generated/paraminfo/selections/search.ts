// Generated from spec/paraminfo/catalogue.json (query+search) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=search`. Observed on MediaWiki 1.39.17. */
export const searchSelection: Selection = {
  module: "query+search",
  kind: "own",
  by: "search",
};
