import { describe, expect, it } from "vitest";
import { templateIndex } from "../../../../generator/spec/catalogue/wire-names.js";
import { isMadeOf } from "../../../../templates/runtime/model/named-by-template.js";

function covers(parts: readonly string[], name: string): boolean {
  return isMadeOf(name, parts, 0);
}

describe("templateIndex", () => {
  it("finds the first template of a name, and the first name of a template", () => {
    const [open, whole, middle] = [
      ["a", "-z"],
      ["", ""],
      ["", "m", ""],
    ];
    const index = templateIndex([open, whole, middle], covers);
    index.addName("abc", 0);
    index.addTemplate(open, 1);
    index.addName("a1-z", 2);
    index.addTemplate(middle, 3);
    expect(index.templateOf("a2-z")).toBe(1);
    expect(index.templateOf("a-m-z")).toBe(1);
    expect(index.templateOf("xmx")).toBe(3);
    expect(index.templateOf("xyx")).toBeUndefined();
    expect(index.nameOf(open)).toBe(2);
    expect(index.nameOf(whole)).toBe(0);
    expect(index.nameOf(middle)).toBeUndefined();
  });

  it("does not let the beginning and the end of a template overlap in a name", () => {
    const index = templateIndex([["ab", "ba"]], covers);
    index.addName("aba", 0);
    expect(index.nameOf(["ab", "ba"])).toBeUndefined();
  });

  it("compares names only with templates that have their beginning and their end", () => {
    const size = 2000;
    const numbers = Array.from({ length: size }, (_, number) => number);
    const templates = numbers.map((number) => [`text${number}-`, ""]);
    let comparisons = 0;
    const index = templateIndex(templates, (parts, name) => {
      comparisons += 1;
      return covers(parts, name);
    });
    for (const number of numbers) {
      index.addName(`plain${number}`, number);
      index.addTemplate([`text${number}-`, ""], number);
    }
    for (const number of numbers) {
      expect(index.templateOf(`plain${number}`)).toBeUndefined();
      expect(index.templateOf(`text${number}-x`)).toBe(number);
      expect(index.nameOf([`text${number}-`, ""])).toBeUndefined();
    }
    expect(comparisons).toBe(size);
  });
});
