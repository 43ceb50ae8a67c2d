/**
 * The pictures of the pages, in light and dark: the HTML report of a review, and the explorer. Both show the
 * wiki of generator/setup.md.
 *
 * @module
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, it } from "vitest";
import { paramsmith } from "../generator/support/cli.js";
import { REPOSITORY } from "../generator/support/places.js";
import { setupPage } from "../pages/pages.ts";
import { openPage } from "./browser.ts";
import { sharedFolder } from "./explorers.ts";
import { expectScreenshot } from "./screenshot.ts";

/** The columns of text in a page of documentation, in pixels. */
const REPORT = { width: 860, height: 640 };

/** Wide enough for the list of contents, the form and the request beside it. */
const EXPLORER = { width: 1180, height: 620 };

/** A form with an error. */
const FORM = "#/wiki/allpages!compose?apprefix=Ber&apfilterredir=broken";

const folder = sharedFolder();

beforeAll(() => {
  const wiki = setupPage.fences.find(({ file }) => file === "wiki.json");
  if (!wiki) throw new Error("generator/setup.md shows no wiki.json.");
  writeFileSync(join(folder, "wiki.json"), wiki.text);
  writeFileSync(join(folder, "next.json"), wiki.text.replace('"redirects"', '"redirected"'));
  const { out } = paramsmith(folder, "diff", "wiki.json", "next.json", "--format", "html");
  writeFileSync(join(folder, "report.html"), out);
  paramsmith(folder, "docs", "--spec", "wiki.json", "--out", "site");
});

function addressOf(file: string): string {
  return pathToFileURL(join(folder, file)).href;
}

it.each(["light", "dark"] as const)("shows the first review in %s", async (colorScheme) => {
  const { page } = await openPage(addressOf("report.html"), { viewport: REPORT, colorScheme });
  await expectScreenshot(page, join(REPOSITORY, "generator", `review-${colorScheme}.png`));
});

it.each(["light", "dark"] as const)("shows the explorer in %s", async (colorScheme) => {
  const address = addressOf("site/index.html") + FORM;
  const { page } = await openPage(address, { viewport: EXPLORER, colorScheme });
  await page.locator("#run").waitFor();
  await expectScreenshot(page, join(REPOSITORY, "generator", `explorer-${colorScheme}.png`));
});
