// Generated from spec/paraminfo/catalogue.json (query+info) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `prop=info`. Observed on MediaWiki 1.39.17. */
export const infoSelection: Selection = {
  module: "query+info",
  kind: "own",
  by: "page info",
  refuse: [
    {
      when: [
        { since: "1.43" },
        { param: "prop", is: ["preloadcontent", "editintro"] },
        { anyOf: [{ pages: "several" }, { revids: "several live" }] },
      ],
      code: "invalidparammix",
      text: "preloadcontent and editintro are of one page and one revision.",
    },
  ],
};
