import { describe, expect, it } from "vitest";
import { createPlaceholders } from "../../../../templates/wiki/render/placeholders.js";

describe("the holes of a text", () => {
  it("have marks of private characters with their numbers, and are filled with their parts", () => {
    const holes = createPlaceholders();
    const marks = Array.from({ length: 12 }, (_, index) => holes.put(`<b>${index}</b>`));
    expect([marks[0], marks[11]]).toEqual(["\uE0000\uE001", "\uE00011\uE001"]);
    expect(holes.fill(`a${marks[1]}b${marks[11]}${marks[0]}c`)).toBe(
      "a<b>1</b>b<b>11</b><b>0</b>c",
    );
  });

  it("are filled within the parts of others, with the characters that replacements give a meaning", () => {
    const holes = createPlaceholders();
    const inner = holes.put("$& $1");
    const outer = holes.put(`<p>${inner}</p>`);
    expect(holes.fill(`${outer}, ${inner}`)).toBe("<p>$& $1</p>, $& $1");
  });

  it.each([
    ["no mark", "1 2"],
    ["a number without an end", "\uE0000 "],
    ["a number without a start", "0\uE001"],
    ["no number", "\uE000\uE001"],
    ["another text than a number", "\uE0000a\uE001"],
  ])("leave a text with %s as it is", (_what, text) => {
    const holes = createPlaceholders();
    holes.put("<b>");
    expect(holes.fill(text)).toBe(text);
  });

  it("are empty if their part belongs to another text", () => {
    expect(createPlaceholders().fill("a\uE0000\uE001b")).toBe("ab");
  });
});
