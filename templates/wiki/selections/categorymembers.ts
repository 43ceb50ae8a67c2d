import type { Selection } from "../select/selection.js";

/** The rows of `list=categorymembers` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const categorymembers: Selection = {
  module: "query+categorymembers",
  params: {
    title: "*",
    pageid: "*",
    prop: "ids|sortkey|sortkeyprefix|timestamp|title|type",
    namespace: "*",
    type: "file|page|subcat",
    continue: "*",
    limit: "*",
    sort: "sortkey|timestamp",
    dir: "asc|ascending|desc|descending|newer|older",
    start: "*",
    end: "*",
    starthexsortkey: "*",
    endhexsortkey: "*",
    startsortkeyprefix: "*",
    endsortkeyprefix: "*",
    startsortkey: "*",
    endsortkey: "*",
  },
  kind: "rows",
  from: "categorylinks",
  where: [
    { page: { namespace: 14, code: "invalidcategory" } },
    { param: "namespace", column: "page.ns" },
  ],
  direction: { param: "dir", down: ["desc", "descending", "older"] },
  columns: { ns: "page.ns", title: "page.title" },
  pages: { by: "row" },
  variants: [
    {
      when: [{ param: "sort", is: ["timestamp"] }],
      where: [
        { param: "start", column: "timestamp", test: "from" },
        { param: "end", column: "timestamp", test: "to" },
      ],
      order: ["timestamp", { column: "pageid", form: "number" }],
    },
    {
      when: [{ param: "sort", is: ["sortkey"] }],
      where: [
        { param: "type", column: "type" },
        { when: [{ not: { filled: "type" } }], demand: [{ column: "pageid", is: [] }] },
        {
          when: [{ absent: "continue" }],
          demand: [
            {
              param: "startsortkeyprefix",
              column: "sortkey",
              test: "from",
              as: "bytes in upper case",
            },
            {
              when: [{ absent: "startsortkeyprefix" }],
              demand: [
                { param: "starthexsortkey", column: "sortkey", test: "from", as: "hexadecimal" },
                {
                  when: [{ absent: "starthexsortkey" }],
                  demand: [{ param: "startsortkey", column: "sortkey", test: "from", as: "bytes" }],
                },
              ],
            },
            { param: "endsortkeyprefix", column: "sortkey", test: "to", as: "bytes in upper case" },
            {
              when: [{ absent: "endsortkeyprefix" }],
              demand: [
                { param: "endhexsortkey", column: "sortkey", test: "to", as: "hexadecimal" },
                {
                  when: [{ absent: "endhexsortkey" }],
                  demand: [{ param: "endsortkey", column: "sortkey", test: "to", as: "bytes" }],
                },
              ],
            },
          ],
        },
      ],
      order: [
        { column: "type", by: "type", always: "up" },
        { column: "sortkey", form: "hexadecimal" },
        "pageid",
      ],
    },
  ],
};
