import { expect, it } from "vitest";
import { compareCells, compareTexts } from "../../../../templates/wiki/values/compare.js";

it("puts what is absent first, then numbers and truths, then texts", () => {
  const inOrder = [null, -1, false, true, 2, 10, "", "10", "9"];
  expect(inOrder.toReversed().toSorted(compareCells)).toEqual(inOrder);
  expect(["a", 1, null].toSorted(compareCells)).toEqual([null, 1, "a"]);
  expect(compareCells("a", 1)).toBe(1);
  expect(compareCells(1, "a")).toBe(-1);
  expect(compareCells(undefined, 0)).toBe(-1);
  expect(compareCells(0, undefined)).toBe(1);
  expect(compareCells(true, 1)).toBe(0);
});

it("orders texts by their code points, which is not the order of their UTF-16 units", () => {
  const inOrder = ["", "Z", "a", "ab", "é", "\uFFFD", "😀", "😀a", "😁"];
  expect(inOrder.toReversed().toSorted(compareTexts)).toEqual(inOrder);
});
