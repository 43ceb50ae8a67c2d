import type { Selection } from "../select/selection.js";

/** The stub's response to `list=backlinks`. Observed on MediaWiki 1.39.17. */
export const backlinks: Selection = {
  module: "query+backlinks",
  params: {
    title: "*",
    pageid: "*",
    continue: "*",
    namespace: "*",
    dir: "ascending|descending",
    filterredir: "all|nonredirects|redirects",
    limit: "*",
    redirect: "*",
  },
  kind: "own",
  by: "backlinks",
};
