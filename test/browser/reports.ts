import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { plainPalette } from "../../generator/base/render-diagnostics.js";
import type { Finding } from "../../generator/diff/finding.js";
import { report } from "../../generator/diff/report/report.js";
import { reviewOf } from "../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../generator/diff/level.js";
import type { Review } from "../../generator/diff/review.js";
import { CURRENT, realFindings, RECORDED, realReview } from "../generator/diff/real-pair.ts";
import { startBrowser } from "./browser.ts";
import type { OpenedPage, TestBrowser } from "./browser.ts";

/** Windows of a desk and of a telephone, in pixels. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The reports that are looked at: of a real pair, of names that have nowhere to break, of nothing. */
export const REPORTS = ["real", "long", "empty"] as const;

export type ReportName = (typeof REPORTS)[number];

/** The findings of the real pair. */
export const { findings } = realReview();

/** Those of all readers; the report counts the others above the changes. */
const allFindings = realFindings(RECORDED, CURRENT);

/** How a test opens a report as a file, without a server; the page closes with the test. */
export type OpenReport = (
  name?: ReportName,
  options?: BrowserContextOptions,
) => Promise<OpenedPage>;

/** Starts a browser for the tests of a file, and gives the way to open reports in it. */
export function reportsInBrowser(): OpenReport {
  let browser: TestBrowser;
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-reports-"));
    await Promise.all(
      REPORTS.map(async (name) => {
        const html = await report(reviews[name](), "html", {
          failOn: "breaking",
          detail: "all",
          palette: plainPalette,
        });
        writeFileSync(join(folder, `${name}.html`), html);
      }),
    );
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return async (name = "real", options) => {
    const address = pathToFileURL(join(folder, `${name}.html`)).href;
    const opened = await browser.open(address, { viewport: DESKTOP, ...options });
    onTestFinished(() => opened.page.context().close());
    return opened;
  };
}

const reviews: Readonly<Record<ReportName, () => Review>> = {
  real: realReview,
  long: longReview,
  empty: () =>
    reviewOf([], [], {
      audience: CONSUMER_CLASSES,
      ignored: 0,
      compared: [{ old: "a.json", new: "a.json" }],
    }),
};

/** The real findings with names that have nowhere to break, on sides, uses and values too. */
function longReview(): Review {
  const place = { file: long("src/"), line: 123456, column: 1234 };
  const use = { ...place, excerpt: { firstLine: 123455, lines: ["", long("code"), "}"] } };
  const found = findings.map((finding) => ({
    ...finding,
    id: long(finding.id),
    module: long(finding.module),
    parameter: long(finding.parameter ?? ""),
    message: `${finding.message} \`${long("x")}\` ${long("x")}`,
    old: long("before"),
    new: { [long("after")]: [long("value"), 1, null] },
    positions: { old: place, new: place },
    usage: [use, use],
  }));
  return reviewOf(found, found, {
    audience: CONSUMER_CLASSES,
    ignored: 1,
    compared: [{ old: long("old/"), new: long("new/") }],
  });
}

/** How many findings the articles that show stand for. */
export function shownChanges(page: Page): Promise<number> {
  return page.locator("article:visible .ids ul:not(.classes) li").count();
}

/** How many findings of any reader are like that. */
export function countAll(fits: (finding: Finding) => boolean): number {
  return allFindings.filter(fits).length;
}

/** How many findings are like that. */
export function count(fits: (finding: Finding) => boolean): number {
  return findings.filter(fits).length;
}

/** Unfolds whatever is folded. */
export function unfold(page: Page): Promise<void> {
  return page.locator("details").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
}

/** Grows a name until it fits into no line, and has nowhere to break. */
function long(text: string): string {
  return `${text}${"averylongname".repeat(20)}`;
}
