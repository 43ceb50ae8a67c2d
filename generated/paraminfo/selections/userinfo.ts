// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=userinfo`. Observed on MediaWiki 1.39.17. */
export const userinfoSelection: Selection = {
  module: "query+userinfo",
  kind: "own",
  by: "user info",
};
