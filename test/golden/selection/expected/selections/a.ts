// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

import type { Selection } from "paramsmith/wiki";

/** The rows of `list=a` in the stub's responses. Observed on MediaWiki 1.39.17, MediaWiki 1.45.0. */
export const aSelection: Selection = {
  module: "query+a",
  kind: "rows",
  from: "pages",
  refuse: [{ when: [{ generator: true }, { given: "type" }], code: "mixed", text: "Not both." }],
  where: [
    { param: "from", column: "key", test: "from" },
    { column: "redirect", is: [false, null] },
    {
      param: "type",
      cases: {
        edit: [
          { exists: "revisions", on: { pageid: "pageid" }, where: [{ column: "minor", is: true }] },
        ],
        log: [{ none: [{ exists: "logevents", on: { pageid: "pageid" } }] }],
      },
    },
  ],
  order: ["key", { column: "pageid", always: "down", when: [{ not: { filled: "type" } }] }],
  direction: { param: "dir", down: ["descending"] },
  columns: { size: "length" },
  pages: { by: "row" },
};
