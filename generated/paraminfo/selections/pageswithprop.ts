// Generated from spec/paraminfo/catalogue.json (query+pageswithprop) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=pageswithprop` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const pageswithpropSelection: Selection = {
  module: "query+pageswithprop",
  kind: "rows",
  from: "pageprops",
  where: [{ param: "propname", column: "name" }],
  order: ["pageid"],
  direction: { param: "dir", down: ["descending"] },
  columns: { ns: "page.ns", title: "page.title" },
  pages: { by: "row" },
  variants: [
    { when: [{ since: "1.43" }], continue: { columns: [{ column: "pageid", form: "number" }] } },
  ],
};
