import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { colourPalette, plainPalette } from "../../../../generator/base/render-diagnostics.js";
import { report, REPORT_FORMATS } from "../../../../generator/diff/report/report.js";
import type { ReportFacts } from "../../../../generator/diff/report/report.js";
import type { Review } from "../../../../generator/diff/review.js";
import { expectGolden } from "../../support/golden-text.js";
import { emptyReview, MADE_REVIEW } from "./made-review.js";

const FACTS: ReportFacts = { failOn: "breaking", detail: "all", palette: plainPalette };

/** An HTML report without its style and the hash of it, which other tests compare. */
function withoutAssets(html: string): string {
  return html
    .replace(/<style>[^]*?<\/style>/, "<style></style>")
    .replaceAll(/'sha256-[^']*'/g, "'sha256'");
}

async function expectReport(review: Review, name: string, facts: Partial<ReportFacts> = {}) {
  const [, extension = ""] = name.split(".");
  const format = REPORT_FORMATS.find((each) => each === extension) ?? "text";
  const text = await report(review, format, { ...FACTS, ...facts });
  expectGolden(join(import.meta.dirname, "..", "reports", name), withoutAssets(text));
}

describe("a report of a review with every branch", () => {
  it.each(["made.txt", "made.json", "made.markdown", "made.github", "made.html"])(
    "reads well as %s",
    async (name) => {
      await expectReport(MADE_REVIEW, name);
    },
  );

  it("reads well as SARIF, which has no groups", async () => {
    const rules = /^(?:param-deprecated|max-lowered|text-kind-changed|param-removed)$/;
    const findings = MADE_REVIEW.findings.filter(({ rule }) => rules.test(rule));
    await expectReport({ ...MADE_REVIEW, findings }, "made.sarif");
  });

  it("is coloured for a terminal, and has the first additions and ids only", async () => {
    await expectReport(MADE_REVIEW, "made-urgent.txt", {
      detail: "urgent",
      palette: colourPalette,
    });
  });

  it("as JUnit fails what fails the run", async () => {
    await expectReport(MADE_REVIEW, "made-risky.junit", { failOn: "risky" });
  });
});

describe("a report of no findings", () => {
  it.each([
    ["text", "no changes\n"],
    ["github", "no changes\n"],
    ["markdown", "# Changes of the API\n\nNo changes.\n\nSuggested version step: **patch**\n"],
  ] as const)("says so as %s", async (format, expected) => {
    expect(await report(emptyReview({}), format, FACTS)).toBe(expected);
  });

  it.each(["nothing.json", "nothing.junit", "nothing.sarif"])("says so as %s", async (name) => {
    await expectReport(emptyReview({}), name);
  });

  it("says whom it is for, what was accepted, and what others have to look at", async () => {
    const review = emptyReview({
      audience: ["wire", "types", "validators"],
      others: 2,
      ignored: 1,
      classes: {
        ...emptyReview({}).summary.classes,
        handlers: { breaking: 1, risky: 1, info: 0, none: 0 },
      },
    });
    expect(await report(review, "text", FACTS)).toBe(
      "no changes that affect wire, types and validators (1 ignored)\nNot in this report (--class): Implementations of the handlers (handlers): 1 breaking, 1 risky\n",
    );
    expect(await report(review, "github", FACTS)).toBe(
      "no changes that affect wire, types and validators\n",
    );
    expect(await report(review, "markdown", FACTS)).toBe(
      "# Changes of the API\n\nNo changes that affect wire, types and validators. 1 accepted change is omitted.\n\nSuggested version step: **patch**\n",
    );
    await expectReport(review, "nothing-for-some.html");
  });
});
