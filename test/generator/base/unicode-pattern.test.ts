import { describe, expect, it } from "vitest";
import { unicodePattern } from "../../../generator/spec/openapi/upgrade.js";

describe("a pattern for the flag u", () => {
  it.each([
    [String.raw`^a\-b\_c$`, "^a-b_c$"],
    [String.raw`^[\w\-\.\@]+$`, String.raw`^[\w\-\.@]+$`],
    [String.raw`[\]\-]\-`, String.raw`[\]\-]-`],
    [String.raw`\\\-\/\d{2}`, String.raw`\\-\/\d{2}`],
    [String.raw`\😀\"\ `, '😀" '],
  ])("has no backslash without effect: %s", (given, expected) => {
    expect(unicodePattern(given)).toBe(expected);
    expect(() => new RegExp(expected, "u")).not.toThrow();
  });

  it.each([String.raw`^\p{Lu}\u{1F600}[\b]\k<a>(?<a>.)\0$`, "a\\", "[", String.raw`\y`])(
    "is as it was if nothing can be removed: %s",
    (pattern) => expect(unicodePattern(pattern)).toBe(pattern),
  );
});
