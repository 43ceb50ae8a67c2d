/**
 * The pictures of README.md, in light and dark: the HTML report of its first review, and the explorer of its
 * first wiki.
 *
 * @module
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, it } from "vitest";
import { paramsmith } from "../generator/support/cli.js";
import { REPOSITORY } from "../generator/support/places.js";
import { startPage } from "../pages/pages.ts";
import { startBrowser } from "./browser.ts";
import type { TestBrowser } from "./browser.ts";
import { expectScreenshot } from "./screenshot.ts";

/** The columns of text in a page of documentation, in pixels. */
const REPORT = { width: 860, height: 640 };

/** Wide enough for the list of contents, the form and the request beside it. */
const EXPLORER = { width: 1180, height: 620 };

/** A form with an error. */
const FORM = "#/wiki/allpages!compose?apprefix=Ber&apfilterredir=broken";

let browser: TestBrowser;
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-pictures-"));
  const wiki = startPage.fences.find(({ file }) => file === "wiki.json");
  if (!wiki) throw new Error("README.md shows no wiki.json.");
  writeFileSync(join(folder, "wiki.json"), wiki.text);
  writeFileSync(join(folder, "next.json"), wiki.text.replace('"redirects"', '"redirected"'));
  const { out } = paramsmith(folder, "diff", "wiki.json", "next.json", "--format", "html");
  writeFileSync(join(folder, "report.html"), out);
  paramsmith(folder, "docs", "--spec", "wiki.json", "--out", "site");
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function addressOf(file: string): string {
  return pathToFileURL(join(folder, file)).href;
}

it.each(["light", "dark"] as const)("shows the first review in %s", async (colorScheme) => {
  const { page } = await browser.open(addressOf("report.html"), { viewport: REPORT, colorScheme });
  await expectScreenshot(page, join(REPOSITORY, "generator", `review-${colorScheme}.png`));
});

it.each(["light", "dark"] as const)("shows the explorer in %s", async (colorScheme) => {
  const address = addressOf("site/index.html") + FORM;
  const { page } = await browser.open(address, { viewport: EXPLORER, colorScheme });
  await page.locator("#run").waitFor();
  await expectScreenshot(page, join(REPOSITORY, "generator", `explorer-${colorScheme}.png`));
});
