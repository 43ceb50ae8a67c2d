/**
 * The explorer for all readers: axe-core in both colour schemes, with forced colours, on a telephone
 * and on paper; nothing wider than the window; the focus is always visible.
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import type { BrowserContextOptions } from "playwright-core";
import { expect, it } from "vitest";
import { PHONE } from "./browser.ts";
import { openExplorer } from "./explorers.ts";
import { accessibilityProblems, overflowsOf, tab } from "./page-checks.ts";

/** A form with an issue. */
const FORM = "#/paraminfo/revisions!compose?rvlimit=x&titles=A";

/** Views with all that the page shows. */
const VIEWS = [
  "#/",
  "#/paraminfo",
  "#/paraminfo/recentchanges/type/edit",
  "#/paraminfo/deletedrevs",
  "#/alliance/listAlliances",
  "#/alliance/schema:Alliance",
  FORM,
] as const;

/** The views with every kind of element; axe-core takes a second for each. */
const RICH_VIEWS = ["#/paraminfo/deletedrevs", FORM] as const;

type Look = readonly [name: string, views: readonly string[], options: BrowserContextOptions];

it.each<Look>([
  ["light", VIEWS, {}],
  ["dark", RICH_VIEWS, { colorScheme: "dark" }],
  ["forced colours", RICH_VIEWS, { forcedColors: "active" }],
  ["a telephone", RICH_VIEWS, { viewport: PHONE }],
])("has no violations of axe-core in %s", async (_, views, options) => {
  const { page } = await openExplorer("#/", options);
  for (const view of views) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, view);
    await page.waitForTimeout(50);
    if (view === FORM) {
      await page.click("#run");
      await page.waitForSelector("#response-facts");
    }
    expect(await accessibilityProblems(page), view).toEqual([]);
  }
  await page.locator("#search").fill("limit");
  await page.locator("#found [aria-selected=true]").waitFor();
  expect(await accessibilityProblems(page), "the search").toEqual([]);
});

it("has no violations of axe-core on paper, where nothing is cut off and controls are hidden", async () => {
  // A4 without the margins of print.
  const { page } = await openExplorer("#/paraminfo/recentchanges", {
    viewport: { width: 718, height: 1046 },
  });
  await page.emulateMedia({ media: "print" });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowsOf(page)).toEqual([]);
  const isVisible = async (selector: string) => page.locator(selector).first().isVisible();
  for (const hidden of ["#parts", "#search"]) expect(await isVisible(hidden), hidden).toBe(false);
  expect(await isVisible(".response .fields")).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.goto(page.url().replace(/#.*$/, FORM));
  await page.click("#run");
  await page.waitForSelector("#response-facts");
  await page.emulateMedia({ media: "print" });
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const shown of ["#out-typescript", "#response-facts"])
    expect(await isVisible(shown), shown).toBe(true);
  for (const hidden of ["#run", ".output-head button", ".clear", ".tabs"])
    expect(await isVisible(hidden), hidden).toBe(false);
  expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
});

it("is not wider than a telephone, whose contents open by a button and close by Escape", async () => {
  const { page } = await openExplorer("#/paraminfo/allpages", { viewport: PHONE });
  const menu = page.getByRole("button", { name: "Contents" });
  expect(await page.locator("#parts").isVisible()).toBe(false);
  await menu.click();
  expect(await page.locator("#parts").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await page.locator("#parts").isVisible()).toBe(false);
  await menu.click();
  await page.locator("#parts").getByRole("link", { name: "tags", exact: true }).click();
  await expect.poll(() => page.locator("#main h1").innerText()).toContain("tags");
  expect(await page.locator("#parts").isVisible()).toBe(false);
  for (const view of VIEWS) {
    await page.goto(page.url().replace(/#.*$/, view));
    await page.waitForTimeout(50);
    expect(await overflowsOf(page), view).toEqual([]);
  }
});

it("skips to the content by the first Tab, and shows each focus", async () => {
  const { page } = await openExplorer("#/alliance/listAlliances");
  const seen: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    const focus = await tab(page);
    seen.push(focus.on);
    expect(focus.outline, focus.on).toBeGreaterThanOrEqual(2);
    expect(focus.isInView, focus.on).toBe(true);
  }
  expect(seen[0]).toBe("a Skip to the content");
  expect(seen[2]).toBe("input search");
});
