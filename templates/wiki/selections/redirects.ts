import { contradictory } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The rows that `prop=redirects` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const redirects: Selection = {
  module: "query+redirects",
  params: {
    prop: "fragment|pageid|title",
    namespace: "*",
    show: "!fragment|fragment",
    limit: "*",
    continue: "*",
  },
  kind: "rows of pages",
  from: "redirects",
  belongs: "title",
  refuse: [contradictory("fragment")],
  where: [
    { column: "interwiki", is: [null, ""] },
    {
      when: [{ given: "namespace" }, { not: { filled: "namespace" } }],
      demand: [{ column: "pageid", is: [] }],
    },
    { param: "namespace", column: "page.ns" },
    {
      param: "show",
      cases: {
        fragment: [{ none: [{ column: "fragment", is: [null, ""] }] }],
        "!fragment": [{ column: "fragment", is: [null, ""] }],
      },
    },
  ],
  order: [
    { column: "ns", form: "number", when: [{ pages: "several namespaces" }] },
    { column: "key", when: [{ pages: "several keys" }] },
    { column: "pageid", form: "number" },
  ],
  pages: { by: "title", column: "pageid" },
  columns: { ns: "page.ns", title: "page.title" },
};
