import { argumentList } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import type { ComputedColumn } from "../columns/column.js";
import { addressRange } from "../data/ip-address.js";
import {
  allowed,
  brokenRule,
  either,
  filled,
  given,
  has,
  not,
  refuse,
  refuseMix,
} from "../select/request-condition.js";
import {
  bound,
  contains,
  equals,
  grants,
  inAddresses,
  is,
  isnt,
  none,
  provided,
  shown,
  startsWith,
  visible,
} from "../select/row-condition.js";
import type {
  Condition,
  OrderTerm,
  RowsSelection,
  Selections,
  Variant,
  When,
} from "../select/selection.js";
import { isEverybodys } from "../store/caller.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { PAGE_COLUMNS, inPeriod, lackingPatrol, ofPage } from "./parts.js";

const visibleUsers: Condition = provided(not(allowed("hideuser")), isnt("hidden", true));

/** User names begin with a capital letter and contain spaces. */
function userName(text: string): string {
  const [first = "", ...others] = text.replaceAll("_", " ");
  return first.toUpperCase() + others.join("");
}

/** Accounts in one of the groups, or in a group with one of the rights. */
const inGroups: Condition = (query) => {
  const { call } = query;
  const rights = argumentList(call, "rights").map(String);
  const byGroup = contains("groups", "group")(query);
  // If everyone has one of the rights, only the named groups filter accounts.
  const byRight = isEverybodys(call.store, rights) ? undefined : grants("groups", "rights")(query);
  if (typeof byGroup !== "function" || typeof byRight !== "function") return byGroup ?? byRight;
  return (row) => byGroup(row) || byRight(row);
};

const allusers: RowsSelection = {
  anyValue: ["group", "excludegroup", "rights"],
  from: "users",
  refuse: [
    brokenRule,
    // The wiki adds the groups with the rights to `group`.
    refuseMix("rights cannot be used with excludegroup.", filled("rights"), given("excludegroup")),
  ],
  where: [
    bound("name", "from", "from", userName),
    bound("name", "to", "to", userName),
    startsWith("name", "prefix", userName),
    inGroups,
    none(contains("groups", "excludegroup")),
    provided(given("witheditsonly"), isnt("editcount", 0)),
    provided(given("activeusers"), is("active", true), isnt("recentactions", 0, undefined)),
    visibleUsers,
  ],
  order: ["name"],
  continueAt: "from",
  columns: { groups: "listedgroups" },
  falses: ["blockpartial", "blocknocreate", "blockanononly", "blockemail", "blockowntalk"],
};

const blocks: RowsSelection = {
  from: "blocks",
  where: [
    ...inPeriod,
    equals("id", "ids"),
    equals("user", "users"),
    inAddresses("ip", "around", "param_ip"),
    provided(either(filled("users"), filled("ip")), is("automatic", false)),
    shown({
      account: ({ target }) => target === "user",
      ip: ({ target }) => target === "ip",
      range: ({ target }) => target === "range",
      temp: ({ expiry }) => expiry !== "infinity",
    }),
    visibleUsers,
  ],
  order: ["timestamp", "id"],
};

const byPatrol: When = has("show", "patrolled", "!patrolled", "autopatrolled", "!autopatrolled");

/** Joins revisions with recent changes. */
function eachChange(row: TableRow, { store }: ModuleCall): readonly TableRow[] {
  const changes = store.find("changes", "revid", row["revid"]);
  return changes.length > 0 ? changes.map(({ rcid }) => ({ ...row, rcid })) : [row];
}

/** Authors without an account are IP addresses. */
const address: ComputedColumn = ({ user, userid }) =>
  userid === 0 ? addressRange(textOrEmpty(user))?.first : undefined;

const usercontribs: RowsSelection = {
  from: "revisions",
  refuse: [
    brokenRule,
    ...["user", "userids"].map((param) =>
      refuse(`paramempty_uc${param}`, `${param} is empty.`, given(param), not(filled(param))),
    ),
    lackingPatrol("show", "prop"),
  ],
  where: [
    equals("user", "user"),
    equals("userid", "userids"),
    startsWith("user", "userprefix"),
    inAddresses("iprange", "within", "invalidiprange", { 4: 16, 6: 32 }),
    visible("user"),
    ...inPeriod,
    equals(ofPage("ns"), "namespace"),
    contains("tags", "tag"),
    provided(given("toponly"), is("top", true)),
    provided(byPatrol, isnt("patrolled", undefined)),
    shown(),
  ],
  order: ["timestamp", "revid"],
  variants: [
    { when: either(byPatrol, has("prop", "patrolled")), join: eachChange },
    inOrderOf("actor", (call) =>
      ["user", "userids"].some((param) => argumentList(call, param).length > 1),
    ),
    inOrderOf("user", given("userprefix")),
    inOrderOf({ column: address }, given("iprange")),
  ],
  columns: PAGE_COLUMNS,
};

function inOrderOf(column: OrderTerm, when: When): Variant {
  return { when, order: [column, "timestamp", "revid"] };
}

/** The modules that list users, blocks and contributions. */
export const userModules: Selections = { allusers, blocks, usercontribs };
