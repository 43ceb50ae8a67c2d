import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The rows of `list=allusers` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allusers: Selection = {
  module: "query+allusers",
  params: {
    from: "*",
    to: "*",
    prefix: "*",
    dir: "ascending|descending",
    group: "*",
    excludegroup: "*",
    rights: "*",
    prop: "blockinfo|centralids|editcount|groups|implicitgroups|registration|rights",
    limit: "*",
    witheditsonly: "*",
    activeusers: "*",
    attachedwiki: "*",
    excludenamed: "*",
    excludetemp: "*",
  },
  kind: "rows",
  from: "users",
  refuse: [
    ...exclusive("group", "excludegroup"),
    {
      when: [{ filled: "rights" }, { given: "excludegroup" }],
      code: "invalidparammix",
      text: "rights cannot be used together with excludegroup.",
    },
  ],
  where: [
    { param: "from", column: "name", test: "from", as: "user" },
    { param: "to", column: "name", test: "to", as: "user" },
    { param: "prefix", column: "name", test: "starts", as: "user" },
    {
      when: [{ not: { since: "1.43" } }],
      demand: [
        {
          some: [
            { param: "group", column: "groups", test: "has" },
            { param: "rights", column: "groups", test: "grants" },
          ],
        },
      ],
    },
    {
      when: [{ since: "1.43" }],
      demand: [
        {
          some: [
            { param: "group", column: "groups", test: "has" },
            { param: "rights", column: "groups", test: "grants all" },
          ],
        },
      ],
    },
    { none: [{ param: "excludegroup", column: "groups", test: "has" }] },
    {
      when: [{ param: "witheditsonly", is: [true] }],
      demand: [{ none: [{ column: "editcount", is: 0 }] }],
    },
    {
      when: [{ param: "activeusers", is: [true] }],
      demand: [
        { column: "active", is: true },
        { none: [{ column: "recentactions", is: [0, null] }] },
      ],
    },
    { when: [{ not: { right: "hideuser" } }], demand: [{ column: "hidden", isnt: true }] },
  ],
  order: ["name"],
  direction: { param: "dir", down: ["descending"] },
  continue: { param: "from", columns: ["name"], bound: true },
  columns: { groups: "listedgroups" },
  falses: ["blockpartial", "blocknocreate", "blockanononly", "blockemail", "blockowntalk"],
  variants: [
    {
      when: [{ not: { since: "1.43" } }],
      columns: { groups: "listedgroups", rights: "grouprights" },
      without: ["blockemail", "blockowntalk"],
    },
  ],
};
