// Generated from spec/paraminfo/catalogue.json (query+prefixsearch) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=prefixsearch`. Observed on MediaWiki 1.39.17. */
export const prefixsearchSelection: Selection = {
  module: "query+prefixsearch",
  kind: "own",
  by: "prefix search",
};
