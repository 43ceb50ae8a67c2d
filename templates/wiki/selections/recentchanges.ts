import type { Selection } from "../select/selection.js";

/** The rows of `list=recentchanges` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const recentchanges: Selection = {
  module: "query+recentchanges",
  params: {
    start: "*",
    end: "*",
    dir: "newer|older",
    namespace: "*",
    user: "*",
    excludeuser: "*",
    tag: "*",
    prop: "comment|flags|ids|loginfo|parsedcomment|patrolled|redirect|sha1|sizes|tags|timestamp|title|user|userid",
    show: "!anon|!autopatrolled|!bot|!minor|!patrolled|!redirect|anon|autopatrolled|bot|minor|patrolled|redirect|unpatrolled",
    limit: "*",
    type: "categorize|edit|external|log|new",
    toponly: "*",
    title: "*",
    continue: "*",
    generaterevisions: "*",
    slot: "main",
  },
  kind: "rows",
  from: "changes",
  refuse: [
    {
      when: [{ untitled: "title" }],
      code: "invalidtitle",
      text: "The title is no title of this wiki.",
    },
    {
      when: [
        { param: "show", is: ["minor"] },
        { param: "show", is: ["!minor"] },
      ],
      code: "show",
      text: "show cannot have both minor and !minor.",
    },
    {
      when: [
        { param: "show", is: ["bot"] },
        { param: "show", is: ["!bot"] },
      ],
      code: "show",
      text: "show cannot have both bot and !bot.",
    },
    {
      when: [
        { param: "show", is: ["anon"] },
        { param: "show", is: ["!anon"] },
      ],
      code: "show",
      text: "show cannot have both anon and !anon.",
    },
    {
      when: [
        { param: "show", is: ["redirect"] },
        { param: "show", is: ["!redirect"] },
      ],
      code: "show",
      text: "show cannot have both redirect and !redirect.",
    },
    {
      when: [
        { param: "show", is: ["patrolled"] },
        { param: "show", is: ["!patrolled"] },
      ],
      code: "show",
      text: "show cannot have both patrolled and !patrolled.",
    },
    {
      when: [
        { param: "show", is: ["patrolled"] },
        { param: "show", is: ["unpatrolled"] },
      ],
      code: "show",
      text: "show cannot have both patrolled and unpatrolled.",
    },
    {
      when: [
        { param: "show", is: ["!patrolled"] },
        { param: "show", is: ["unpatrolled"] },
      ],
      code: "show",
      text: "show cannot have both !patrolled and unpatrolled.",
    },
    {
      when: [
        { param: "show", is: ["autopatrolled"] },
        { param: "show", is: ["!autopatrolled"] },
      ],
      code: "show",
      text: "show cannot have both autopatrolled and !autopatrolled.",
    },
    {
      when: [
        { param: "show", is: ["autopatrolled"] },
        { param: "show", is: ["unpatrolled"] },
      ],
      code: "show",
      text: "show cannot have both autopatrolled and unpatrolled.",
    },
    {
      when: [
        { param: "show", is: ["autopatrolled"] },
        { param: "show", is: ["!patrolled"] },
      ],
      code: "show",
      text: "show cannot have both autopatrolled and !patrolled.",
    },
    {
      when: [
        {
          param: "show",
          is: ["patrolled", "!patrolled", "unpatrolled", "autopatrolled", "!autopatrolled"],
        },
        { not: { anyOf: [{ right: "patrol" }, { right: "patrolmarks" }] } },
      ],
      code: "permissiondenied",
      text: "You are not allowed to see patrol marks.",
    },
    {
      when: [{ given: "user" }, { given: "excludeuser" }],
      code: "invalidparammix",
      text: "user and excludeuser cannot be used together.",
    },
    {
      when: [
        { param: "prop", is: ["patrolled"] },
        { not: { anyOf: [{ right: "patrol" }, { right: "patrolmarks" }] } },
      ],
      code: "permissiondenied",
      text: "You are not allowed to see patrol marks.",
    },
  ],
  where: [
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
    { param: "namespace", column: "ns" },
    { param: "type", column: "type" },
    { param: "title", column: "title", test: "title" },
    { param: "user", column: "user" },
    { param: "excludeuser", column: "user", test: "isnt" },
    { param: "tag", column: "tags", test: "has" },
    {
      param: "show",
      cases: {
        minor: [{ column: "minor", is: true }],
        "!minor": [{ column: "minor", isnt: true }],
        bot: [{ column: "bot", is: true }],
        "!bot": [{ column: "bot", isnt: true }],
        anon: [{ column: "anon", is: true }],
        "!anon": [{ column: "anon", isnt: true }],
        redirect: [{ column: "redirect", is: true }],
        "!redirect": [{ column: "redirect", isnt: true }],
        patrolled: [{ column: "patrolled", is: true }],
        "!patrolled": [{ column: "patrolled", isnt: true }],
        unpatrolled: [{ column: "patrolled", isnt: true }],
        autopatrolled: [{ column: "autopatrolled", is: true }],
        "!autopatrolled": [{ column: "autopatrolled", isnt: true }],
      },
    },
    {
      when: [{ given: "toponly" }],
      demand: [{ exists: "pages", on: { lastrevid: "revid", ns: "ns", key: "key" } }],
    },
    { when: [{ given: "slot" }], demand: [{ column: "type", is: ["edit", "new"] }] },
    {
      when: [{ given: "slot" }, { given: "type" }, { not: { filled: "type" } }],
      demand: [{ column: "type", is: [] }],
    },
    {
      when: [
        { anyOf: [{ given: "user" }, { given: "excludeuser" }] },
        { not: { right: "deletedhistory" } },
      ],
      demand: [{ column: "userhidden", isnt: true }],
    },
    {
      when: [
        { anyOf: [{ given: "user" }, { given: "excludeuser" }] },
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
  order: ["timestamp", "rcid"],
  direction: { param: "dir", down: ["older"] },
  veils: {
    actionhidden: [
      "title",
      "ns",
      "pageid",
      "revid",
      "old_revid",
      "logid",
      "logtype",
      "logaction",
      "logparams",
    ],
  },
  pages: { by: "title" },
  position: true,
  variants: [{ when: [{ given: "generaterevisions" }], pages: { by: "revid", column: "madeid" } }],
};
