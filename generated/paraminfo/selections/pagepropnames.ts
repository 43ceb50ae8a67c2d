// Generated from spec/paraminfo/catalogue.json (query+pagepropnames) by `paramsmith generate`. Do not edit.

import type { Selection } from "../../runtime/wiki/select/selection.js";

/** Which rows of the store `list=pagepropnames` answers with. Observed on MediaWiki 1.39.17. */
export const pagepropnamesSelection: Selection = {
  module: "query+pagepropnames",
  kind: "rows",
  from: "pageprops",
  distinct: ["name"],
  order: ["name"],
  columns: { propname: "name" },
};
