// Generated from spec/paraminfo/catalogue.json (query+imageinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `prop=imageinfo`. Observed on MediaWiki 1.39.17. */
export const imageinfoSelection: Selection = {
  module: "query+imageinfo",
  kind: "own",
  by: "image info",
};
