import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import {
  explainRule,
  isRuleId,
  levelsOf,
  ruleById,
  ruleIds,
  textsOf,
} from "../../../generator/diff/rules.js";

const PAIRS = new URL("pairs/", import.meta.url);

describe("the rules", () => {
  it("are each a finding of a pair, but for code and for accepted entries", () => {
    const text = readdirSync(PAIRS)
      .map((name) => readFileSync(new URL(name, PAIRS), "utf8"))
      .join("\n");
    const found = new Set(Array.from(text.matchAll(/^[=<](?: [-BRi]){4} (\S+)/gm), ([, id]) => id));
    expect(ruleIds().filter((id) => !found.has(id))).toEqual([
      "code-error",
      "code-untyped",
      "code-unresolved",
      "accepted-unused",
      "accepted-expired",
    ]);
  });

  it("are known by their ids alone", () => {
    expect(ruleIds().every(isRuleId)).toBe(true);
    expect(["toString", "", "max"].some(isRuleId)).toBe(false);
  });

  it("explain themselves, with every level", () => {
    for (const id of ruleIds()) {
      const text = explainRule(id).join("\n");
      expect(text).toContain(ruleById(id).example);
      expect(text).not.toMatch(/\{(?:parameter|value|old|new)\}/);
    }
    expect(explainRule("extranamespace-removed").join("\n")).toMatchSnapshot();
    expect(explainRule("docs-changed")[0]).toBe("docs-changed (catalogue and OpenAPI document)");
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
