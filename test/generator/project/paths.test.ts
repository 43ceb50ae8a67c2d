import { describe, expect, it } from "vitest";
import { isInside } from "../../../generator/project/changes.js";

describe("a path of a file that is written", () => {
  it.each(["a", "a/b.ts", "a/..b", "..a/b"])("may be %j", (path) => {
    expect(isInside(path)).toBe(true);
  });

  it.each([
    "",
    ".",
    "..",
    "../a",
    "a/../b",
    "./a",
    "a/",
    "/a",
    "C:/a",
    "c:a",
    "a\\b",
    "a\0b",
    "a//b",
  ])("is not %j", (path) => {
    expect(isInside(path)).toBe(false);
  });
});
