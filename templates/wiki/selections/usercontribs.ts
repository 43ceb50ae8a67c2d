import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The rows of `list=usercontribs` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const usercontribs: Selection = {
  module: "query+usercontribs",
  params: {
    limit: "*",
    start: "*",
    end: "*",
    continue: "*",
    user: "*",
    userids: "*",
    userprefix: "*",
    iprange: "*",
    dir: "newer|older",
    namespace: "*",
    prop: "comment|flags|ids|parsedcomment|patrolled|size|sizediff|tags|timestamp|title",
    show: "!autopatrolled|!minor|!new|!patrolled|!top|autopatrolled|minor|new|patrolled|top",
    tag: "*",
    toponly: "*",
  },
  kind: "rows",
  from: "revisions",
  refuse: [
    {
      when: [
        { absent: "userprefix" },
        { absent: "userids" },
        { absent: "iprange" },
        { absent: "user" },
      ],
      code: "missingparam",
      text: "One of user, userids, userprefix and iprange is needed.",
    },
    ...exclusive("userprefix", "userids", "iprange", "user"),
    {
      when: [{ given: "user" }, { not: { filled: "user" } }],
      code: "paramempty_ucuser",
      text: "user names nobody.",
    },
    {
      when: [{ given: "userids" }, { not: { filled: "userids" } }],
      code: "paramempty_ucuserids",
      text: "userids names nobody.",
    },
    {
      when: [
        { param: "show", is: ["minor"] },
        { param: "show", is: ["!minor"] },
      ],
      code: "show",
      text: "minor and !minor cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["patrolled"] },
        { param: "show", is: ["!patrolled"] },
      ],
      code: "show",
      text: "patrolled and !patrolled cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["autopatrolled"] },
        { param: "show", is: ["!autopatrolled"] },
      ],
      code: "show",
      text: "autopatrolled and !autopatrolled cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["autopatrolled"] },
        { param: "show", is: ["!patrolled"] },
      ],
      code: "show",
      text: "autopatrolled and !patrolled cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["top"] },
        { param: "show", is: ["!top"] },
      ],
      code: "show",
      text: "top and !top cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["new"] },
        { param: "show", is: ["!new"] },
      ],
      code: "show",
      text: "new and !new cannot be used together.",
    },
    {
      when: [
        { param: "toponly", is: [true] },
        { param: "show", is: ["!top"] },
      ],
      code: "show",
      text: "toponly and !top cannot be used together.",
    },
    {
      when: [
        {
          anyOf: [
            { param: "show", is: ["patrolled", "!patrolled", "autopatrolled", "!autopatrolled"] },
            { param: "prop", is: ["patrolled"] },
          ],
        },
        { not: { right: "patrol" } },
        { not: { right: "patrolmarks" } },
      ],
      code: "permissiondenied",
      text: "You may not see what is patrolled.",
    },
  ],
  where: [
    { param: "user", column: "user" },
    { param: "userids", column: "userid" },
    { param: "userprefix", column: "user", test: "starts" },
    {
      param: "iprange",
      first: "address",
      last: "address",
      test: "within",
      code: "invalidiprange",
      least: { v4: 16, v6: 32 },
    },
    { visible: "user" },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
    { param: "namespace", column: "page.ns" },
    { param: "tag", column: "tags", test: "has" },
    { param: "toponly", cases: { true: [{ column: "top", is: true }] } },
    {
      param: "show",
      cases: {
        minor: [{ column: "minor", is: true }],
        "!minor": [{ column: "minor", is: false }],
        patrolled: [{ column: "patrolled", is: true }],
        "!patrolled": [{ column: "patrolled", is: false }],
        autopatrolled: [{ column: "autopatrolled", is: true }],
        "!autopatrolled": [{ column: "autopatrolled", is: false }],
        top: [{ column: "top", is: true }],
        "!top": [{ column: "top", is: false }],
        new: [{ column: "new", is: true }],
        "!new": [{ column: "new", is: false }],
      },
    },
  ],
  order: ["timestamp", "revid"],
  direction: { param: "dir", down: ["older"] },
  variants: [
    {
      when: [{ param: "prop", is: ["patrolled"] }],
      join: {
        table: "changes",
        on: { theirs: "revid", ours: "revid" },
        columns: { rcid: "rcid", unpatrolled: "unpatrolled", autopatrolled: "autopatrolled" },
        outer: true,
      },
    },
    {
      when: [{ param: "show", is: ["patrolled", "!patrolled", "autopatrolled", "!autopatrolled"] }],
      join: {
        table: "changes",
        on: { theirs: "revid", ours: "revid" },
        columns: { rcid: "rcid", unpatrolled: "unpatrolled", autopatrolled: "autopatrolled" },
      },
    },
    {
      when: [{ anyOf: [{ several: "user" }, { several: "userids" }] }],
      order: ["actor", "timestamp", "revid"],
      continue: { columns: [{ literal: "actor" }, "actor", "timestamp", "revid"] },
    },
    {
      when: [{ given: "userprefix" }],
      order: ["user", "timestamp", "revid"],
      continue: { columns: [{ literal: "name" }, "user", "timestamp", "revid"] },
    },
    {
      when: [{ given: "iprange" }],
      order: ["address", "timestamp", "revid"],
      continue: { columns: [{ literal: "name" }, "user", "timestamp", "revid"] },
    },
  ],
  columns: { ns: "page.ns", title: "page.title" },
};
