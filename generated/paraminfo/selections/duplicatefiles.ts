// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `prop=duplicatefiles`. Observed on MediaWiki 1.39.17. */
export const duplicatefilesSelection: Selection = {
  module: "query+duplicatefiles",
  kind: "own",
  by: "duplicate files",
};
