import type { Selection } from "../select/selection.js";

/** The rows of `list=allredirects` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allredirects: Selection = {
  module: "query+allredirects",
  params: {
    continue: "*",
    from: "*",
    to: "*",
    prefix: "*",
    unique: "*",
    prop: "fragment|ids|interwiki|title",
    namespace: "*",
    limit: "*",
    dir: "ascending|descending",
  },
  kind: "rows",
  from: "redirects",
  refuse: [
    {
      when: [{ given: "unique" }, { param: "prop", is: ["ids", "fragment", "interwiki"] }],
      code: "invalidparammix",
      text: "arunique gives no ids or fragment or interwiki: leave it out, or leave that out of arprop.",
    },
  ],
  where: [
    { param: "namespace", column: "ns" },
    { when: [{ absent: "continue" }], demand: [{ param: "from", column: "key", test: "min" }] },
    { param: "to", column: "key", test: "max" },
    { param: "prefix", column: "key", test: "starts" },
  ],
  order: ["key", "pageid"],
  direction: { param: "dir", down: ["descending"] },
  columns: { fromid: "pageid" },
  pages: { by: "pageid" },
  variants: [
    { when: [{ given: "unique" }], distinct: ["key"], order: ["key"], pages: { by: "title" } },
  ],
};
