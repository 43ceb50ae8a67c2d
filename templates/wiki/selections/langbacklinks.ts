import type { Selection } from "../select/selection.js";

/** The rows of `list=langbacklinks` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const langbacklinks: Selection = {
  module: "query+langbacklinks",
  params: {
    lang: "*",
    title: "*",
    continue: "*",
    limit: "*",
    prop: "lllang|lltitle",
    dir: "ascending|descending",
  },
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
