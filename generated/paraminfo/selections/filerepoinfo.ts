// Generated from spec/paraminfo/catalogue.json (query+filerepoinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=filerepoinfo`. Observed on MediaWiki 1.39.17. */
export const filerepoinfoSelection: Selection = {
  module: "query+filerepoinfo",
  kind: "own",
  by: "file repositories",
};
