// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

import type { Selection } from "paramsmith/wiki";

/** The rows of `list=a` in the stub's responses. Observed on *\/ <b>@deprecated. */
export const aSelection: Selection = {
  module: "query+a",
  kind: "rows",
  from: "pages",
  refuse: [
    { when: [{ param: "type", is: ["\"'`\\\u2028"] }], code: "*/", text: "`${1}` \"'\u202e" },
  ],
  where: [
    {
      param: "type",
      cases: { constructor: [{ param: "type", column: "title", test: "is" }], "*/ }": [] },
    },
  ],
  order: ["key"],
} as const;
