import { describe, expect, it } from "vitest";
import {
  isMadeOf,
  namedByTemplate,
} from "../../../../templates/runtime/model/named-by-template.js";
import { moduleWith } from "../one-parameter.js";

describe("the parameter that a template makes of a name", () => {
  const template = { type: "string", templatevars: { slot: "slots" } } as const;
  const two = { type: "text", templatevars: { a: "as", b: "bs" } } as const;
  const module = moduleWith({}, { templates: { "text-{slot}": template, "é.$1(*{a}+{b}]": two } });

  it("comes from a template with something in place of its variables", () => {
    expect(namedByTemplate(module, "text-aux")).toBe(template);
    expect(namedByTemplate(module, "text-a.b|c")).toBe(template);
    expect(namedByTemplate(module, "é.$1(*x+y]")).toBe(two);
  });

  it.each(["other", "text", "xtext-aux", "text-{slot}", "é.$1(*xy]", "éx$1(*x+y]", "toString", ""])(
    "is none for any other name: %j",
    (name) => {
      expect(namedByTemplate(module, name)).toBeUndefined();
    },
  );

  it("is none where a module has no templates", () => {
    expect(namedByTemplate(moduleWith({}), "text-aux")).toBeUndefined();
  });
});

describe("a text that is made of parts", () => {
  it.each([
    ["a", ["a"]],
    ["a-b", ["a-", ""]],
    ["a-", ["a-", ""]],
    ["axbxc", ["a", "b", "c"]],
    ["abc", ["a", "b", "c"]],
    ["abbc", ["a", "b", "bc"]],
    ["", ["", ""]],
    ["anything", ["", ""]],
    ["a\nb", ["a", "b"]],
  ])("has them in their order: %j of %j", (text, parts) => {
    expect(isMadeOf(text, parts, 0)).toBe(true);
  });

  it.each([
    ["ab", ["a"]],
    ["a", ["a", "a"]],
    ["aba", ["ab", "ba"]],
    ["abc", ["a", "b", "bc"]],
    ["acb", ["a", "b", "c"]],
    ["", ["a", ""]],
  ])("is none where they are missing, or would share characters: %j of %j", (text, parts) => {
    expect(isMadeOf(text, parts, 0)).toBe(false);
  });

  it("has as much between them as is asked for", () => {
    expect(isMadeOf("a-b", ["a-", "b"], 0)).toBe(true);
    expect(isMadeOf("a-b", ["a-", "b"], 1)).toBe(false);
    expect(isMadeOf("a-xb", ["a-", "b"], 1)).toBe(true);
    expect(isMadeOf("axbb", ["a", "b", ""], 1)).toBe(true);
    expect(isMadeOf("axb", ["a", "b", ""], 1)).toBe(false);
  });

  it("is told in no time, however many parts there are", () => {
    const parts = Array.from({ length: 200 }, () => "a");
    expect(isMadeOf(`${"a".repeat(5000)}b`, parts, 0)).toBe(false);
  });
});
