/**
 * The pictures of README.md: the HTML report of its first review, in light and dark.
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
const VIEWPORT = { width: 860, height: 640 };

let browser: TestBrowser;
let folder = "";
let address = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-first-review-"));
  const wiki = startPage.fences.find(({ file }) => file === "wiki.json");
  if (!wiki) throw new Error("README.md shows no wiki.json.");
  writeFileSync(join(folder, "wiki.json"), wiki.text);
  writeFileSync(join(folder, "next.json"), wiki.text.replace('"redirects"', '"redirected"'));
  const { out } = paramsmith(folder, "diff", "wiki.json", "next.json", "--format", "html");
  const report = join(folder, "report.html");
  writeFileSync(report, out);
  address = pathToFileURL(report).href;
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each(["light", "dark"] as const)("shows the first review in %s", async (colorScheme) => {
  const { page } = await browser.open(address, { viewport: VIEWPORT, colorScheme });
  await expectScreenshot(page, join(REPOSITORY, "generator", `review-${colorScheme}.png`));
});
