// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { Selection } from "paramsmith/wiki";

/** The stub's response to `prop=duplicatefiles`. Observed on MediaWiki 1.39.17. */
export const duplicatefilesSelection: Selection = {
  module: "query+duplicatefiles",
  kind: "own",
  by: "duplicate files",
};
