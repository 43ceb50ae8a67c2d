import { describe, expect, it } from "vitest";
import { boundChanges } from "../../../generator/diff/schema-bounds.js";

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
    expect(boundChanges([old], [next])).toMatchObject([{ direction }]);
  });

  it.each([
    [{ multipleOf: 2 }, { multipleOf: 3 }],
    [{ pattern: "a" }, { pattern: "b" }],
  ])("from %j to %j is both", (old, next) => {
    expect(boundChanges([old], [next])).toMatchObject([{ direction: "either" }]);
  });

  it("that bounds nothing is none, and the same one is no change", () => {
    expect(boundChanges([{}], [{ uniqueItems: false }])).toEqual([]);
    expect(boundChanges([{ minimum: 1 }], [{ minimum: 1 }])).toEqual([]);
  });

  it.each([
    [[{ minLength: 3 }, { minLength: 2 }], [{ minLength: 3 }], []],
    [[{ minLength: 3 }], [{ minLength: 3 }, { minLength: 4 }], ["tightened"]],
    [[{ pattern: "a" }], [{ pattern: "a" }, { pattern: "b" }], ["tightened"]],
    [[{ multipleOf: 2 }, { multipleOf: 3 }], [{ multipleOf: 2 }], ["loosened"]],
  ])("is the tightest of the parts: from %j to %j", (old, next, directions) => {
    expect(boundChanges(old, next).map(({ direction }) => direction)).toEqual(directions);
  });
});
