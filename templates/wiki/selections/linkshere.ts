import { contradictory } from "../select/refusals.js";
import type { PageRowsSelection } from "../select/selection.js";

/** The rows that `prop=linkshere` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const linkshere: PageRowsSelection = {
  module: "query+linkshere",
  params: {
    prop: "pageid|redirect|title",
    namespace: "*",
    show: "!redirect|redirect",
    limit: "*",
    continue: "*",
  },
  kind: "rows of pages",
  from: "pagelinks",
  belongs: "title",
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
    { column: "ns", form: "number", when: [{ pages: "several namespaces" }] },
    { column: "key", when: [{ pages: "several keys" }] },
    { column: "page.ns", form: "number", when: [{ several: "namespace" }] },
    { column: "pageid", form: "number" },
  ],
  pages: { by: "title", column: "pageid" },
  columns: { ns: "page.ns", title: "page.title", redirect: "page.redirect" },
};
