// Generated from spec/paraminfo/catalogue.json (query+langbacklinks) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=langbacklinks` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const langbacklinksSelection: Selection = {
  module: "query+langbacklinks",
  kind: "rows",
  from: "langlinks",
  refuse: [
    {
      when: [{ given: "title" }, { absent: "lang" }],
      code: "nolang",
      text: "lbltitle goes with lbllang.",
    },
  ],
  where: [
    { param: "lang", column: "lang" },
    { param: "title", column: "title" },
  ],
  order: ["lang", "title", "pageid"],
  direction: { param: "dir", down: ["descending"] },
  columns: { ns: "page.ns", title: "page.title", lllang: "lang", lltitle: "title" },
  pages: { by: "title", column: "pageid" },
};
