import { describe, expect, it } from "vitest";
import { unicodePattern } from "../../../../generator/spec/schema/pattern.js";

describe("a pattern for the flag u", () => {
  it.each([
    ["backslashes without effect", String.raw`^a\-b\_c$`, "^a-b_c$"],
    ["one of them in a class", String.raw`^[\w\-\.\@]+$`, String.raw`^[\w\-\.@]+$`],
    ["a hyphen beside a class", "^[\\w-.]+$", String.raw`^[\w\-.]+$`],
    ["braces that repeat nothing", "^{x}$", String.raw`^\{x\}$`],
    ["a bracket that closes nothing", "a]", String.raw`a\]`],
    ["an octal escape", String.raw`\-\012`, String.raw`-\u{a}`],
    ["a letter beyond U+FFFF", String.raw`😀\"`, '😀"'],
  ])("escapes %s", (_name, given, expected) => {
    expect(unicodePattern(given)).toEqual({ kind: "pattern", pattern: expected });
    expect(() => new RegExp(expected, "u")).not.toThrow();
  });

  it.each([String.raw`^\p{Lu}\u{1F600}[\b]\k<a>(?<a>.)\0$`, "", String.raw`[\]\-]-`])(
    "is as it was if it is valid: %s",
    (pattern) => expect(unicodePattern(pattern)).toEqual({ kind: "pattern", pattern }),
  );

  it.each([
    ["(?i)^x$", /Invalid group/],
    ["a\\", /at end of pattern/],
    ["[", /Unterminated character class/],
    ["(?=a)*\\_", /Nothing to repeat|Invalid/],
    ["\uD800", /half a surrogate pair/],
  ])("does not exist for %s", (pattern, detail) => {
    expect(unicodePattern(pattern)).toEqual({
      kind: "invalid",
      detail: expect.stringMatching(detail),
    });
  });

  it.each(
    String.raw`\A[a-z] a\z \p{IsLatin} [\h] \x{41} [[:^alpha:]] a{,3} [a-z&&[^b]]`.split(" "),
  )("does not exist for %s, which other languages write", (pattern) => {
    expect(unicodePattern(pattern)).toEqual({
      kind: "invalid",
      detail: expect.stringMatching(/has a different meaning in JavaScript/),
    });
  });
});
