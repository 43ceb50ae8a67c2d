import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeLines } from "../../../../templates/wiki/writes/edit-text.js";
import { assert } from "../../../random-runs.js";

describe("two changes of one text", () => {
  it.each([
    ["of lines that are apart", "1\n2\n3", "x\n2\n3", "1\n2\ny", "x\n2\ny"],
    ["that are the same", "1\n2", "1\nx", "1\nx", "1\nx"],
    ["one of which adds", "1\n2\n3", "1\n2\n3\n4", "0\n1\n2\n3", "0\n1\n2\n3\n4"],
    ["one of which removes", "1\n2\n3\n4", "1\n3\n4", "1\n2\n3\nx", "1\n3\nx"],
    ["of the same line", "1\n2\n3", "1\nx\n3", "1\ny\n3", undefined],
    ["of lines side by side", "1\n2\n3", "x\n2\n3", "1\ny\n3", undefined],
    ["at the same place", "1", "1\nx", "1\ny", undefined],
  ])("%s", (_name, base, mine, theirs, merged) => {
    expect(mergeLines(base, mine, theirs)).toBe(merged);
    expect(mergeLines(base, theirs, mine)).toBe(merged);
  });

  it("of which one is none give the other", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "c", ""), { maxLength: 8 })
      .map((lines) => lines.join("\n"));
    assert(
      fc.property(text, text, (base, mine) => {
        expect(mergeLines(base, mine, base)).toBe(mine);
        expect(mergeLines(base, mine, mine)).toBe(mine);
      }),
    );
  });
});
