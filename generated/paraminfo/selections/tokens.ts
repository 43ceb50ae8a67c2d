// Generated from spec/paraminfo/catalogue.json (query+tokens) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=tokens`. Observed on MediaWiki 1.39.17. */
export const tokensSelection: Selection = {
  module: "query+tokens",
  kind: "own",
  by: "tokens",
};
