import { describe, expect, it } from "vitest";
import type { Finding } from "../../../../generator/diff/finding.js";
import { groupFindings } from "../../../../generator/diff/report/group.js";
import { madeFinding } from "./made-review.js";

const USED = { file: "a.ts", line: 1, column: 1, excerpt: { firstLine: 1, lines: [] } };

/** The groups as ids, values and modules. */
function groups(...findings: readonly Finding[]) {
  return groupFindings(findings).map(({ first, findings: all, values, otherModules }) => {
    expect(all[0]).toBe(first);
    return { ids: all.map(({ id }) => id), values, modules: [first.module, ...otherModules] };
  });
}

function value(name: string, rest: Partial<Finding> = {}): Finding {
  const module = rest.module ?? "m";
  const id = `${module}:${rest.parameter ?? ""}:${name}`;
  return madeFinding("enum-value-removed", "B B B -", { module, value: name, id, ...rest });
}

function bound(id: string, rest: Partial<Finding>): Finding {
  return madeFinding("max-lowered", "B - - -", { module: "m", id, ...rest });
}

function made(id: string, rule: Finding["rule"], level: Finding["level"], isUsed = false): Finding {
  return madeFinding(rule, "- - - -", { id, level, parameter: id, usage: isUsed ? [USED] : [] });
}

describe("the groups of findings", () => {
  it("have the values of one parameter, and the modules that all of them are of", () => {
    expect(
      groups(
        value("a"),
        value("b"),
        value("a", { module: "n" }),
        value("b", { module: "n" }),
        value("b", { module: "o" }),
      ),
    ).toEqual([
      { ids: ["m::a", "m::b", "n::a", "n::b"], values: ["a", "b"], modules: ["m", "n"] },
      { ids: ["o::b"], values: [], modules: ["o"] },
    ]);
  });

  it.each<[string, Partial<Finding>]>([
    ["another parameter", { parameter: "q" }],
    ["another level", { level: "risky" }],
    [
      "other classes",
      { classes: { wire: "breaking", types: "none", validators: "none", handlers: "none" } },
    ],
    ["another rule", { rule: "enum-value-removed-multi" }],
  ])("are apart for %s", (_what, rest) => {
    expect(groups(value("a", { id: "1" }), value("b", { id: "2", ...rest }))).toHaveLength(2);
    const elsewhere = { id: "2", module: "n", ...rest };
    expect(groups(value("a", { id: "1" }), value("a", elsewhere))).toHaveLength(2);
  });

  it("are apart for findings with an old or a new value, unless another module has the same", () => {
    expect(
      groups(
        bound("1", { old: 1, value: "x" }),
        bound("2", { old: 2, value: "x" }),
        bound("3", { new: 1, value: "x" }),
        bound("4", { new: 2, value: "x" }),
        bound("5", { old: 1, value: "x", module: "n" }),
        bound("6", { new: 2, value: "x", module: "n" }),
        bound("7", {}),
        bound("8", { value: "y", old: 1 }),
        bound("9", { module: "n" }),
      ).map(({ ids }) => ids),
    ).toEqual([["1", "5"], ["2"], ["3"], ["4", "6"], ["7", "9"], ["8"]]);
  });

  it("are of one value each if a module has one, whatever the others have", () => {
    expect(groups(value("a"), value("a", { module: "n" }))).toEqual([
      { ids: ["m::a", "n::a"], values: [], modules: ["m", "n"] },
    ]);
  });

  it("are sorted by urgency, level and use, and then stay in their order", () => {
    expect(
      groups(
        made("none", "docs-changed", "none"),
        made("info", "docs-changed", "info"),
        made("used-info", "docs-changed", "info", true),
        made("risk", "max-lowered", "risky"),
        made("narrowing", "max-lowered", "breaking"),
        made("removal", "param-removed", "breaking"),
        made("second-removal", "module-removed", "breaking"),
        made("used-removal", "param-renamed", "breaking", true),
        made("used-none", "docs-changed", "none", true),
      ).map(({ ids }) => ids[0]),
    ).toEqual([
      "used-removal",
      "removal",
      "second-removal",
      "narrowing",
      "risk",
      "used-info",
      "info",
      "used-none",
      "none",
    ]);
    expect(groups()).toEqual([]);
  });
});

describe("the urgency of a finding", () => {
  it.each([
    ["param-removed", "breaking", "removal"],
    ["param-renamed", "breaking", "removal"],
    ["param-removed-deprecated", "breaking", "removal"],
    ["enum-value-removed-multi", "breaking", "removal"],
    ["max-lowered", "breaking", "narrowing"],
    ["param-added-required", "breaking", "narrowing"],
    ["param-removed", "risky", "risk"],
    ["param-removed", "info", "addition"],
    ["param-removed", "none", "addition"],
    ["max-lowered", "risky", "risk"],
  ] as const)("%s, which is %s, is %s", (rule, level, urgency) => {
    const findings = [madeFinding(rule, "- - - -", { level })];
    expect(groupFindings(findings).map((group) => group.urgency)).toEqual([urgency]);
  });
});
