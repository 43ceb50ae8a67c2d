// Generated from spec.json (query+b) by `paramsmith generate`. Do not edit.

import type { Selection } from "paramsmith/wiki";

/** The rows that `prop=b` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const bSelection: Selection = {
  module: "query+b",
  kind: "rows of pages",
  from: "pagelinks",
  belongs: "pageid",
  where: [{ param: "namespace", column: "ns" }],
  order: ["pageid", "ns", "key"],
  pages: { by: "title" },
};
