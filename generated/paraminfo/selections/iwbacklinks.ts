// Generated from spec/paraminfo/catalogue.json (query+iwbacklinks) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=iwbacklinks` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const iwbacklinksSelection: Selection = {
  module: "query+iwbacklinks",
  kind: "rows",
  from: "iwlinks",
  refuse: [
    {
      when: [{ given: "title" }, { absent: "prefix" }],
      code: "invalidparammix",
      text: "iwbltitle goes with iwblprefix.",
    },
  ],
  where: [
    { param: "prefix", column: "prefix" },
    { param: "title", column: "title" },
  ],
  order: ["prefix", "title", "pageid"],
  direction: { param: "dir", down: ["descending"] },
  columns: {
    ns: "page.ns",
    title: "page.title",
    redirect: "page.redirect",
    iwprefix: "prefix",
    iwtitle: "title",
  },
  pages: { by: "title", column: "pageid" },
};
