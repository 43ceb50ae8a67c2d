import { escapeHidden } from "../../base/hidden-characters.js";
import type { Palette } from "../../base/render-diagnostics.js";
import type { FailOn, Review } from "../review.js";
import type { ReportDetail } from "./text.js";

export const REPORT_FORMATS = [
  "text",
  "json",
  "markdown",
  "github",
  "junit",
  "sarif",
  "html",
] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The additional inputs for some formats. */
export interface ReportFacts {
  readonly failOn: FailOn;
  readonly detail: ReportDetail;
  readonly palette: Palette;
}

/** Formats a review. */
export async function report(
  review: Review,
  format: ReportFormat,
  { failOn, detail, palette }: ReportFacts,
): Promise<string> {
  switch (format) {
    case "text":
      return (await import("./text.js")).textReport(review, detail, palette);
    case "json":
      return jsonReport(review);
    case "markdown":
      return (await import("./markdown.js")).markdownReport(review, detail);
    case "github":
      return (await import("./github.js")).githubReport(review);
    case "junit":
      return (await import("./junit.js")).junitReport(review, failOn);
    case "sarif":
      return (await import("./sarif.js")).sarifReport(review);
    case "html":
      return (await import("./html.js")).htmlReport(review);
  }
}

/** Formats a review as one JSON object on one line. */
function jsonReport({ findings, summary }: Review): string {
  // Hidden characters occur only in strings, where their escapes have the same meaning.
  return `${escapeHidden(JSON.stringify({ findings, summary }))}\n`;
}
