/**
 * A review that is made by hand, for the branches of the reports: groups of values and of modules, a part that is
 * gone, the complete spec, code that was searched, and texts that a format has to escape.
 *
 * @module
 */
import type { Finding, UsedLocation } from "../../../../generator/diff/finding.js";
import type { Review } from "../../../../generator/diff/review.js";
import { mostSevere } from "../../../../generator/diff/level.js";
import type { Level, Levels } from "../../../../generator/diff/level.js";
import type { RuleId } from "../../../../generator/diff/rules.js";

const LETTERS: Readonly<Record<string, Level>> = { B: "breaking", R: "risky", i: "info" };

/** Four levels in the order of the classes, as in the table of rules: `B R i -`. */
function levels(row: string): Levels {
  const [wire = "none", types = "none", validators = "none", handlers = "none"] = row
    .split(" ")
    .map((letter) => LETTERS[letter] ?? "none");
  return { wire, types, validators, handlers };
}

/** A finding of a rule, with levels as in the table of rules. */
export function madeFinding(rule: RuleId, row: string, rest: Partial<Finding>): Finding {
  const classes = levels(row);
  return {
    id: `${rule}:${rest.module ?? ""}:${rest.parameter ?? ""}:${rest.value ?? ""}`,
    rule,
    level: mostSevere([classes.wire, classes.types]),
    classes,
    module: "query+tags",
    message: `Message of ${rule}.`,
    positions: {},
    ...rest,
  };
}

const OLD = { file: "spec/old.json", line: 3, column: 5 };
const NEW = { file: "spec/new.json", line: 4, column: 7 };

const USED: UsedLocation = {
  file: "src/<a>.ts",
  line: 2,
  column: 3,
  excerpt: { firstLine: 1, lines: ["const a = 1;", "tags<A>();", "b();"] },
};
const UNSURE: UsedLocation = {
  file: "src/b.ts",
  line: 9,
  column: 1,
  excerpt: { firstLine: 9, lines: [] },
  reason: "all & any",
};

const FINDINGS: readonly Finding[] = [
  madeFinding("param-undeprecated", "- - - -", {
    module: "query+none",
    positions: { new: NEW },
  }),
  madeFinding("param-deprecated", "i - - R", {
    parameter: "dir",
    new: true,
    positions: { old: OLD, new: { ...NEW, line: 40 } },
  }),
  madeFinding("max-lowered", "R - B -", {
    parameter: "limit",
    old: 500,
    new: 400,
    message: "The maximum of `limit` falls, a:b, 100 %\r\n<b>.",
    positions: { old: OLD, new: NEW },
    usage: [USED, UNSURE, USED],
  }),
  ...["query+tags", "query+users"].flatMap((module) =>
    ["edit", "move|on", "a b"].map((value) =>
      madeFinding("enum-value-removed", "B B B i", {
        module,
        parameter: "type",
        value,
        positions: { old: OLD },
      }),
    ),
  ),
  madeFinding("text-kind-changed", "B B - -", {
    module: "",
    old: { a: [1] },
    new: " <i> ",
    positions: { new: { file: "/abs/dir a\\b\uD800#.json", line: 1, column: 2 } },
    usage: [],
  }),
  madeFinding("param-removed", "B R R R", {
    parameter: "",
    value: "`x",
    positions: { old: { file: "spec/elsewhere.json", line: 8, column: 1 } },
    usage: [UNSURE],
  }),
  madeFinding("enum-value-added", "i R i B", {
    module: "query+marks",
    parameter: "type",
    value: "new",
    positions: { old: OLD, new: NEW },
  }),
];

/** The review for those who send requests and call builders, with two accepted findings and three of others. */
export const MADE_REVIEW: Review = {
  findings: FINDINGS,
  summary: {
    audience: ["wire", "types"],
    total: 12,
    others: 3,
    levels: { breaking: 8, risky: 2, info: 1, none: 1 },
    classes: {
      wire: { breaking: 8, risky: 1, info: 2, none: 1 },
      types: { breaking: 0, risky: 2, info: 0, none: 10 },
      validators: { breaking: 0, risky: 0, info: 1, none: 11 },
      handlers: { breaking: 0, risky: 0, info: 0, none: 12 },
    },
    ignored: 2,
    bump: "major",
    compared: [
      { old: "spec/old.json", new: "spec/new.json" },
      { old: "spec/elsewhere.json", new: "spec/elsewhere/new.json" },
    ],
  },
};

/** A review without findings. */
export function emptyReview(summary: Partial<Review["summary"]>): Review {
  const none = { breaking: 0, risky: 0, info: 0, none: 0 };
  return {
    findings: [],
    summary: {
      audience: ["wire"],
      total: 0,
      others: 0,
      levels: none,
      classes: { wire: none, types: none, validators: none, handlers: none },
      ignored: 0,
      bump: "patch",
      compared: [{ old: "a.json", new: "b.json" }],
      ...summary,
    },
  };
}
