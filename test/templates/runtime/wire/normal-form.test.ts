import { array, assert, constantFrom, oneof, property, string, tuple } from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { nfc } from "../../../../templates/runtime/wire/normal-form.js";

/** Marks of many classes, of none, and those that are written as two. */
const MARKS = [
  ...Array.from(
    "\u0334\u0345\u0301\u0316\u0327\u031B\u035C\u0360\u302A\u05B0\u064B\u0E38\u0F71\u0F74\u3099",
  ),
  ...Array.from("\u034F\u20DD\u0903\u0344\u0F73\u0F81\u{1D165}\u{16FF0}\u{1E8D0}"),
];

const mark = constantFrom(...MARKS);
const run = array(mark, { maxLength: 90 }).map((marks) => marks.join(""));
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

  it("is that of String.normalize for every mark in a long run", () => {
    const marks = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => /\p{M}/u.test(character),
    );
    const given = `a${marks.join("")}${marks.toReversed().join("")}`;
    expect(marks.length).toBeGreaterThan(2000);
    expect(nfc(given)).toBe(given.normalize("NFC"));
  });

  it("of a long run of marks is computed from sorted marks, which String.normalize need not sort", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    nfc(`e${"\u0301\u0316".repeat(500_000)}`);
    const long = normalize.mock.contexts.map(String).filter(({ length }) => length > 3);
    normalize.mockRestore();
    expect(long).toEqual([`e${"\u0316".repeat(500_000)}${"\u0301".repeat(500_000)}`]);
  });
});
