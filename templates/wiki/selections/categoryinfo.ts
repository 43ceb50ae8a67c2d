import type { Selection } from "../select/selection.js";

/** The fields that `prop=categoryinfo` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const categoryinfo: Selection = {
  module: "query+categoryinfo",
  params: { continue: "*" },
  kind: "pages",
  from: "categories",
};
