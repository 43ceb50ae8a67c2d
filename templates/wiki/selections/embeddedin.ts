import type { Selection } from "../select/selection.js";

/** The stub's response to `list=embeddedin`. Observed on MediaWiki 1.39.17. */
export const embeddedin: Selection = {
  module: "query+embeddedin",
  params: {
    title: "*",
    pageid: "*",
    continue: "*",
    namespace: "*",
    dir: "ascending|descending",
    filterredir: "all|nonredirects|redirects",
    limit: "*",
  },
  kind: "own",
  by: "embeddedin",
};
