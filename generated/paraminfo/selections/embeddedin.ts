// Generated from spec/paraminfo/catalogue.json (query+embeddedin) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=embeddedin`. Observed on MediaWiki 1.39.17. */
export const embeddedinSelection: Selection = {
  module: "query+embeddedin",
  kind: "own",
  by: "embeddedin",
};
