import { describe, expect, it } from "vitest";
import { createSecretIndex, replaceRanges } from "../../../../generator/serve/secret-index.js";
import type { Occurrence } from "../../../../generator/serve/secret-index.js";

/** A text with a star for each part that has one of the values. */
function starred(text: string, values: Readonly<Record<string, Occurrence>>): string {
  const index = createSecretIndex();
  for (const [value, occurrence] of Object.entries(values)) index.add(value, occurrence);
  return replaceRanges(text, index.find(text), () => "*");
}

describe("the values in a text", () => {
  it.each<readonly [string, readonly string[], string]>([
    ["nothing here", [], "nothing here"],
    ["nothing here", ["other"], "nothing here"],
    ["a secret", ["secret"], "a *"],
    ["xsecretx", ["secret"], "x*x"],
    ["secret secrete", ["secret", "secrete"], "* *"],
    ["abc abd ab", ["abc", "abd"], "* * ab"],
    ["abc abd ab", ["abc", "ab"], "* *d *"],
    ["abc abd ab", ["ab", "abc"], "* *d *"],
    ["abcd abce abx", ["abcd", "abce", "abx"], "* * *"],
    ["abcdef", ["abc", "def"], "*"],
    ["abcabc", ["abc"], "*"],
    ["ababac", ["abac"], "ab*"],
    ["a%62c &#97;bc", ["abc"], "* *"],
    ["ab", ["abc"], "ab"],
    ["", ["abc"], ""],
  ])("in %j are found anywhere: %j", (text, values, expected) => {
    const occurrences = Object.fromEntries(values.map((value) => [value, "anywhere" as const]));
    expect(starred(text, occurrences)).toBe(expected);
  });

  it.each<readonly [string, string]>([
    ["test", "*"],
    ["a test.", "a *."],
    ["atest testa 1test test1 ätest testä", "atest testa 1test test1 ätest testä"],
    ["_test_ (test)", "_*_ (*)"],
    ["%20test %C3%A4test", "%20* %C3%A4test"],
    [
      String.raw`\ntest \u0020test \rtest \ttest \btest \ftest`,
      String.raw`\n* \u0020* \r* \t* \b* \f*`,
    ],
    [String.raw`%2test \u002test \xtest`, String.raw`%2test \u002test \xtest`],
  ])("in %j are found as whole words", (text, expected) => {
    expect(starred(text, { test: "whole-word" })).toBe(expected);
  });

  it("are found anywhere if they were added for that, in either order", () => {
    expect(starred("atest", { test: "anywhere", t: "whole-word" })).toBe("a*");
    for (const order of [
      ["anywhere", "whole-word"],
      ["whole-word", "anywhere"],
    ] as const) {
      const index = createSecretIndex();
      for (const occurrence of order) index.add("test", occurrence);
      expect(index.find("atest")).toEqual([{ start: 1, end: 5 }]);
    }
  });

  it.each<readonly [string, string]>([
    ["01234567…", "*…"],
    ["0123456…", "0123456…"],
    ["x0123456789…y", "x*…y"],
    ["01234567", "01234567"],
    ["01234567.", "01234567."],
    ["9876543210…", "9876543210…"],
    ["01234567%38%3…", "*…"],
  ])("are found as %j, which an ellipsis may end", (text, expected) => {
    expect(starred(text, { "0123456789abcdef": "anywhere" })).toBe(expected);
  });

  it("are found in parts of 64 characters, if they are longer", () => {
    const value = Array.from({ length: 70 }, (_, code) => String.fromCodePoint(0x4e00 + code)).join(
      "",
    );
    expect(starred(`a${value}b`, { [value]: "anywhere" })).toBe("a*b");
    expect(starred(value.slice(0, 64), { [value]: "anywhere" })).toBe("*");
    expect(starred(value.slice(6), { [value]: "anywhere" })).toBe("*");
    expect(starred(value.slice(1, 64), { [value]: "anywhere" })).toBe(value.slice(1, 64));
    expect(starred(value.slice(0, 64), { [value.slice(0, 64)]: "anywhere" })).toBe("*");
    const long = value.repeat(3);
    expect(starred(long.slice(128, 192), { [long]: "anywhere" })).toBe("*");
  });
});

describe("parts of a text", () => {
  it("are replaced, and the rest is not", () => {
    const ranges = [
      { start: 5, end: 6 },
      { start: 1, end: 2 },
      { start: 1, end: 3 },
      { start: 2, end: 3 },
    ];
    expect(replaceRanges("0123456", ranges, ({ start, end }) => `<${start}${end}>`)).toBe(
      "0<13>34<56>6",
    );
    expect(replaceRanges("0123", [], () => "*")).toBe("0123");
  });
});
