// Generated from spec/paraminfo/catalogue.json (query+imageusage) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=imageusage`. Observed on MediaWiki 1.39.17. */
export const imageusageSelection: Selection = {
  module: "query+imageusage",
  kind: "own",
  by: "imageusage",
};
