import type { Selection } from "../select/selection.js";

/** The stub's response to `list=search`. Observed on MediaWiki 1.39.17. */
export const search: Selection = {
  module: "query+search",
  params: {
    search: "*",
    namespace: "*",
    limit: "*",
    offset: "*",
    what: "nearmatch|text|title",
    info: "rewrittenquery|suggestion|totalhits",
    prop: "categorysnippet|extensiondata|isfilematch|redirectsnippet|redirecttitle|sectionsnippet|sectiontitle|size|snippet|timestamp|titlesnippet|wordcount|hasrelated|score",
    interwiki: "*",
    enablerewrites: "*",
    sort: "relevance",
  },
  kind: "own",
  by: "search",
};
