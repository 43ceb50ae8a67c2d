// Generated from spec/paraminfo/catalogue.json (query+extlinks) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows that `prop=extlinks` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const extlinksSelection: Selection = {
  module: "query+extlinks",
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
  order: [{ column: "pageid", when: [{ pages: "several existing" }] }, "ordered", "id"],
  variants: [
    { when: [{ given: "expandurl" }], columns: { url: "fullurl" } },
    { when: [{ since: "1.43" }], order: ["id"] },
  ],
};
