import type { Selection } from "../select/selection.js";

/** The rows of `list=iwbacklinks` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const iwbacklinks: Selection = {
  module: "query+iwbacklinks",
  params: {
    prefix: "*",
    title: "*",
    continue: "*",
    limit: "*",
    prop: "iwprefix|iwtitle",
    dir: "ascending|descending",
  },
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
