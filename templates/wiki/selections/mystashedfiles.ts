import type { Selection } from "../select/selection.js";

/** The stub's response to `list=mystashedfiles`. Observed on MediaWiki 1.39.17. */
export const mystashedfiles: Selection = {
  module: "query+mystashedfiles",
  params: { prop: "size|type", limit: "*", continue: "*" },
  kind: "own",
  by: "stashed files",
};
