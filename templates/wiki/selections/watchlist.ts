import type { Selection } from "../select/selection.js";

/** The rows of `list=watchlist` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const watchlist: Selection = {
  module: "query+watchlist",
  params: {
    allrev: "*",
    start: "*",
    end: "*",
    namespace: "*",
    user: "*",
    excludeuser: "*",
    dir: "newer|older",
    limit: "*",
    prop: "comment|expiry|flags|ids|loginfo|notificationtimestamp|parsedcomment|patrol|sizes|tags|timestamp|title|user|userid",
    show: "!anon|!autopatrolled|!bot|!minor|!patrolled|!unread|anon|autopatrolled|bot|minor|patrolled|unread",
    type: "categorize|edit|external|log|new",
    owner: "*",
    token: "*",
    continue: "*",
  },
  kind: "rows",
  from: "changes",
  refuse: [
    {
      when: [{ given: "owner" }, { given: "token" }],
      code: "bad_wltoken",
      text: "This is not the owner's token.",
    },
    {
      when: [{ loggedIn: false }],
      code: "notloggedin",
      text: "You must be logged in to have a watchlist.",
    },
    {
      when: [{ not: { right: "viewmywatchlist" } }],
      code: "permissiondenied",
      text: "You are not allowed to view your watchlist.",
    },
    {
      when: [
        { generator: false },
        { param: "prop", is: ["patrol"] },
        { not: { anyOf: [{ right: "patrol" }, { right: "patrolmarks" }] } },
      ],
      code: "patrol",
      text: "You are not allowed to see patrol marks.",
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
        { param: "show", is: ["patrolled"] },
        { param: "show", is: ["!patrolled"] },
      ],
      code: "show",
      text: "show cannot have both patrolled and !patrolled.",
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
        { param: "show", is: ["!patrolled"] },
      ],
      code: "show",
      text: "show cannot have both autopatrolled and !patrolled.",
    },
    {
      when: [
        { param: "show", is: ["unread"] },
        { param: "show", is: ["!unread"] },
      ],
      code: "show",
      text: "show cannot have both unread and !unread.",
    },
    {
      when: [
        { param: "show", is: ["patrolled", "!patrolled"] },
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
  ],
  where: [
    { column: "watched", is: true },
    {
      when: [{ absent: "allrev" }, { not: { since: "1.45" } }],
      demand: [
        {
          some: [
            { column: "type", is: "log" },
            { exists: "pages", on: { lastrevid: "revid", pageid: "pageid" } },
          ],
        },
      ],
    },
    {
      when: [{ absent: "allrev" }, { since: "1.45" }],
      demand: [
        {
          some: [
            { column: "revid", is: [0, null] },
            { exists: "pages", on: { lastrevid: "revid", pageid: "pageid" } },
          ],
        },
      ],
    },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
    { param: "namespace", column: "ns" },
    { param: "type", column: "type" },
    { param: "user", column: "user" },
    { param: "excludeuser", column: "user", test: "isnt" },
    {
      param: "show",
      cases: {
        minor: [{ column: "minor", is: true }],
        "!minor": [{ column: "minor", isnt: true }],
        bot: [{ column: "bot", is: true }],
        "!bot": [{ column: "bot", isnt: true }],
        anon: [{ column: "anon", is: true }],
        "!anon": [{ column: "anon", isnt: true }],
        unread: [{ column: "unread", is: true }],
        "!unread": [{ column: "unread", isnt: true }],
      },
    },
    {
      when: [{ not: { not: { anyOf: [{ right: "patrol" }, { right: "patrolmarks" }] } } }],
      demand: [
        {
          param: "show",
          cases: {
            patrolled: [{ column: "patrolled", is: true }],
            "!patrolled": [{ column: "patrolled", isnt: true }],
            autopatrolled: [{ column: "autopatrolled", is: true }],
            "!autopatrolled": [{ column: "autopatrolled", isnt: true }],
          },
        },
      ],
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
    {
      when: [{ not: { right: "deletedhistory" } }],
      demand: [
        {
          none: [
            {
              when: [],
              demand: [
                { column: "type", is: "log" },
                { column: "actionhidden", is: true },
              ],
            },
          ],
        },
      ],
    },
    {
      when: [
        { right: "deletedhistory" },
        { not: { anyOf: [{ right: "suppressrevision" }, { right: "viewsuppressed" }] } },
      ],
      demand: [
        {
          none: [
            {
              when: [],
              demand: [
                { column: "type", is: "log" },
                { column: "actionhidden", is: true },
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
  columns: {
    notificationtimestamp: "notification",
    expiry: "watchexpiry",
    user: "watcheduser",
    anon: "anonymous",
    temp: "istemp",
  },
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
    userhidden: ["user", "userid", "anon", "temp"],
  },
  falses: ["anon", "temp"],
  pages: { by: "pageid" },
  variants: [
    { when: [{ given: "allrev" }], pages: { by: "revid" } },
    { when: [{ not: { since: "1.43" } }], without: ["temp"] },
    {
      when: [{ not: { param: "prop", is: ["comment", "parsedcomment"] } }],
      without: ["commenthidden"],
    },
  ],
};
