import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=tokens`. Observed on MediaWiki 1.39.17. */
export const tokens: Selection = {
  module: "query+tokens",
  params: { type: "createaccount|csrf|login|patrol|rollback|userrights|watch" },
  kind: "own",
  by: "tokens",
};
