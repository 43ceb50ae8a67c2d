// Generated from spec/paraminfo/catalogue.json (query+mystashedfiles) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=mystashedfiles`. Observed on MediaWiki 1.39.17. */
export const mystashedfilesSelection: Selection = {
  module: "query+mystashedfiles",
  kind: "own",
  by: "stashed files",
};
