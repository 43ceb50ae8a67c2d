// Generated from spec/paraminfo/catalogue.json (query+authmanagerinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=authmanagerinfo`. Observed on MediaWiki 1.39.17. */
export const authmanagerinfoSelection: Selection = {
  module: "query+authmanagerinfo",
  kind: "own",
  by: "authentication",
};
