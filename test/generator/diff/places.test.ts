import { describe, expect, it } from "vitest";
import { plainPalette } from "../../../generator/base/render-diagnostics.js";
import { report, REPORT_FORMATS } from "../../../generator/diff/report/report.js";
import { reviewOf } from "../../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../../generator/diff/level.js";
import { findings, parsed } from "./specs.js";

describe("the operations of a finding", () => {
  const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {} };
  const sideOf = (more: object) => ({ spec: parsed(JSON.stringify({ ...document, ...more })) });
  const [found] = findings(sideOf({}), sideOf({ servers: [{ url: "https://a.example" }] }));
  const textOf = async (format: (typeof REPORT_FORMATS)[number], places: readonly string[]) => {
    const all = found ? [{ ...found, places }] : [];
    const review = reviewOf(all, all, { audience: CONSUMER_CLASSES, ignored: 0, compared: [] });
    const text = await report(review, format, {
      failOn: "any",
      detail: "all",
      palette: plainPalette,
    });
    return text.replaceAll(/<\/?code>/g, "`");
  };

  it.each(REPORT_FORMATS)("are in the report as %s", async (format) => {
    const sentence = "Affected operations: `a`, `b`, `c` and `d`.";
    const expected = format === "json" ? '"places":["a","b","c","d"]' : sentence;
    expect(await textOf(format, ["a", "b", "c", "d"])).toContain(expected);
  });

  it("are counted if there are many", async () => {
    const names = ["a", "b", "c", "d", "e"];
    const sentence = "Affected operations: `a`, `b`, `c` and 2 others.";
    expect(await textOf("text", names)).toContain(sentence);
    const html = await textOf("html", names);
    expect(html).toContain(sentence);
    expect(html).toContain("Affected operations: `a`, `b`, `c`, `d`, `e`.");
  });
});
