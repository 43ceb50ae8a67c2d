import { expect, it } from "vitest";
import { paired } from "../../../../templates/wiki/values/paired.js";

it("puts together what stands at the same places, as far as both lists go", () => {
  expect(paired(["a", "b"], [1, 2])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  expect(paired(["a", "b"], [undefined])).toEqual([["a", undefined]]);
  expect(paired(["a"], [1, 2])).toEqual([["a", 1]]);
  expect(paired([], [1])).toEqual([]);
});
