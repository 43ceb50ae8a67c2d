import type { Selection } from "../select/selection.js";

/** The stub's response to `list=prefixsearch`. Observed on MediaWiki 1.39.17. */
export const prefixsearch: Selection = {
  module: "query+prefixsearch",
  params: { search: "*", namespace: "*", limit: "*", offset: "*" },
  kind: "own",
  by: "prefix search",
};
