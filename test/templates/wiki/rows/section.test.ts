import { describe, expect, it } from "vitest";
import { sectionOf } from "../../../../templates/wiki/rows/section.js";

const TEXT = "lead\n\n== A ==\na\n=== A1 ===\na1\n== B ==\nb\n";

describe("sectionOf", () => {
  it("gives what stands before the first heading as section 0", () => {
    expect(sectionOf(TEXT, "0")).toBe("lead");
    expect(sectionOf("no heading\n", "0")).toBe("no heading");
  });

  it("gives a section with those below it", () => {
    expect(sectionOf(TEXT, "1")).toBe("== A ==\na\n=== A1 ===\na1");
    expect(sectionOf(TEXT, "2")).toBe("=== A1 ===\na1");
    expect(sectionOf(TEXT, "3")).toBe("== B ==\nb");
  });

  it("knows no section beyond the last, and none that is no number", () => {
    expect(sectionOf(TEXT, "4")).toBeUndefined();
    expect(sectionOf(TEXT, "new")).toBeUndefined();
    expect(sectionOf(TEXT, "-1")).toBeUndefined();
  });

  it("takes headings in comments, unread text and braces for none", () => {
    const text =
      "a\n<!--\n== X ==\n-->\n<nowiki>\n== Y ==\n</nowiki>\n{{t|\n== Z ==\n}}\n== W ==\nw";
    expect(sectionOf(text, "1")).toBe("== W ==\nw");
    expect(sectionOf(text, "2")).toBeUndefined();
  });
});
