import { describe, expect, it } from "vitest";
import { ifTested, patternTest } from "../../../../generator/spec/schema/pattern-test.js";

const PATTERNS = [
  "b",
  "^b",
  "b$",
  "^.$",
  "^[^b]*$",
  "^(?:a|b)+?$",
  "^(a|a?)+b$",
  "^(?:a{2}){1,2}$",
  "^(?:a*){3}$",
  "^a{0}b|😀$",
  String.raw`\bb`,
  String.raw`a\B`,
  "^(?=.*b)(?!.*bb)a",
  "(?<=ab)a|(?<!a|^)b",
  String.raw`^\p{L}\u{1F600}\x61$`,
  "",
];

const TEXTS = [
  "",
  "a",
  "b",
  "ab",
  "ba",
  "aab",
  "aba",
  "abb",
  "aaaa",
  "aaaaa",
  "a b",
  "a\n",
  "😀",
  "a😀a",
];

describe("the test of a text by a pattern", () => {
  it.each(PATTERNS)("agrees with the engine: %s", (pattern) => {
    const test = patternTest(pattern);
    const expression = new RegExp(pattern, "u");
    expect(TEXTS.filter(test)).toEqual(TEXTS.filter((text) => expression.test(text)));
  });

  it.each(["^(a|a?)+$", "^(?:a+)+$", "^(?:(?:a{0,9}){0,9}){0,9}$", `^${"a?".repeat(99)}a{99}$`])(
    "ends for texts that an engine does not end with: %s",
    (pattern) => expect(patternTest(pattern)(`${"a".repeat(98)}!`)).toBe(false),
  );

  it.each([
    [String.raw`^(?:(a)\1)+$`, "aa"],
    ["^(?:(?:a{0,999}){0,999}){999}$", "a".repeat(999)],
  ])(
    "is not made with back references and too many steps, so that its text is not used: %s",
    (pattern, text) => expect(ifTested(() => patternTest(pattern)(text))).toBe(false),
  );
});
