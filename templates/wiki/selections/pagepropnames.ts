import type { Selection } from "../select/selection.js";

/** The rows of `list=pagepropnames` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const pagepropnames: Selection = {
  module: "query+pagepropnames",
  params: { continue: "*", limit: "*" },
  kind: "rows",
  from: "pageprops",
  distinct: ["name"],
  order: ["name"],
  columns: { propname: "name" },
};
