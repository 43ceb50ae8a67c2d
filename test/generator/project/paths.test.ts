import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findObstacle, isInside, statEntry } from "../../../generator/project/output-paths.js";
import { scratchFolder } from "../support/places.js";

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

describe("the stat of a path", () => {
  it("is missing if the path does not exist, or a file has the path of a parent folder", () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "file"), "");
    expect(statEntry(join(folder, "other"))).toBeUndefined();
    expect(statEntry(join(folder, "file", "inner"))).toBeUndefined();
    expect(statEntry(join(folder, "file"))?.isFile()).toBe(true);
  });

  it("fails for other reasons", () => {
    expect(() => statEntry("a\0b")).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_ARG_VALUE" }),
    );
  });
});

describe("the obstacle of a path", () => {
  it("is the first entry that is no folder", () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "file"), "");
    const known = new Map<string, string | undefined>();
    expect(findObstacle(folder, "file/a/b.ts", known)).toBe("file");
    expect(findObstacle(folder, "other/b.ts", known)).toBeUndefined();
    expect([...known]).toEqual([
      ["file", "file"],
      ["file/a", "file"],
      ["other", undefined],
    ]);
  });
});
