import { describe, expect, it } from "vitest";
import {
  byModule,
  counts,
  groupMessage,
  groupUsage,
  levelCounts,
  locationOf,
  locationText,
  noChanges,
  otherConsumers,
  subjectText,
  usedText,
} from "../../../../generator/diff/report/words.js";
import type { Finding, UsedLocation } from "../../../../generator/diff/finding.js";
import type { FindingGroup } from "../../../../generator/diff/group.js";
import { reviewOf } from "../../../../generator/diff/review.js";
import type { Review } from "../../../../generator/diff/review.js";
import type { ConsumerClass, Level } from "../../../../generator/diff/rules/level.js";

function finding(more: Partial<Finding> = {}): Finding {
  const classes = { wire: "none", types: "none", validators: "none", handlers: "none" } as const;
  return {
    id: "",
    rule: "module-added",
    level: "none",
    classes,
    module: "",
    message: "It changed.",
    positions: {},
    ...more,
  };
}

function used(line: number, reason?: string): UsedLocation {
  const excerpt = { firstLine: 1, lines: [] };
  return { file: "a.ts", line, column: 2, excerpt, ...(reason !== undefined && { reason }) };
}

/** A review of findings whose levels are the same for each class. */
function review(
  audience: readonly ConsumerClass[],
  ...levels: readonly Partial<Record<ConsumerClass, Level>>[]
): Review {
  const found = levels.map((each, index) =>
    finding({ id: String(index), classes: { ...finding().classes, ...each } }),
  );
  return reviewOf(found, found, { audience, ignored: 0, compared: [] });
}

function group(
  values: readonly string[],
  findings: readonly Finding[] = [finding()],
): FindingGroup {
  return { first: findings[0] ?? finding(), findings, values, modules: [""] };
}

describe("the words of a report", () => {
  it("say that nothing changed, or nothing for its readers", () => {
    expect(noChanges(review(["wire"]))).toBe("no changes");
    expect(noChanges(review(["wire"], { types: "breaking" }))).toBe("no changes that affect wire");
    expect(noChanges(review(["wire", "handlers"], { types: "risky" }))).toBe(
      "no changes that affect wire and handlers",
    );
    expect(noChanges(review(["wire", "validators", "handlers"], { types: "risky" }))).toBe(
      "no changes that affect wire, validators and handlers",
    );
  });

  it("count the levels that there are", () => {
    expect(levelCounts({ breaking: 2, risky: 1, info: 5, none: 3 })).toBe(
      "2 breaking, 1 risky, 5 information, 3 without effect",
    );
    expect(levelCounts({ breaking: 0, risky: 0, info: 1, none: 0 })).toBe("1 information");
    expect(levelCounts({ breaking: 0, risky: 0, info: 0, none: 0 })).toBe("");
    expect(counts(review(["wire"], { wire: "risky" }, { wire: "risky" }, { wire: "info" }))).toBe(
      "2 risky, 1 information",
    );
  });

  it("count what others are concerned by", () => {
    const others = review(
      ["wire"],
      { wire: "breaking", types: "risky" },
      { handlers: "breaking" },
      { handlers: "info" },
    );
    expect(otherConsumers(others)).toEqual([
      "Code that calls the builders (types): 1 risky",
      "Implementations of the handlers (handlers): 1 breaking, 1 information",
    ]);
    expect(otherConsumers(review(["wire"], { wire: "breaking" }))).toEqual([]);
  });

  it("name places", () => {
    const [old, next] = [used(1), used(2)];
    expect(locationOf(finding({ positions: { old, new: next } }))).toBe(next);
    expect(locationOf(finding({ positions: { old } }))).toBe(old);
    expect(locationOf(finding())).toBeUndefined();
    expect(locationText(next)).toBe("a.ts:2:2");
    expect([usedText(used(3)), usedText(used(3, "a spread"))]).toEqual([
      "a.ts:3:2",
      "a.ts:3:2 (a spread)",
    ]);
  });

  it.each([
    [{ module: "" }, "the spec"],
    [{ module: "", parameter: "p" }, "the spec p"],
    [{ module: "query+a" }, "query+a"],
    [{ module: "query+a", parameter: "" }, "query+a"],
    [{ module: "query+a", parameter: "p" }, "query+a p"],
  ])("name the subject of %j: %s", (more, text) => {
    expect(subjectText(finding(more))).toBe(text);
  });

  it.each([
    [[], "It changed."],
    [["a"], "It changed."],
    [["a", "b"], "It changed. Likewise for `b`."],
    [["a", "b", "c"], "It changed. Likewise for `b` and `c`."],
    [["a", "b", "c", "d"], "It changed. Likewise for `b`, `c` and `d`."],
  ])("say once what is so for %j", (values, text) => {
    expect(groupMessage(group(values))).toBe(text);
  });
});

describe("findings in a report", () => {
  it("are by module, in their order", () => {
    const [a, b, other] = [
      finding({ module: "a" }),
      finding({ module: "b" }),
      finding({ module: "a" }),
    ];
    expect(byModule([a, b, other])).toEqual([
      ["a", [a, other]],
      ["b", [b]],
    ]);
    expect(byModule([])).toEqual([]);
  });

  it("have each use once, if code was searched", () => {
    const findings = [
      finding({ usage: [used(1), used(2)] }),
      finding(),
      finding({ usage: [used(2), used(3)] }),
    ];
    expect(groupUsage(group([], findings))).toEqual([used(1), used(2), used(3)]);
    expect(groupUsage(group([], [finding(), finding()]))).toBeUndefined();
    expect(groupUsage(group([], [finding({ usage: [] })]))).toEqual([]);
  });
});
