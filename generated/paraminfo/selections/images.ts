// Generated from spec/paraminfo/catalogue.json (query+images) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows that `prop=images` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const imagesSelection: Selection = {
  module: "query+images",
  kind: "rows of pages",
  from: "imagelinks",
  belongs: "pageid",
  where: [{ param: "images", column: "title", test: "title", namespace: 6, warn: "notfile" }],
  order: ["pageid", "key"],
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "title" },
};
