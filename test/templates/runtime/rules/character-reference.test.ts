import { describe, expect, it } from "vitest";
import { decodeReferences } from "../../../../templates/runtime/rules/character-reference.js";

describe("a character reference", () => {
  it.each([
    ["&#9;&#10;", "\t\n"],
    ["&#32;&#126;", " ~"],
    ["&#160;&#xD7FF;", "\u00A0\uD7FF"],
    ["&#xE000;&#xFFFD;", "\uE000\uFFFD"],
    ["&#x10000;&#x10FFFF;", "\u{10000}\u{10FFFF}"],
    ["&#X41;&#x0041;&#065;", "AAA"],
    ["&amp;&apos;&gt;&lt;&nbsp;&quot;", "&'><\u00A0\""],
  ])("%s is read", (text, expected) => {
    expect(decodeReferences(text)).toBe(expected);
  });

  it.each(["0", "8", "11", "31", "127", "159", "xD800", "xDFFF", "xFFFE", "xFFFF", "x110000"])(
    "&#%s; is of no character",
    (code) => {
      expect(decodeReferences(`a&#${code};b`)).toBe("a\uFFFDb");
    },
  );

  it.each(["&", "&amp", "&foo;", "&#;", "&#x;", "&#xG;", "& amp;"])("is not %s", (text) => {
    expect(decodeReferences(text)).toBe(text);
  });

  it("is read once, and what it makes is composed; a text without one stays as it is", () => {
    expect(decodeReferences("&amp;lt;")).toBe("&lt;");
    expect(decodeReferences("e&#x301;")).toBe("é");
    expect(decodeReferences("e\u0301")).toBe("e\u0301");
  });
});
