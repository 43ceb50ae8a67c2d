import type { Selection } from "../select/selection.js";

/** The rows that `prop=transcludedin` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const transcludedin: Selection = {
  module: "query+transcludedin",
  params: {
    prop: "pageid|redirect|title",
    namespace: "*",
    show: "!redirect|redirect",
    limit: "*",
    continue: "*",
  },
  kind: "rows of pages",
  from: "templatelinks",
  belongs: "title",
  refuse: [
    {
      when: [
        { param: "show", is: ["redirect"] },
        { param: "show", is: ["!redirect"] },
      ],
      code: "show",
      text: "Nothing is both redirect and !redirect.",
    },
  ],
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
