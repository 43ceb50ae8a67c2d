import { usercontribsModule } from "../../../generated/paraminfo/usercontribs.js";
import type { OrderTerm, Selection, Variant } from "../select/selection.js";
import {
  PAGE_COLUMNS,
  PATROL_RIGHTS,
  contradictory,
  exclusive,
  flags,
  inPeriod,
  lacking,
} from "./parts.js";

const PATROL_FLAGS = ["patrolled", "!patrolled", "autopatrolled", "!autopatrolled"];

/** A revision together with its recent change. */
const join = {
  table: "changes",
  on: { theirs: "revid", ours: "revid" },
  columns: { rcid: "rcid", unpatrolled: "unpatrolled", autopatrolled: "autopatrolled" },
} as const;

/** The rows of `list=usercontribs` in the stub's responses. */
export const usercontribs: Selection = {
  module: usercontribsModule,
  kind: "rows",
  from: "revisions",
  refuse: [
    {
      when: [{ not: { given: ["userprefix", "userids", "iprange", "user"] } }],
      code: "missingparam",
      text: "One of user, userids, userprefix or iprange is required.",
    },
    ...exclusive("userprefix", "userids", "iprange", "user"),
    ...["user", "userids"].map((param) => ({
      when: [{ given: param }, { not: { filled: param } }],
      code: `paramempty_uc${param}`,
      text: `${param} does not name a user.`,
    })),
    ...contradictory(
      "minor",
      "patrolled",
      "autopatrolled",
      ["autopatrolled", "!patrolled"],
      "top",
      "new",
    ),
    {
      when: [
        { param: "toponly", is: [true] },
        { param: "show", is: ["!top"] },
      ],
      code: "show",
      text: "toponly cannot be used together with show=!top.",
    },
    lacking(PATROL_RIGHTS, "You are not allowed to see patrol marks.", [
      {
        anyOf: [
          { param: "show", is: PATROL_FLAGS },
          { param: "prop", is: ["patrolled"] },
        ],
      },
    ]),
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
    ...inPeriod,
    { param: "namespace", column: "page.ns" },
    { param: "tag", column: "tags", test: "has" },
    { when: [{ given: "toponly" }], demand: [{ column: "top", is: true }] },
    flags({
      minor: "minor",
      patrolled: "patrolled",
      autopatrolled: "autopatrolled",
      top: "top",
      new: "new",
    }),
  ],
  order: ["timestamp", "revid"],
  variants: [
    { when: [{ param: "prop", is: ["patrolled"] }], join: { ...join, outer: true } },
    { when: [{ param: "show", is: PATROL_FLAGS }], join },
    inOrderOf("actor", [{ literal: "actor" }, "actor"], {
      anyOf: [{ several: "user" }, { several: "userids" }],
    }),
    inOrderOf("user", [{ literal: "name" }, "user"], { given: "userprefix" }),
    inOrderOf("address", [{ literal: "name" }, "user"], { given: "iprange" }),
  ],
  columns: PAGE_COLUMNS,
};

function inOrderOf(
  column: string,
  cursor: readonly OrderTerm[],
  when: Variant["when"][number],
): Variant {
  return {
    when: [when],
    order: [column, "timestamp", "revid"],
    continue: { columns: [...cursor, "timestamp", "revid"] },
  };
}
