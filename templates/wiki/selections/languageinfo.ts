import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=languageinfo`. Observed on MediaWiki 1.39.17. */
export const languageinfo: Selection = {
  module: "query+languageinfo",
  params: {
    prop: "autonym|bcp47|code|dir|fallbacks|name|variantnames|variants",
    code: "*",
    continue: "*",
  },
  kind: "own",
  by: "language info",
};
