// Generated from spec/paraminfo/catalogue.json (query+languageinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=languageinfo`. Observed on MediaWiki 1.39.17. */
export const languageinfoSelection: Selection = {
  module: "query+languageinfo",
  kind: "own",
  by: "language info",
};
