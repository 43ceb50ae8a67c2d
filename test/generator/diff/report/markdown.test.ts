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
    expect(markdownReport({ ...MADE_REVIEW, findings })).toContain(`- ${code}: `);
  });
});
