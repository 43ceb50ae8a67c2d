// Generated from spec/paraminfo/catalogue.json (query+allcategories) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=allcategories` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allcategoriesSelection: Selection = {
  module: "query+allcategories",
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
