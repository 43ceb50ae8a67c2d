import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=duplicatefiles`. Observed on MediaWiki 1.39.17. */
export const duplicatefiles: Selection = {
  module: "query+duplicatefiles",
  params: { limit: "*", continue: "*", dir: "ascending|descending", localonly: "*" },
  kind: "own",
  by: "duplicate files",
};
