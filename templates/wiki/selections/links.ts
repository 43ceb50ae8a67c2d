import type { Selection } from "../select/selection.js";

/** The rows that `prop=links` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const links: Selection = {
  module: "query+links",
  params: { namespace: "*", limit: "*", continue: "*", titles: "*", dir: "ascending|descending" },
  kind: "rows of pages",
  from: "pagelinks",
  belongs: "pageid",
  where: [
    { param: "namespace", column: "ns" },
    { param: "titles", column: "title", test: "title", warn: "invalidtitle" },
  ],
  order: ["pageid", "ns", "key"],
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "title" },
};
