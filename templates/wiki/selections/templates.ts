import type { Selection } from "../select/selection.js";

/** The rows that `prop=templates` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const templates: Selection = {
  module: "query+templates",
  params: {
    namespace: "*",
    limit: "*",
    continue: "*",
    templates: "*",
    dir: "ascending|descending",
  },
  kind: "rows of pages",
  from: "templatelinks",
  belongs: "pageid",
  where: [
    { param: "namespace", column: "ns" },
    { param: "templates", column: "title", test: "title", warn: "invalidtitle" },
  ],
  order: ["pageid", "ns", "key"],
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "title" },
};
