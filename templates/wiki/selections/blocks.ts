import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The rows of `list=blocks` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const blocks: Selection = {
  module: "query+blocks",
  params: {
    start: "*",
    end: "*",
    dir: "newer|older",
    ids: "*",
    users: "*",
    ip: "*",
    limit: "*",
    prop: "by|byid|expiry|flags|id|parsedreason|range|reason|restrictions|timestamp|user|userid",
    show: "!account|!ip|!range|!temp|account|ip|range|temp",
    continue: "*",
  },
  kind: "rows",
  from: "blocks",
  refuse: [
    ...exclusive("users", "ip"),
    {
      when: [
        { param: "show", is: ["account"] },
        { param: "show", is: ["!account"] },
      ],
      code: "show",
      text: "account and !account cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["ip"] },
        { param: "show", is: ["!ip"] },
      ],
      code: "show",
      text: "ip and !ip cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["range"] },
        { param: "show", is: ["!range"] },
      ],
      code: "show",
      text: "range and !range cannot be used together.",
    },
    {
      when: [
        { param: "show", is: ["temp"] },
        { param: "show", is: ["!temp"] },
      ],
      code: "show",
      text: "temp and !temp cannot be used together.",
    },
  ],
  where: [
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
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
    { when: [{ not: { right: "hideuser" } }], demand: [{ column: "hidden", isnt: true }] },
  ],
  order: ["timestamp", "id"],
  direction: { param: "dir", down: ["older"] },
  columns: { "duration-l10n": "duration" },
  variants: [{ when: [{ not: { since: "1.45" } }], without: ["duration-l10n", "parsedreason"] }],
};
