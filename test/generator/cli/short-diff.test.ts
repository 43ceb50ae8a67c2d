import { describe, expect, it } from "vitest";
import { shortDiff } from "../../../generator/cli/run-generate.js";

function difference(before: string, text: string): readonly string[] {
  return shortDiff({ kind: "update", path: "a", before, text });
}

describe("a short diff", () => {
  it("says what is missing and what is left over", () => {
    expect(shortDiff({ kind: "create", path: "a", text: "" })).toEqual(["+ (the file is missing)"]);
    expect(shortDiff({ kind: "delete", path: "a", before: "" })).toEqual([
      "- (no spec gives this file any more)",
    ]);
  });

  it("shows the lines between the first and the last difference", () => {
    expect(difference("a\nb\nc\nd", "a\nx\ny\nd")).toEqual([
      "@ line 2",
      "- b",
      "- c",
      "+ x",
      "+ y",
    ]);
  });

  it("shows lines that were only added or only removed", () => {
    expect(difference("a\nc", "a\nb\nc")).toEqual(["@ line 2", "+ b"]);
    expect(difference("a\na\na", "a\na")).toEqual(["@ line 3", "- a"]);
  });

  it("shows the first six lines of many", () => {
    const many = Array.from({ length: 9 }, (_, index) => String(index)).join("\n");
    expect(difference("x", many).slice(-2)).toEqual(["+ 5", "+ … 3 more"]);
  });
});
