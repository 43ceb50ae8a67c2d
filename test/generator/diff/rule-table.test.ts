import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { explainRule } from "../../../generator/diff/rules.js";
import { isRuleId, levelsOf, ruleById, ruleIds, textsOf } from "../../../generator/diff/rules.js";
import { rowOf } from "./level-row.js";

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

describe("an entry of rules.json", () => {
  const FOLDER = join(import.meta.dirname, "../../../generator/diff");
  const readRules = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));
  const validate = new Ajv2020({ strict: true }).compile(readRules("rules.schema.json"));

  it.each<[string, object]>([
    ["a row of three levels", { levels: "B R i" }],
    ["a level that is unknown", { levels: "B R i x" }],
    ["a placeholder that nothing fills", { says: "The maximum of {name} falls." }],
    ["a placeholder in an explanation", { means: "Numbers over {new} are clamped." }],
    ["a fix that is no sentence", { adapt: "Use at most {new}" }],
    ["one sentence in a list", { says: ["The maximum falls."] }],
    [
      "a circumstance that follows no `If`",
      { variants: { a: { when: "It is.", levels: "B = = =" } } },
    ],
    ["an unknown member", { level: "B" }],
  ])("has not %s", (_what, change) => {
    const data = readRules("rules.json");
    expect(validate(data)).toBe(true);
    Object.assign(data.rules["max-lowered"], change);
    expect(validate(data)).toBe(false);
  });
});

describe("the levels of a change", () => {
  const change = { module: "", places: {} };

  it("are those of its rule where there are no circumstances", () => {
    expect(rowOf(levelsOf({ ...change, rule: "type-widened" }))).toBe("i B B B");
  });

  it("are those of the rule that it stands for", () => {
    expect(rowOf(levelsOf({ ...change, rule: "docs-changed", like: "max-lowered" }))).toBe(
      "R - B -",
    );
  });

  it("follow its circumstances one after the other, and no others", () => {
    const rule = "type-widened";
    expect(rowOf(levelsOf({ ...change, rule, circumstances: ["handlers-kept"] }))).toBe("i B B R");
    expect(rowOf(levelsOf({ ...change, rule, circumstances: ["same-types", "no-such"] }))).toBe(
      "i - i R",
    );
    expect(
      rowOf(
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
      "Larger numbers are clamped with a warning, and the strict validator rejects them.",
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
