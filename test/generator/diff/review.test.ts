import { describe, expect, it } from "vitest";
import { bumpOf, isFailure, reviewOf, unusedAsInfo } from "../../../generator/diff/review.js";
import type { Bump } from "../../../generator/diff/review.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { ConsumerClass } from "../../../generator/diff/level.js";
import { madeFinding } from "./report/made-review.js";

function made(row: string, rest: Partial<Finding> = {}): Finding {
  return madeFinding("max-lowered", row, { id: row, ...rest });
}

function bump(all: readonly Finding[]): Bump {
  return reviewOf([], all, { audience: ["wire"], ignored: 1, compared: [] }).summary.bump;
}

const COMPARED = [{ old: "a", new: "b" }];

describe("a review", () => {
  it("has the findings of its audience at their levels for it, and counts all", () => {
    const all = [made("R - B -"), made("- i B -"), made("- - - B"), made("B B i R")];
    const audience: readonly ConsumerClass[] = ["wire", "types"];
    const hidden = [...all, made("B - - -")];
    expect(reviewOf(all, hidden, { audience, ignored: 3, compared: COMPARED })).toEqual({
      findings: [
        { ...all[0], level: "risky" },
        { ...all[1], level: "info" },
        { ...all[3], level: "breaking" },
      ],
      summary: {
        audience,
        total: 3,
        others: 1,
        levels: { breaking: 1, risky: 1, info: 1, none: 0 },
        classes: {
          wire: { breaking: 1, risky: 1, info: 0, none: 2 },
          types: { breaking: 1, risky: 0, info: 1, none: 2 },
          validators: { breaking: 2, risky: 0, info: 1, none: 1 },
          handlers: { breaking: 1, risky: 1, info: 0, none: 2 },
        },
        ignored: 3,
        bump: "major",
        compared: COMPARED,
      },
    });
  });

  it("takes the step of the version from all findings, not only from the shown ones", () => {
    expect([bump([]), bump([made("R - - -")]), bump([made("B - - -")])]).toEqual([
      "patch",
      "minor",
      "major",
    ]);
  });
});

describe("the step of a version", () => {
  it.each([
    [[], "patch"],
    [[made("- B B B")], "patch"],
    [[made("i - - -")], "minor"],
    [[made("i - - -"), made("R - - -")], "minor"],
    [[made("i - - -"), made("B - - -")], "major"],
    [[madeFinding("docs-changed", "B B B B", {})], "patch"],
    [[madeFinding("accepted-unused", "B B B B", {})], "patch"],
    [[madeFinding("unknown-key-added", "B B B B", {})], "major"],
  ] as const)("of findings %# is %s", (findings, step) => {
    expect(bumpOf(findings, ["wire"])).toBe(step);
  });
});

describe("a run", () => {
  const FAILS = {
    breaking: [true, true, true, false],
    risky: [false, true, true, false],
    info: [false, false, true, false],
    none: [false, false, true, false],
  };
  it.each(["breaking", "risky", "info", "none"] as const)("fails of %s as it is told", (level) => {
    const found = (["breaking", "risky", "any", "none"] as const).map((failOn) =>
      isFailure(made("- - - -", { level }), failOn),
    );
    expect(found).toEqual(FAILS[level]);
  });
});

describe("findings that no code uses", () => {
  const USED = { file: "a.ts", line: 1, column: 1, excerpt: { firstLine: 1, lines: [] } };
  const found = made("B R i -");

  it("are information for those whom they affect", () => {
    expect(unusedAsInfo([{ ...found, usage: [] }])).toEqual([
      {
        ...found,
        usage: [],
        level: "info",
        classes: { wire: "info", types: "info", validators: "info", handlers: "none" },
      },
    ]);
    const none = { ...made("- - - -"), usage: [] };
    expect(unusedAsInfo([none])).toEqual([none]);
  });

  it("stay as they are if code uses them, or if no code was searched", () => {
    const others = [{ ...found, usage: [USED] }, found];
    expect(unusedAsInfo(others)).toEqual(others);
  });
});
