import type { Selection } from "../select/selection.js";

/** The rows of `list=exturlusage` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const exturlusage: Selection = {
  module: "query+exturlusage",
  params: {
    prop: "ids|title|url",
    continue: "*",
    protocol: "*",
    query: "*",
    namespace: "*",
    limit: "*",
    expandurl: "*",
  },
  kind: "rows",
  from: "extlinks",
  where: [
    {
      when: [{ param: "query", unlike: "nothing" }],
      demand: [{ param: "query", column: "index", test: "link" }],
    },
    {
      when: [{ not: { param: "query", unlike: "nothing" } }],
      demand: [
        {
          when: [{ not: { param: "protocol", is: [""] } }],
          demand: [{ param: "protocol", column: "scheme" }],
        },
        { when: [{ param: "protocol", is: [""] }], demand: [{ column: "isSecond", is: false }] },
      ],
    },
    { param: "namespace", column: "page.ns" },
  ],
  continue: { escaped: true },
  order: ["id"],
  columns: { ns: "page.ns", title: "page.title" },
  pages: { by: "row" },
  variants: [
    {
      when: [{ given: "expandurl" }],
      columns: { ns: "page.ns", title: "page.title", url: "fullurl" },
    },
  ],
};
