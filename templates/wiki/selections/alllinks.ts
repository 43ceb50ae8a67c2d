import type { RowsSelection } from "../select/selection.js";

/** The rows of `list=alllinks` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const alllinks: RowsSelection = {
  module: "query+alllinks",
  params: {
    continue: "*",
    from: "*",
    to: "*",
    prefix: "*",
    unique: "*",
    prop: "ids|title",
    namespace: "*",
    limit: "*",
    dir: "ascending|descending",
  },
  kind: "rows",
  from: "pagelinks",
  refuse: [
    {
      when: [{ given: "unique" }, { param: "prop", is: ["ids"] }],
      code: "invalidparammix",
      text: "unique cannot be used together with the ids of prop.",
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
    {
      when: [{ since: "1.43" }],
      order: [{ column: "target", always: "up" }, "pageid"],
      continue: {
        columns: [
          { column: "target", form: "number" },
          { column: "pageid", form: "number" },
        ],
      },
    },
    {
      when: [{ since: "1.43" }, { given: "unique" }],
      order: [{ column: "target", always: "up" }],
      continue: { columns: ["key"] },
    },
  ],
};
