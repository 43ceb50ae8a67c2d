// Generated from spec/paraminfo/catalogue.json (query+pageprops) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `prop=pageprops`. Observed on MediaWiki 1.39.17. */
export const pagepropsSelection: Selection = {
  module: "query+pageprops",
  kind: "own",
  by: "pageprops",
};
