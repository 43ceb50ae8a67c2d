import type { Selection } from "../select/selection.js";

/** The rows of `list=allimages` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allimages: Selection = {
  module: "query+allimages",
  params: {
    sort: "name|timestamp",
    dir: "ascending|descending|newer|older",
    from: "*",
    to: "*",
    continue: "*",
    start: "*",
    end: "*",
    prop: "badfile|bitdepth|canonicaltitle|comment|commonmetadata|dimensions|extmetadata|mediatype|metadata|mime|parsedcomment|sha1|size|timestamp|url|user|userid",
    prefix: "*",
    minsize: "*",
    maxsize: "*",
    sha1: "*",
    sha1base36: "*",
    user: "*",
    filterbots: "all|bots|nobots",
    mime: "*",
    limit: "*",
  },
  kind: "rows",
  from: "files",
  refuse: [
    {
      when: [{ generator: true }, { redirects: true }],
      code: "invalidparammix",
      text: "Files are no redirects: leave out redirects where allimages is the generator.",
    },
    {
      when: [{ given: "start" }, { not: { param: "sort", is: ["timestamp"] } }],
      code: "invalidparammix",
      text: "aistart goes with aisort=timestamp.",
    },
    {
      when: [{ given: "end" }, { not: { param: "sort", is: ["timestamp"] } }],
      code: "invalidparammix",
      text: "aiend goes with aisort=timestamp.",
    },
    {
      when: [{ given: "user" }, { not: { param: "sort", is: ["timestamp"] } }],
      code: "invalidparammix",
      text: "aiuser goes with aisort=timestamp.",
    },
    {
      when: [
        { not: { param: "filterbots", is: ["all"] } },
        { not: { param: "sort", is: ["timestamp"] } },
      ],
      code: "invalidparammix",
      text: "aifilterbots goes with aisort=timestamp.",
    },
    {
      when: [{ given: "from" }, { not: { param: "sort", is: ["name"] } }],
      code: "invalidparammix",
      text: "aifrom goes with aisort=name.",
    },
    {
      when: [{ given: "to" }, { not: { param: "sort", is: ["name"] } }],
      code: "invalidparammix",
      text: "aito goes with aisort=name.",
    },
    {
      when: [{ given: "prefix" }, { not: { param: "sort", is: ["name"] } }],
      code: "invalidparammix",
      text: "aiprefix goes with aisort=name.",
    },
    {
      when: [{ given: "user" }, { not: { param: "filterbots", is: ["all"] } }],
      code: "invalidparammix-cannotusewith",
      text: "aiuser and aifilterbots cannot be used together.",
    },
    {
      when: [{ param: "sha1", unlike: "sha1" }],
      code: "invalidsha1hash",
      text: "aisha1 takes forty hexadecimal digits.",
    },
    {
      when: [{ absent: "sha1" }, { param: "sha1base36", unlike: "sha1 in base 36" }],
      code: "invalidsha1base36hash",
      text: "aisha1base36 takes 31 digits of base 36.",
    },
  ],
  where: [
    { param: "from", column: "key", test: "from", namespace: 6 },
    { param: "to", column: "key", test: "to", namespace: 6 },
    { param: "prefix", column: "key", test: "starts", namespace: 6 },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
    { param: "user", column: "user" },
    {
      param: "filterbots",
      cases: { bots: [{ column: "byBot", is: true }], nobots: [{ column: "byBot", is: false }] },
    },
    { param: "minsize", column: "size", test: "min" },
    { param: "maxsize", column: "size", test: "max" },
    { param: "sha1", column: "sha1", as: "lower case" },
    {
      when: [{ absent: "sha1" }],
      demand: [{ param: "sha1base36", column: "sha1base36", as: "lower case" }],
    },
    { param: "mime", column: "mime" },
    { when: [{ given: "mime" }, { not: { filled: "mime" } }], demand: [{ column: "key", is: [] }] },
  ],
  order: ["key"],
  direction: { param: "dir", down: ["descending", "older"] },
  columns: { canonicaltitle: "title" },
  pages: { by: "title" },
  variants: [{ when: [{ param: "sort", is: ["timestamp"] }], order: ["timestamp", "key"] }],
};
