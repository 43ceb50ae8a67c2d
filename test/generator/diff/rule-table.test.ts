import { describe, expect, it } from "vitest";
import { CONSUMER_CLASSES } from "../../../generator/diff/rules/level.js";
import type { Levels } from "../../../generator/diff/rules/level.js";
import { moduleRules, siteRules } from "../../../generator/diff/rules/catalogue-modules.js";
import { parameterRules } from "../../../generator/diff/rules/catalogue-parameters.js";
import { rangeRules } from "../../../generator/diff/rules/catalogue-ranges.js";
import { resultRules } from "../../../generator/diff/rules/catalogue-results.js";
import { typeRules } from "../../../generator/diff/rules/catalogue-types.js";
import { valueRules } from "../../../generator/diff/rules/catalogue-values.js";
import { bodyRules } from "../../../generator/diff/rules/openapi-bodies.js";
import { requestRules } from "../../../generator/diff/rules/openapi-requests.js";
import { responseRules } from "../../../generator/diff/rules/openapi-responses.js";
import { securityRules } from "../../../generator/diff/rules/openapi-security.js";
import { explainRule } from "../../../generator/diff/rules/explain.js";
import {
  isRuleId,
  levelsOf,
  ruleIds,
  ruleById,
  textsOf,
} from "../../../generator/diff/rules/table.js";

const LETTERS = { breaking: "B", risky: "R", info: "i", none: "-" };

const FILLED = /\{(?:parameter|old|new|value)\}/;

/** Levels as the table writes them. */
function row(levels: Partial<Levels>): string {
  return CONSUMER_CLASSES.map((each) => levels[each])
    .map((level) => (level === undefined ? "=" : LETTERS[level]))
    .join(" ");
}

/** As an explanation has it, which is about no finding. */
function inWords(text: string): string {
  return text
    .replaceAll("{parameter}", "the parameter")
    .replaceAll("{value}", "the value")
    .replaceAll("{old}", "the old one")
    .replaceAll("{new}", "the new one");
}

describe("the table of rules", () => {
  it("is known by its ids alone", () => {
    expect(ruleIds().every(isRuleId)).toBe(true);
    expect(["toString", "", "max"].some(isRuleId)).toBe(false);
  });

  it.each([
    [
      "catalogue",
      [moduleRules, parameterRules, rangeRules, resultRules, siteRules, typeRules, valueRules],
    ],
    ["openapi", [bodyRules, requestRules, responseRules, securityRules]],
  ] as const)("has rules of the %s", (area, tables) => {
    const areas = tables.flatMap((table) => Object.values(table).map((rule) => rule.area));
    expect(new Set(areas)).toEqual(new Set([area]));
  });

  it.each(["says", "means", "example", "adapt"] as const)("has sentences in %s", (part) => {
    const wrong = ruleIds().filter(
      (id) => ![ruleById(id)[part]].flat().every((text) => /^\S.{8,}[.:]$/s.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  it("has rules of both, and of the review", () => {
    expect(ruleById("docs-changed").area).toBe("both");
    expect(ruleById("accepted-unused").area).toBe("review");
  });

  it.each(ruleIds())("%s speaks in whole sentences", (id) => {
    const { says, means, example, adapt, variants = {} } = ruleById(id);
    const own = Object.values(variants).flatMap((each) => [each.says ?? [], each.adapt ?? []]);
    for (const text of [says, means, example, adapt, own].flat(2))
      expect(text).toMatch(/^\S.*[\w`})]\.$/);
    // Nothing fills these in.
    for (const text of [means, example]) expect(text).not.toMatch(FILLED);
    for (const { when } of Object.values(variants)) expect(when).toMatch(/^[a-z].*[^.]$/);
  });

  it.each(ruleIds())(
    "%s asks for an action if it breaks somebody, in every circumstance",
    (rule) => {
      const names = Object.keys(ruleById(rule).variants ?? {});
      for (const circumstances of [[], ...names.map((name) => [name])]) {
        const isHarmless = Object.values(levelsOf({ rule, circumstances })).every((level) =>
          ["info", "none"].includes(level),
        );
        if (!isHarmless) expect(textsOf({ rule, circumstances }).adapt).not.toMatch(/^No action/);
      }
    },
  );
});

describe("the levels of a change", () => {
  const change = { module: "", places: {} };

  it("are those of its rule where there are no circumstances", () => {
    expect(row(levelsOf({ ...change, rule: "type-widened" }))).toBe("i B B B");
  });

  it("are those of the rule that it stands for", () => {
    expect(row(levelsOf({ ...change, rule: "docs-changed", like: "max-lowered" }))).toBe("R - B -");
  });

  it("follow its circumstances one after the other, and no others", () => {
    const rule = "type-widened";
    expect(row(levelsOf({ ...change, rule, circumstances: ["handlers-kept"] }))).toBe("i B B R");
    expect(row(levelsOf({ ...change, rule, circumstances: ["same-types", "no-such"] }))).toBe(
      "i - i R",
    );
    expect(
      row(
        levelsOf({
          ...change,
          rule: "param-added-required",
          circumstances: ["with-default", "first-default"],
        }),
      ),
    ).toBe("i - - i");
  });
});

describe("the explanation of a rule", () => {
  it("tells what it means, an example, what to do, and the levels under each circumstance", () => {
    expect(explainRule("max-lowered")).toEqual([
      "max-lowered (catalogue)",
      "",
      "Larger numbers are clamped with a warning, and the strict validator refuses them.",
      "",
      "Example: `limit` accepts 500 instead of 1000.",
      "help: Use at most the new one.",
      "",
      "  Requests over the wire (wire)                 risky",
      "  Code that calls the builders (types)          none",
      "  Users of the strict validators (validators)   breaking",
      "  Implementations of the handlers (handlers)    none",
      "",
      "If its range is enforced: other numbers are an error:",
      "  Requests over the wire (wire)                 breaking",
      "  Code that calls the builders (types)          none",
      "  Users of the strict validators (validators)   breaking",
      "  Implementations of the handlers (handlers)    none",
    ]);
  });

  it("has words for what is not known before there is a finding", () => {
    const adapts = ruleIds().map((id) => ruleById(id).adapt);
    const whole = ruleIds().map((id) => explainRule(id).join("\n"));
    for (const [index, adapt] of adapts.entries())
      expect(whole[index]).toContain(`\nhelp: ${inWords(adapt)}\n`);
  });

  it("names both kinds of spec where a rule is for both", () => {
    expect(explainRule("docs-changed")[0]).toBe("docs-changed (catalogue and OpenAPI document)");
  });
});
