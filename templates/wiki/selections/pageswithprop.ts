import type { Selection } from "../select/selection.js";

/** The rows of `list=pageswithprop` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const pageswithprop: Selection = {
  module: "query+pageswithprop",
  params: {
    propname: "*",
    prop: "ids|title|value",
    continue: "*",
    limit: "*",
    dir: "ascending|descending",
  },
  kind: "rows",
  from: "pageprops",
  where: [{ param: "propname", column: "name" }],
  order: ["pageid"],
  direction: { param: "dir", down: ["descending"] },
  columns: { ns: "page.ns", title: "page.title" },
  pages: { by: "row" },
  continue: { columns: [{ column: "pageid", form: "number" }] },
};
