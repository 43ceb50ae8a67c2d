// Generated from spec/paraminfo/catalogue.json (query+random) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=random`. Observed on MediaWiki 1.39.17. */
export const randomSelection: Selection = {
  module: "query+random",
  kind: "own",
  by: "random pages",
};
