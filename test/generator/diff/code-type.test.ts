import { describe, expect, it } from "vitest";
import {
  isSubtype,
  readsKept,
  readsOpened,
  typeCircumstances,
  writesKept,
} from "../../../generator/diff/catalogue-types.js";
import type { CodeUse } from "../../../generator/spec/parameters/traits.js";

function use(written: readonly string[], read: readonly string[]): CodeUse {
  return { written, read };
}

describe("types in code", () => {
  it.each([
    [[], [], true],
    [["text"], ["text", "number"], true],
    [["text", "number"], ["text"], false],
    [["=a"], ["text"], true],
    [["=a"], ["=a"], true],
    [["=a"], ["=b"], false],
    [["number"], ["text"], false],
    [["text"], ["=a"], false],
  ])("%j are those of %j: %s", (types, wider, expected) => {
    expect(isSubtype(types, wider)).toBe(expected);
  });

  it.each([
    [
      "nothing changes",
      use(["text"], ["text"]),
      use(["text"], ["text"]),
      [true, true, false, ["same-types"]],
    ],
    [
      "more is written",
      use(["=a"], ["text"]),
      use(["text"], ["text"]),
      [true, true, false, ["same-types"]],
    ],
    [
      "less is written",
      use(["text"], ["text"]),
      use(["=a"], ["text"]),
      [false, true, false, ["handlers-kept"]],
    ],
    [
      "less is read",
      use(["text"], ["text"]),
      use(["text"], ["=a"]),
      [true, true, false, ["same-types"]],
    ],
    [
      "more is listed",
      use(["=a"], ["=a"]),
      use(["=a"], ["=a", "=b"]),
      [true, false, true, ["values-opened"]],
    ],
    [
      "a list becomes text",
      use(["=a"], ["=a"]),
      use(["text"], ["text"]),
      [true, false, true, ["values-opened"]],
    ],
    [
      "another type is read",
      use(["=a"], ["=a"]),
      use(["=a"], ["=a", "number"]),
      [true, false, false, []],
    ],
    [
      "numbers become text",
      use(["number"], ["number"]),
      use(["text"], ["text"]),
      [false, false, false, []],
    ],
  ] as const)("where %s", (_what, old, next, expected) => {
    expect([
      writesKept(old, next),
      readsKept(old, next),
      readsOpened(old, next),
      typeCircumstances(old, next),
    ]).toEqual(expected);
  });
});
