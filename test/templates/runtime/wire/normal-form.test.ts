import { array, constantFrom, oneof, property, string, tuple } from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { nfc } from "../../../../templates/runtime/wire/normal-form.js";
import { assert } from "../../../random-runs.js";

/** Marks of many classes, of none, and those that are written as two. */
const MARKS = [
  ...Array.from(
    "\u0334\u0345\u0301\u0316\u0327\u031B\u035C\u0360\u302A\u05B0\u064B\u0E38\u0F71\u0F74\u3099",
  ),
  ...Array.from("\u034F\u20DD\u0903\u0344\u0F73\u0F81\u{1D165}\u{16FF0}\u{1E8D0}"),
];

const mark = constantFrom(...MARKS);
const run = array(mark, { maxLength: 40 }).map((marks) => marks.join(""));
const base = constantFrom("a", "é", "Ǖ", "\u1100\u1161", "각", "か", "\u0915", "\uD800", "|", "");
const text = array(tuple(base, run), { maxLength: 6 }).map((parts) => parts.flat().join(""));

describe("the normal form of a text", () => {
  it("is that of String.normalize, whatever the marks", () => {
    assert(
      property(oneof(text, string({ unit: "binary" })), (given) => {
        expect(nfc(given)).toBe(given.normalize("NFC"));
      }),
    );
  });

  it("is that of String.normalize for every character, and for marks after it", () => {
    const characters = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
    const given = characters.map((character) => `a${character}\u0301\u0316`).join("");
    expect(nfc(given)).toBe(given.normalize("NFC"));
  });

  it.each([
    ["of one character", `e${"\u0301\u0316".repeat(100_000)}`],
    ["of characters that have fewer", `e${"\u0301\u0316".repeat(24)}`.repeat(2_000)],
  ])("is computed for at most fifty marks in a row, %s", (_what, given) => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    const normal = nfc(given);
    const parts = normalize.mock.contexts.map(String);
    normalize.mockRestore();
    expect(parts.join("") === given).toBe(true);
    expect(parts.some((part) => /\p{M}{51}/u.test(part))).toBe(false);
    expect(normal.startsWith("\u00E9\u0316")).toBe(true);
  });

  it("sorts more than fifty marks in a row in each fifty only", () => {
    const above = "\u0307";
    const below = "\u0323";
    const sorted = (marks: number): string => `x${below}${above.repeat(marks)}`;
    expect(nfc(`x${above.repeat(49)}${below}`)).toBe(sorted(49).normalize("NFC"));
    expect(nfc(`x${above.repeat(50)}${below}`)).not.toBe(sorted(50).normalize("NFC"));
  });
});
