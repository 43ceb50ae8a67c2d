import type { Selection } from "../select/selection.js";

/** The rows that `prop=extlinks` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const extlinks: Selection = {
  module: "query+extlinks",
  params: { limit: "*", continue: "*", protocol: "*", query: "*", expandurl: "*" },
  kind: "rows of pages",
  from: "extlinks",
  belongs: "pageid",
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
  ],
  continue: { escaped: true },
  order: ["id"],
  variants: [{ when: [{ given: "expandurl" }], columns: { url: "fullurl" } }],
};
