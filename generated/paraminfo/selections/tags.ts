// Generated from spec/paraminfo/catalogue.json (query+tags) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=tags` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const tagsSelection: Selection = {
  module: "query+tags",
  kind: "rows",
  from: "tags",
  order: ["name"],
  continue: { columns: ["name"] },
};
