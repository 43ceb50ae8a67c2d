import { allusersModule } from "../../../generated/paraminfo/allusers.js";
import { blocksModule } from "../../../generated/paraminfo/blocks.js";
import type { RowCondition } from "../select/condition-types.js";
import type { Selection } from "../select/selection.js";
import { contradictory, exclusive, inPeriod } from "./parts.js";

const visibleUsers: RowCondition = {
  when: [{ not: { right: "hideuser" } }],
  demand: [{ column: "hidden", isnt: true }],
};

const allusers: Selection = {
  module: allusersModule,
  anyValue: ["group", "excludegroup", "rights"],
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
      some: [
        { param: "group", column: "groups", test: "has" },
        { param: "rights", column: "groups", test: "grants all" },
      ],
    },
    { none: [{ param: "excludegroup", column: "groups", test: "has" }] },
    { when: [{ given: "witheditsonly" }], demand: [{ column: "editcount", isnt: 0 }] },
    {
      when: [{ given: "activeusers" }],
      demand: [
        { column: "active", is: true },
        { column: "recentactions", isnt: [0, null] },
      ],
    },
    visibleUsers,
  ],
  order: ["name"],
  continue: { param: "from", columns: ["name"], bound: true },
  columns: { groups: "listedgroups" },
  falses: ["blockpartial", "blocknocreate", "blockanononly", "blockemail", "blockowntalk"],
};

const blocks: Selection = {
  module: blocksModule,
  kind: "rows",
  from: "blocks",
  refuse: [...exclusive("users", "ip"), ...contradictory("account", "ip", "range", "temp")],
  where: [
    ...inPeriod,
    { param: "ids", column: "id" },
    { param: "users", column: "user" },
    {
      param: "ip",
      first: "first",
      last: "last",
      test: "around",
      code: "param_ip",
      least: { v4: 16, v6: 19 },
    },
    {
      when: [{ anyOf: [{ filled: "users" }, { filled: "ip" }] }],
      demand: [{ column: "automatic", is: false }],
    },
    {
      param: "show",
      cases: {
        account: [{ column: "target", is: "user" }],
        "!account": [{ column: "target", isnt: "user" }],
        ip: [{ column: "target", is: "ip" }],
        "!ip": [{ column: "target", isnt: "ip" }],
        range: [{ column: "target", is: "range" }],
        "!range": [{ column: "target", isnt: "range" }],
        temp: [{ column: "expiry", isnt: "infinity" }],
        "!temp": [{ column: "expiry", is: "infinity" }],
      },
    },
    visibleUsers,
  ],
  order: ["timestamp", "id"],
  columns: { "duration-l10n": "duration" },
};

/** The modules that list users and blocks. */
export const userModules: readonly Selection[] = [allusers, blocks];
