import { describe, expect, it } from "vitest";
import { markdownReport, markdownText } from "../../../../generator/diff/report/markdown.js";
import { MADE_REVIEW } from "./made-review.js";

describe("a message in Markdown", () => {
  it.each([
    ["The field is gone.", "The field is gone."],
    ["`a_b` becomes `c*d`.", "`a_b` becomes `c*d`."],
    ["a_b becomes *c*.", String.raw`a\_b becomes \*c\*.`],
    ["`a\u202Eb`", "`a\\u202eb`"],
  ])("%j is written as %j", (message, text) => {
    expect(markdownText(message)).toBe(text);
  });

  it.each([
    ["a", "`a`"],
    ["a`b", "`` a`b ``"],
    ["a``b`c", "``` a``b`c ```"],
  ])("names the module %j as %j", (module, code) => {
    const findings = MADE_REVIEW.findings.map((finding) => ({ ...finding, module }));
    expect(markdownReport({ ...MADE_REVIEW, findings }, "urgent")).toContain(`- ${code}: `);
  });
});

function itemsIn(text: string): number {
  return text.match(/^- .* is gone\./gm)?.length ?? 0;
}

describe("a long report in Markdown", () => {
  const [made] = MADE_REVIEW.findings;
  const findings = Array.from({ length: 3000 }, (_each, index) =>
    Object.assign({}, made, {
      id: `${index}`,
      parameter: `p${index}`,
      message: `p${index} is gone.`,
    }),
  );
  const review = { ...MADE_REVIEW, findings };

  it("is shorter than a comment may be, and tells how to get the rest", () => {
    const text = markdownReport(review, "urgent");
    expect(text.length).toBeLessThan(65_536);
    expect(text.length).toBeGreaterThan(65_000);
    const [, hidden] =
      text.match(/^(\d+) more changes: see `paramsmith diff … --format markdown --all/m) ?? [];
    expect(itemsIn(text) + Number(hidden)).toBe(3000);
    expect(text).toMatch(/Suggested version step: \*\*major\*\*\n$/);
  });

  it("is complete with all details", () => {
    const text = markdownReport(review, "all");
    expect(itemsIn(text)).toBe(3000);
    expect(text).not.toContain("more change");
  });
});
