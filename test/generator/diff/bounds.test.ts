import { describe, expect, it } from "vitest";
import { boundChanges } from "../../../generator/diff/directory/bounds.js";

describe("a bound of a schema", () => {
  it.each([
    [{}, { minimum: 1 }, "tightened"],
    [{ pattern: "a" }, {}, "loosened"],
    [{ minimum: 1 }, { minimum: 2 }, "tightened"],
    [{ minItems: 2 }, { minItems: 1 }, "loosened"],
    [{ maximum: 1 }, { maximum: 2 }, "loosened"],
    [{ maxLength: 2 }, { maxLength: 1 }, "tightened"],
    [{ multipleOf: 2 }, { multipleOf: 4 }, "tightened"],
    [{ multipleOf: 4 }, { multipleOf: 2 }, "loosened"],
    [{}, { uniqueItems: true }, "tightened"],
    [{ uniqueItems: true }, { uniqueItems: false }, "loosened"],
  ])("from %j to %j is %s", (old, next, direction) => {
    for (const unclear of ["tightened", "loosened"] as const)
      expect(boundChanges(old, next, unclear)).toMatchObject([{ direction }]);
  });

  it.each([
    [{ multipleOf: 2 }, { multipleOf: 3 }],
    [{ pattern: "a" }, { pattern: "b" }],
  ])("from %j to %j is what it is to be taken for", (old, next) => {
    for (const unclear of ["tightened", "loosened"] as const)
      expect(boundChanges(old, next, unclear)).toMatchObject([{ direction: unclear }]);
  });

  it("that bounds nothing is none, and the same one is no change", () => {
    expect(boundChanges({}, { uniqueItems: false }, "loosened")).toEqual([]);
    expect(boundChanges({ minimum: 1 }, { minimum: 1 }, "loosened")).toEqual([]);
  });
});
