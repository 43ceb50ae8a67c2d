// Generated from spec.json (query+d) by `paramsmith generate`. Do not edit.

import type { Selection } from "paramsmith/wiki";

/** The stub's response to `meta=d`. Observed on MediaWiki 1.39.17. */
export const dSelection: Selection = {
  module: "query+d",
  kind: "own",
  by: "pageprops",
};
