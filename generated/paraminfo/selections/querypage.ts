// Generated from spec/paraminfo/catalogue.json (query+querypage) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=querypage`. Observed on MediaWiki 1.39.17. */
export const querypageSelection: Selection = {
  module: "query+querypage",
  kind: "own",
  by: "query page",
};
