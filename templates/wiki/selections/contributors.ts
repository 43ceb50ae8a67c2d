import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=contributors`. Observed on MediaWiki 1.39.17. */
export const contributors: Selection = {
  module: "query+contributors",
  params: {
    group: "*",
    excludegroup: "*",
    rights: "*",
    excluderights: "*",
    limit: "*",
    continue: "*",
  },
  kind: "own",
  by: "contributors",
  refuse: [...exclusive("group", "excludegroup", "rights", "excluderights")],
};
