import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=pageprops`. Observed on MediaWiki 1.39.17. */
export const pageprops: Selection = {
  module: "query+pageprops",
  params: { continue: "*", prop: "*" },
  kind: "own",
  by: "pageprops",
};
