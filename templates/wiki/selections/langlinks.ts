import type { Selection } from "../select/selection.js";

/** The rows that `prop=langlinks` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const langlinks: Selection = {
  module: "query+langlinks",
  params: {
    prop: "autonym|langname|url",
    lang: "*",
    title: "*",
    dir: "ascending|descending",
    inlanguagecode: "*",
    limit: "*",
    continue: "*",
    url: "*",
  },
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
      text: "llurl and llprop cannot be used together: llprop=url has the same effect.",
    },
  ],
  where: [
    { param: "lang", column: "lang" },
    { param: "title", column: "title" },
  ],
  order: ["pageid", "lang"],
  direction: { param: "dir", down: ["descending"] },
};
