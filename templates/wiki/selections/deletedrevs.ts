import type { Selection } from "../select/selection.js";

/** The rows of `list=deletedrevs` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const deletedrevs: Selection = {
  module: "query+deletedrevs",
  params: {
    start: "*",
    end: "*",
    dir: "newer|older",
    from: "*",
    to: "*",
    prefix: "*",
    unique: "*",
    namespace: "*",
    tag: "*",
    user: "*",
    excludeuser: "*",
    prop: "comment|content|len|minor|parentid|parsedcomment|revid|sha1|tags|user|userid|token",
    limit: "*",
    continue: "*",
  },
  kind: "rows",
  from: "deletedrevisions",
  groups: { by: ["ns", "key"], list: "revisions" },
  refuse: [
    {
      when: [{ not: { right: "deletedhistory" } }],
      code: "permissiondenied",
      text: "You may not see deleted revisions.",
    },
    {
      when: [
        { anyOf: [{ not: { pages: "none" } }, { given: "user" }] },
        { anyOf: [{ given: "from" }, { given: "to" }, { given: "prefix" }] },
      ],
      code: "badparams",
      late: true,
      text: "Titles and users are not looked through by titles.",
    },
    {
      when: [
        { not: { anyOf: [{ not: { pages: "none" } }, { given: "user" }] } },
        { anyOf: [{ given: "start" }, { given: "end" }] },
      ],
      code: "badparams",
      late: true,
      text: "start and end go with titles or a user.",
    },
    {
      when: [{ given: "user" }, { given: "excludeuser" }],
      code: "badparams",
      text: "user cannot be used together with excludeuser.",
      late: true,
    },
    {
      when: [
        { param: "prop", is: ["content"] },
        { not: { anyOf: [{ right: "deletedtext" }, { right: "undelete" }] } },
      ],
      code: "permissiondenied",
      late: true,
      text: "You may not see the content of deleted revisions.",
    },
  ],
  show: "deleted revision",
  limits: { most: 500, high: 5000 },
  where: [
    { param: "tag", column: "tags", test: "has" },
    { param: "user", column: "user" },
    { param: "excludeuser", column: "user", test: "isnt" },
    {
      when: [{ anyOf: [{ given: "user" }, { given: "excludeuser" }] }],
      demand: [{ visible: "user" }],
    },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
  ],
  order: ["ns", "key", "timestamp", "archiveid"],
  direction: { param: "dir", down: ["older"] },
  variants: [
    { when: [{ param: "prop", is: ["content"] }], limits: { most: 50, high: 500 } },
    { when: [{ not: { pages: "none" } }], where: [{ among: "pages" }] },
    {
      when: [{ not: { not: { pages: "none" } } }, { given: "user" }],
      order: ["timestamp", "archiveid"],
    },
    {
      when: [{ not: { not: { pages: "none" } } }, { absent: "user" }],
      where: [
        { param: "namespace", column: "ns" },
        { param: "from", column: "key", test: "from" },
        { param: "to", column: "key", test: "to" },
        { param: "prefix", column: "key", test: "starts" },
      ],
    },
    {
      when: [
        { not: { not: { pages: "none" } } },
        { absent: "user" },
        { param: "unique", is: [true] },
      ],
      distinct: ["key"],
    },
  ],
};
