import type { Selection } from "../select/selection.js";

/** The rows of `list=tags` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const tags: Selection = {
  module: "query+tags",
  params: {
    continue: "*",
    limit: "*",
    prop: "active|defined|description|displayname|hitcount|source",
  },
  kind: "rows",
  from: "tags",
  order: ["name"],
  continue: { columns: ["name"] },
};
