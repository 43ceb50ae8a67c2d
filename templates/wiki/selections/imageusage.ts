import type { Selection } from "../select/selection.js";

/** The stub's response to `list=imageusage`. Observed on MediaWiki 1.39.17. */
export const imageusage: Selection = {
  module: "query+imageusage",
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
  by: "imageusage",
};
