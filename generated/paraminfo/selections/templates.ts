// Generated from spec/paraminfo/catalogue.json (query+templates) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows that `prop=templates` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const templatesSelection: Selection = {
  module: "query+templates",
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
