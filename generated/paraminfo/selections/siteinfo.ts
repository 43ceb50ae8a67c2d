// Generated from spec/paraminfo/catalogue.json (query+siteinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=siteinfo`. Observed on MediaWiki 1.39.17. */
export const siteinfoSelection: Selection = {
  module: "query+siteinfo",
  kind: "own",
  by: "site info",
};
