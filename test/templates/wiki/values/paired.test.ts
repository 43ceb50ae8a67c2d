import { expect, it } from "vitest";
import { pairItems } from "../../../../templates/wiki/values/pair-items.js";

it("puts together what stands at the same places, as far as both lists go", () => {
  expect(pairItems(["a", "b"], [1, 2])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  expect(pairItems(["a", "b"], [undefined])).toEqual([["a", undefined]]);
  expect(pairItems(["a"], [1, 2])).toEqual([["a", 1]]);
  expect(pairItems([], [1])).toEqual([]);
});
