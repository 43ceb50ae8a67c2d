import { contradictory } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The rows that `prop=fileusage` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const fileusage: Selection = {
  module: "query+fileusage",
  params: {
    prop: "pageid|redirect|title",
    namespace: "*",
    show: "!redirect|redirect",
    limit: "*",
    continue: "*",
  },
  kind: "rows of pages",
  from: "imagelinks",
  belongs: "title",
  namespace: 6,
  refuse: [contradictory("redirect")],
  where: [
    {
      when: [{ given: "namespace" }, { not: { filled: "namespace" } }],
      demand: [{ column: "pageid", is: [] }],
    },
    { param: "namespace", column: "page.ns" },
    {
      param: "show",
      cases: {
        redirect: [{ column: "page.redirect", is: true }],
        "!redirect": [{ column: "page.redirect", is: false }],
      },
    },
  ],
  order: [
    { column: "key", when: [{ pages: "several keys", namespace: 6 }] },
    { column: "page.ns", form: "number", when: [{ several: "namespace" }] },
    { column: "pageid", form: "number" },
  ],
  pages: { by: "title", column: "pageid" },
  columns: { ns: "page.ns", title: "page.title", redirect: "page.redirect" },
};
