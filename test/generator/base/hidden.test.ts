import { describe, expect, it } from "vitest";
import {
  escapeHidden,
  escapeHiddenInLines,
  isPlainLine,
  replaceHidden,
} from "../../../generator/base/hidden-characters.js";

/** The first and the last of each range of Unicode's characters that are not seen. */
const HIDDEN = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x06_1c, 0x06_1c],
  [0x18_0e, 0x18_0e],
  [0x20_0b, 0x20_0f],
  [0x20_28, 0x20_2e],
  [0x20_60, 0x20_6f],
  [0xd8_00, 0xdf_ff],
  [0xfe_ff, 0xfe_ff],
  [0xff_f9, 0xff_fb],
] as const;

function escapeOf(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

describe("a hidden character", () => {
  it.each(HIDDEN)("is one from %i to %i, and no neighbour", (first, last) => {
    for (const code of new Set([first, first + 1, last - 1, last])) {
      if (code < first || code > last) continue;
      const char = String.fromCharCode(code);
      expect(escapeHidden(`é${char}a${char}`)).toBe(`é${escapeOf(code)}a${escapeOf(code)}`);
      expect(escapeHidden(char)).toBe(escapeOf(code));
      expect(replaceHidden(`a${char}`, "?")).toBe("a?");
      expect(isPlainLine(`a${char}`)).toBe(false);
      expect(isPlainLine(`${char}a`)).toBe(false);
    }
    for (const code of [first - 1, last + 1]) {
      if (code < 0) continue;
      const text = `é${String.fromCharCode(code)}`;
      expect(escapeHidden(text)).toBe(text);
      expect(replaceHidden(text, "?")).toBe(text);
    }
  });

  it("is none of a pair of surrogates", () => {
    expect(escapeHidden("\u{1F600}")).toBe("\u{1F600}");
    expect(replaceHidden("\u{1F600}\u{1F600}", "?")).toBe("\u{1F600}\u{1F600}");
  });
});

describe("a plain line", () => {
  it.each([
    ["", true],
    [" a~", true],
    ["\u001F", false],
    ["\u007F", false],
    ["é", false],
    ["aé", false],
    ["éa", false],
    ["a\nb", false],
  ])("has printable ASCII only: %j", (text, is) => {
    expect(isPlainLine(text)).toBe(is);
  });
});

describe("hidden characters in lines", () => {
  it.each([
    ["", ""],
    ["a\nb~", "a\nb~"],
    ["\n\n", "\n\n"],
    ["a\r\nb", "a\\u000d\nb"],
    ["\u202Ea\nb", "\\u202ea\nb"],
    ["a\nb\u202E", "a\nb\\u202e"],
    ["é\né\u0000\n", "é\né\\u0000\n"],
  ])("are escaped, except the ends of lines: %j", (text, escaped) => {
    expect(escapeHiddenInLines(text)).toBe(escaped);
  });
});
