import type { Selection } from "../select/selection.js";

/** The stub's response to `list=codexicons`. Observed on MediaWiki 1.45.0. */
export const codexicons: Selection = {
  module: "query+codexicons",
  params: { names: "*" },
  kind: "own",
  by: "icons",
};
