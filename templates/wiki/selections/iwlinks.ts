import type { Selection } from "../select/selection.js";

/** The rows that `prop=iwlinks` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const iwlinks: Selection = {
  module: "query+iwlinks",
  params: {
    prop: "url",
    prefix: "*",
    title: "*",
    dir: "ascending|descending",
    limit: "*",
    continue: "*",
    url: "*",
  },
  kind: "rows of pages",
  from: "iwlinks",
  belongs: "pageid",
  refuse: [
    {
      when: [{ given: "title" }, { absent: "prefix" }],
      code: "invalidparammix",
      text: "iwtitle goes with iwprefix.",
    },
    {
      when: [{ given: "url" }, { given: "prop" }],
      code: "invalidparammix",
      text: "iwurl and iwprop cannot be used together: iwprop=url has the same effect.",
    },
  ],
  where: [
    { param: "prefix", column: "prefix" },
    { param: "title", column: "title" },
  ],
  order: ["pageid", "prefix", "title"],
  direction: { param: "dir", down: ["descending"] },
};
