import type { Selection } from "../select/selection.js";

/** The rows of `list=allcategories` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allcategories: Selection = {
  module: "query+allcategories",
  params: {
    from: "*",
    continue: "*",
    to: "*",
    prefix: "*",
    dir: "ascending|descending",
    min: "*",
    max: "*",
    limit: "*",
    prop: "hidden|size",
  },
  kind: "rows",
  from: "categories",
  where: [
    { param: "from", column: "key", test: "from", namespace: 14 },
    { param: "to", column: "key", test: "to", namespace: 14 },
    { param: "prefix", column: "key", test: "starts", namespace: 14 },
    { param: "min", column: "size", test: "min" },
    { param: "max", column: "size", test: "max" },
  ],
  order: ["key"],
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "title" },
};
