import { describe, expect, it } from "vitest";
import {
  applyEdits,
  areConflicting,
  unitedEdits,
} from "../../../../generator/diff/usage/fix-code.js";
import type { CodeEdit } from "../../../../generator/diff/usage/code-edits.js";

function edit(start: number, end: number, text = ""): CodeEdit {
  return { file: "/a.ts", start, end, text };
}

describe("edits of a file", () => {
  it("are applied at their places in the old text, in any order", () => {
    expect(applyEdits("abcdef", [edit(4, 5, "E"), edit(0, 1, "A1"), edit(2, 2, "-")])).toBe(
      "A1b-cdEf",
    );
  });

  it("are one removal if removals overlap, as of two last items of a list", () => {
    const text = "[a, b, c]";
    const removals = [edit(4, 7), edit(5, 8)];
    expect(unitedEdits(removals)).toEqual([edit(4, 8)]);
    expect(applyEdits(text, removals)).toBe("[a, ]");
  });

  it("are applied once if two findings need the same one", () => {
    expect(applyEdits("abc", [edit(1, 2, "B"), edit(1, 2, "B")])).toBe("aBc");
  });

  it.each([
    ["a change in a removed part", edit(0, 5), edit(2, 3, "x"), true],
    ["two changes of one part", edit(0, 5, "x"), edit(0, 5, "y"), true],
    ["an insertion in a removed part", edit(0, 5), edit(2, 2, "x"), true],
    ["the same change", edit(0, 5, "x"), edit(0, 5, "x"), false],
    ["overlapping removals", edit(0, 5), edit(3, 8), false],
    ["neighbours", edit(0, 5), edit(5, 6, "x"), false],
    ["insertions at one place", edit(3, 3, "x"), edit(3, 3, "y"), false],
    ["another file", edit(0, 5, "x"), { ...edit(0, 5, "y"), file: "/b.ts" }, false],
  ])("exclude each other or not: %s", (_, a, b, expected) => {
    expect([areConflicting(a, b), areConflicting(b, a)]).toEqual([expected, expected]);
  });
});
