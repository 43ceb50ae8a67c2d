import { describe, expect, it } from "vitest";
import { isUnchanged } from "../../../generator/diff/matching.js";

describe("two parts of a model", () => {
  it.each([
    [1, 1],
    [null, null],
    [{}, {}],
    [[], []],
    [
      [1, { a: [2] }],
      [1, { a: [2] }],
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [
      { a: 1, origin: 1 },
      { a: 1, origin: 2 },
    ],
    [{ a: undefined }, { a: undefined }],
  ])("%j and %j are alike", (a, b) => {
    expect([isUnchanged(a, b), isUnchanged(b, a)]).toEqual([true, true]);
  });

  it.each([
    [1, 2],
    [1, "1"],
    [null, {}],
    [null, 1],
    [{}, "a"],
    [{}, []],
    [[1], [2]],
    [[1], [1, 2]],
    [[], [undefined]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ toString: 1 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])("%j and %j are not alike", (a, b) => {
    expect([isUnchanged(a, b), isUnchanged(b, a)]).toEqual([false, false]);
  });
});
