import type { Selection } from "../select/selection.js";

/** The rows that `prop=images` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const images: Selection = {
  module: "query+images",
  params: { limit: "*", continue: "*", images: "*", dir: "ascending|descending" },
  kind: "rows of pages",
  from: "imagelinks",
  belongs: "pageid",
  where: [{ param: "images", column: "title", test: "title", namespace: 6, warn: "notfile" }],
  order: ["pageid", "key"],
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "title" },
};
