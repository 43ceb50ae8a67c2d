import type { Selection } from "../select/selection.js";

/** The stub's response to `list=random`. Observed on MediaWiki 1.39.17. */
export const random: Selection = {
  module: "query+random",
  params: {
    namespace: "*",
    filterredir: "all|nonredirects|redirects",
    minsize: "*",
    maxsize: "*",
    contentmodel: "*",
    redirect: "*",
    limit: "*",
    continue: "*",
  },
  kind: "own",
  by: "random pages",
};
