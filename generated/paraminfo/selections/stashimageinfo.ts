// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `prop=stashimageinfo`. Observed on MediaWiki 1.39.17. */
export const stashimageinfoSelection: Selection = {
  module: "query+stashimageinfo",
  kind: "own",
  by: "stashed file info",
};
