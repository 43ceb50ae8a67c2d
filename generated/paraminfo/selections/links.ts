// Generated from spec/paraminfo/catalogue.json (query+links) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows that `prop=links` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const linksSelection: Selection = {
  module: "query+links",
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
