import * as fc from "fast-check";
import { someTitle } from "./page-steps.ts";
import { flag, reason, reference, steps, tags } from "./step-form.ts";
import type { ScenarioStep } from "./step-form.ts";

/** Who is blocked or gets other rights: mostly the account that is not the administrator's. */
const target = fc.constantFrom(
  "Highlimits",
  "Highlimits",
  "Highlimits",
  "127.0.0.1",
  "192.0.2.1",
  "192.0.2.77/24",
  "Nobody such",
);

const expiry = fc.constantFrom(
  undefined,
  undefined,
  "infinite",
  "2036-05-06T07:08:09Z",
  "2 weeks",
  "2001-01-01",
  "no time",
);

const BLOCKS = steps({
  action: "block",
  params: {
    user: target,
    expiry,
    reason,
    anononly: flag,
    nocreate: flag,
    noemail: flag,
    allowusertalk: flag,
    reblock: flag,
    watchuser: flag,
    tags,
  },
});

const PARTIAL_BLOCKS = steps({
  action: "block",
  params: {
    user: target,
    partial: fc.constant("1"),
    pagerestrictions: fc.option(someTitle, { nil: undefined, freq: 2 }),
    namespacerestrictions: fc.constantFrom(undefined, "1", "3|14"),
    actionrestrictions: fc.constantFrom(undefined, undefined, "move|upload", "create"),
    nocreate: flag,
    allowusertalk: fc.constant("1"),
    reblock: flag,
    reason,
  },
});

const UNBLOCKS = fc.oneof(
  {
    weight: 3,
    arbitrary: steps({
      action: "unblock",
      params: { user: target, reason, watchuser: flag, tags },
    }),
  },
  {
    weight: 1,
    arbitrary: steps({
      action: "unblock",
      params: { reason },
      from: { id: reference("block id") },
    }),
  },
);

const RIGHTS = steps({
  action: "userrights",
  token: "userrights",
  params: {
    user: fc.constantFrom("Highlimits", "Highlimits", "highlimits", "Nobody such"),
    add: fc.constantFrom(undefined, "sysop", "bot", "sysop|bureaucrat", "nosuch"),
    remove: fc.constantFrom(undefined, "sysop", "bot", "sysop|bureaucrat"),
    expiry: fc.constantFrom(undefined, undefined, "2036-05-06T07:08:09Z", "1 week", "2001-01-01"),
    reason,
    watchuser: flag,
    tags,
  },
});

const WATCHES = fc.oneof(
  steps({
    action: "watch",
    token: "watch",
    params: { titles: someTitle.map((title) => `${title}|Nowhere`), unwatch: flag },
  }),
  steps({ action: "watch", token: "watch", params: { title: someTitle, unwatch: flag } }),
);

const NOTIFICATIONS = steps({
  action: "setnotificationtimestamp",
  params: {
    titles: fc.option(someTitle, { nil: undefined, freq: 3 }),
    entirewatchlist: flag,
    timestamp: fc.constantFrom(undefined, undefined, "2026-01-02T03:04:05Z"),
  },
  from: { newerthanrevid: fc.option(reference("revid"), { nil: undefined, freq: 1 }) },
});

const TAGS = steps({
  action: "managetags",
  params: {
    operation: fc.constantFrom("create", "create", "delete", "activate", "deactivate"),
    tag: fc.constantFrom("mine", "third", "mw-undo", "a|b"),
    reason,
    ignorewarnings: flag,
    tags,
  },
});

const OPTIONS = steps({
  action: "options",
  params: {
    reset: fc.constantFrom(undefined, undefined, undefined, "1"),
    resetkinds: fc.constantFrom(undefined, undefined, "userjs", "registered"),
    change: fc.constantFrom(
      undefined,
      "watchcreations=0",
      "watchdefault=1",
      "watchmoves=1|watchdeletion=1",
      "watchrollback=1|watchuploads=0",
      "gender=female",
      "gender",
      "userjs-a=1|skin=nosuch",
      "userjs-a|rclimit=20",
      "hideminor=1|nosuch=1",
    ),
    optionname: fc.constantFrom(undefined, undefined, "nickname"),
    optionvalue: fc.constantFrom(undefined, undefined, "Foo|Bar"),
  },
});

/** Steps that change accounts: blocks, groups, preferences and watch lists. */
export const ACCOUNT_STEPS: readonly fc.WeightedArbitrary<ScenarioStep>[] = [
  { weight: 2, arbitrary: BLOCKS },
  { weight: 1, arbitrary: PARTIAL_BLOCKS },
  { weight: 3, arbitrary: UNBLOCKS },
  { weight: 2, arbitrary: RIGHTS },
  { weight: 3, arbitrary: WATCHES },
  { weight: 2, arbitrary: OPTIONS },
  { weight: 1, arbitrary: NOTIFICATIONS },
  { weight: 1, arbitrary: TAGS },
];
