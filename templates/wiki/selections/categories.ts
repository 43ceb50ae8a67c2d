import { contradictory } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The rows that `prop=categories` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const categories: Selection = {
  module: "query+categories",
  params: {
    prop: "hidden|sortkey|timestamp",
    show: "!hidden|hidden",
    limit: "*",
    continue: "*",
    categories: "*",
    dir: "ascending|descending",
  },
  kind: "rows of pages",
  from: "categorylinks",
  belongs: "pageid",
  refuse: [contradictory("hidden")],
  where: [
    { param: "categories", column: "title", test: "title", namespace: 14, warn: "invalidcategory" },
    {
      param: "show",
      cases: {
        hidden: [{ column: "category.hidden", is: true }],
        "!hidden": [{ none: [{ column: "category.hidden", is: true }] }],
      },
    },
  ],
  order: ["pageid", "key"],
  direction: { param: "dir", down: ["descending"] },
  columns: { hidden: "category.hidden" },
  pages: { by: "title" },
};
