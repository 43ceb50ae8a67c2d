import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import {
  exists,
  expandedTemplates,
  suppliedBy,
} from "../../../../templates/runtime/model/template.js";
import { moduleWith, USUAL } from "../one-parameter.js";

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  slots: ["main", "aux"],
  langs: ["en", "de"],
  ids: [0, 4],
  odd: ["{lang}", "a}b", "$&", ""],
};

function valuesOf(source: string): readonly unknown[] {
  return VALUES[source] ?? [];
}

function namesOf(
  pattern: string,
  templatevars: Readonly<Record<string, string>>,
): readonly string[] {
  const module = moduleWith({}, { templates: { [pattern]: { type: "string", templatevars } } });
  return [...expandedTemplates(module, valuesOf).keys()];
}

describe("the names that a template stands for", () => {
  it("are one for each value of its source, in their order", () => {
    expect(namesOf("text-{slot}", { slot: "slots" })).toEqual(["text-main", "text-aux"]);
  });

  it("are one for each combination of several sources", () => {
    expect(namesOf("{slot}-{lang}", { slot: "slots", lang: "langs" })).toEqual([
      "main-en",
      "main-de",
      "aux-en",
      "aux-de",
    ]);
  });

  it("hold numbers as they are written", () => {
    expect(namesOf("ns{id}", { id: "ids" })).toEqual(["ns0", "ns4"]);
  });

  it("are none without values", () => {
    expect(namesOf("text-{slot}", { slot: "none" })).toEqual([]);
  });

  it("pass over values with braces and take the rest literally", () => {
    expect(namesOf("{o}-{lang}", { o: "odd", lang: "langs" })).toEqual([
      "$&-en",
      "$&-de",
      "-en",
      "-de",
    ]);
  });
});

describe("the values that a structured parameter supplies", () => {
  const letter: ParamDescriptor = { type: "enum", values: ["a", "b"], multi: USUAL };
  const module = moduleWith({
    plain: letter,
    defaulted: { ...letter, default: ["b"] },
    all: { ...letter, multi: { ...USUAL, allspecifier: "*" } },
    text: { type: "string", multi: { ...USUAL, allspecifier: "*" } },
  });

  it.each([
    ["those of a list", "plain", { plain: ["a"] }, ["a"]],
    ["one alone", "plain", { plain: "a" }, ["a"]],
    ["those by default", "defaulted", {}, ["b"]],
    ["those given instead of the default", "defaulted", { defaulted: [] }, []],
    ["all for the allspecifier", "all", { all: "*" }, ["a", "b"]],
    ["all for the allspecifier in a list", "all", { all: ["*"] }, ["a", "b"]],
    ["an asterisk without an allspecifier", "plain", { plain: "*" }, ["*"]],
    ["an asterisk where all are not known", "text", { text: "*" }, ["*"]],
  ])("are %s", (_what, source, values, supplied) => {
    expect(suppliedBy(module, values)(source)).toEqual(supplied);
  });

  it("are only the input's own", () => {
    expect(suppliedBy(module, Object.create({ plain: "a" }))("plain")).toEqual([]);
  });
});

describe("a parameter that was expanded", () => {
  it("exists while every source has its value", () => {
    const param: ParamDescriptor = { type: "string", when: { slots: "aux", langs: "en" } };
    expect(exists(param, valuesOf)).toBe(true);
    expect(exists({ ...param, when: { slots: "aux", langs: "fr" } }, valuesOf)).toBe(false);
    expect(exists({ type: "string" }, valuesOf)).toBe(true);
  });
});
