// Generated from spec/paraminfo/catalogue.json (query+exturlusage) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=exturlusage` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const exturlusageSelection: Selection = {
  module: "query+exturlusage",
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
  order: ["ordered", "id"],
  columns: { ns: "page.ns", title: "page.title" },
  pages: { by: "row" },
  variants: [
    {
      when: [{ given: "expandurl" }],
      columns: { ns: "page.ns", title: "page.title", url: "fullurl" },
    },
    { when: [{ since: "1.43" }], order: ["id"] },
  ],
};
