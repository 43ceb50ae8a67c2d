import type { Selection } from "../select/selection.js";

/** The rows of `list=allfileusages` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allfileusages: Selection = {
  module: "query+allfileusages",
  params: {
    continue: "*",
    from: "*",
    to: "*",
    prefix: "*",
    unique: "*",
    prop: "ids|title",
    limit: "*",
    dir: "ascending|descending",
  },
  kind: "rows",
  from: "imagelinks",
  refuse: [
    {
      when: [{ given: "unique" }, { param: "prop", is: ["ids"] }],
      code: "invalidparammix",
      text: "afunique gives no ids: leave it out, or leave that out of afprop.",
    },
  ],
  where: [
    {
      when: [{ absent: "continue" }],
      demand: [{ param: "from", column: "key", test: "min", namespace: 6 }],
    },
    { param: "to", column: "key", test: "max", namespace: 6 },
    { param: "prefix", column: "key", test: "starts", namespace: 6 },
  ],
  order: ["key", "pageid"],
  direction: { param: "dir", down: ["descending"] },
  columns: { fromid: "pageid" },
  pages: { by: "pageid" },
  variants: [
    { when: [{ given: "unique" }], distinct: ["key"], order: ["key"], pages: { by: "title" } },
  ],
};
