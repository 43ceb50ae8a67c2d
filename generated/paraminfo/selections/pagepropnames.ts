// Generated from spec/paraminfo/catalogue.json (query+pagepropnames) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=pagepropnames` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const pagepropnamesSelection: Selection = {
  module: "query+pagepropnames",
  kind: "rows",
  from: "pageprops",
  distinct: ["name"],
  order: ["name"],
  columns: { propname: "name" },
};
