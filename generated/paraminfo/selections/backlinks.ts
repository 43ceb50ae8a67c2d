// Generated from spec/paraminfo/catalogue.json (query+backlinks) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=backlinks`. Observed on MediaWiki 1.39.17. */
export const backlinksSelection: Selection = {
  module: "query+backlinks",
  kind: "own",
  by: "backlinks",
};
