import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { plainPalette } from "../../generator/base/render-diagnostics.js";
import type { Finding } from "../../generator/diff/finding.js";
import { report } from "../../generator/diff/report/report.js";
import { reviewOf } from "../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../generator/diff/level.js";
import type { Review } from "../../generator/diff/review.js";
import { realReview } from "../generator/diff/real-pair.ts";
import { openPage } from "./browser.ts";
import type { OpenedPage } from "./browser.ts";
import { sharedFolder } from "./explorers.ts";

/** The reports that are looked at: of a real pair, of names that have nowhere to break, of nothing. */
export const REPORTS = ["real", "long", "empty"] as const;

export type ReportName = (typeof REPORTS)[number];

/** The findings of the real pair. */
export const { findings } = realReview();

const folder = sharedFolder();

/** Opens a report as a file, without a server; the page closes with the test. */
export async function openReport(
  name: ReportName = "real",
  options?: BrowserContextOptions,
): Promise<OpenedPage> {
  const file = join(folder, `${name}.html`);
  if (!existsSync(file)) {
    const settings = { failOn: "breaking", detail: "all", palette: plainPalette } as const;
    writeFileSync(file, await report(reviews[name](), "html", settings));
  }
  return openPage(pathToFileURL(file).href, options);
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
