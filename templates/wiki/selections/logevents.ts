import type { Selection } from "../select/selection.js";

/** The rows of `list=logevents` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const logevents: Selection = {
  module: "query+logevents",
  params: {
    prop: "comment|details|ids|parsedcomment|tags|timestamp|title|type|user|userid",
    type: "*",
    action: "*",
    ids: "*",
    start: "*",
    end: "*",
    dir: "newer|older",
    user: "*",
    title: "*",
    namespace: "*",
    prefix: "*",
    tag: "*",
    limit: "*",
    continue: "*",
  },
  kind: "rows",
  from: "logevents",
  refuse: [
    {
      when: [{ anyOf: [{ given: "prefix" }, { given: "namespace" }] }, { given: "title" }],
      code: "invalidparammix",
      text: "title, prefix and namespace cannot be used together.",
    },
    {
      when: [{ given: "prefix" }, { given: "namespace" }],
      code: "invalidparammix",
      text: "title, prefix and namespace cannot be used together.",
    },
    {
      when: [{ untitled: "title" }],
      code: "invalidtitle",
      text: "The title is no title of this wiki.",
    },
    {
      when: [{ untitled: "prefix" }],
      code: "invalidtitle",
      text: "The prefix is no part of a title of this wiki.",
    },
  ],
  where: [
    { when: [{ since: "1.45" }], demand: [{ param: "ids", column: "logid" }] },
    {
      when: [{ not: { right: "suppressionlog" } }],
      demand: [{ column: "type", isnt: "suppress" }],
    },
    { param: "action", column: "typeaction" },
    { when: [{ absent: "action" }], demand: [{ param: "type", column: "type" }] },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
    { param: "user", column: "user" },
    { param: "title", column: "title", test: "title" },
    { param: "namespace", column: "ns" },
    { param: "prefix", column: "title", test: "title starts" },
    { param: "tag", column: "tags", test: "has" },
    {
      when: [
        { anyOf: [{ given: "title" }, { given: "prefix" }, { given: "namespace" }] },
        { not: { right: "deletedhistory" } },
      ],
      demand: [{ column: "actionhidden", isnt: true }],
    },
    {
      when: [
        { anyOf: [{ given: "title" }, { given: "prefix" }, { given: "namespace" }] },
        { right: "deletedhistory" },
        { not: { anyOf: [{ right: "suppressrevision" }, { right: "viewsuppressed" }] } },
      ],
      demand: [
        {
          none: [
            {
              when: [],
              demand: [
                { column: "actionhidden", is: true },
                { column: "suppressed", is: true },
              ],
            },
          ],
        },
      ],
    },
    {
      when: [{ given: "user" }, { not: { right: "deletedhistory" } }],
      demand: [{ column: "userhidden", isnt: true }],
    },
    {
      when: [
        { given: "user" },
        { right: "deletedhistory" },
        { not: { anyOf: [{ right: "suppressrevision" }, { right: "viewsuppressed" }] } },
      ],
      demand: [
        {
          none: [
            {
              when: [],
              demand: [
                { column: "userhidden", is: true },
                { column: "suppressed", is: true },
              ],
            },
          ],
        },
      ],
    },
  ],
  order: [
    { column: "timestamp", form: "number" },
    { column: "logid", form: "number" },
  ],
  direction: { param: "dir", down: ["older"] },
  veils: { actionhidden: ["title", "ns", "params", "pageid", "logpage"] },
  variants: [
    { when: [{ not: { since: "1.43" } }], without: ["revid"] },
    { when: [{ not: { param: "prop", is: ["ids"] } }], without: ["revid"] },
  ],
};
