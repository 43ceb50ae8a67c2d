// Generated from spec/paraminfo/catalogue.json (query+langlinks) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows that `prop=langlinks` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const langlinksSelection: Selection = {
  module: "query+langlinks",
  kind: "rows of pages",
  from: "langlinks",
  belongs: "pageid",
  refuse: [
    {
      when: [{ given: "title" }, { absent: "lang" }],
      code: "invalidparammix",
      text: "lltitle goes with lllang.",
    },
    {
      when: [{ given: "url" }, { given: "prop" }],
      code: "invalidparammix",
      text: "llurl and llprop exclude each other: llprop=url says the same.",
    },
  ],
  where: [
    { param: "lang", column: "lang" },
    { param: "title", column: "title" },
  ],
  order: ["pageid", "lang"],
  direction: { param: "dir", down: ["descending"] },
};
