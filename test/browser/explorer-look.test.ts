/**
 * The explorer for all readers: axe-core in both colour schemes, with forced colours, on a telephone
 * and on paper; nothing wider than the window; the focus is always visible.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityProblems, explorerInBrowser, shippedSpecs } from "./explorers.ts";
import { overflowsOf, tab } from "./page-checks.ts";

const specs = shippedSpecs();

/** Views with all that the page shows. */
const VIEWS = [
  "#/",
  "#/paraminfo",
  "#/paraminfo/recentchanges/type/edit",
  "#/paraminfo/deletedrevs",
  "#/alliance/listAlliances",
  "#/alliance/schema:Alliance",
] as const;

const PHONE = { viewport: { width: 390, height: 844 } };

/** The views with every kind of element; axe-core takes a second for each. */
const RICH_VIEWS = ["#/paraminfo/deletedrevs", "#/alliance/listAlliances"] as const;

type Look = readonly [name: string, views: readonly string[], options: BrowserContextOptions];

const LOOKS: readonly Look[] = [
  ["light", VIEWS, {}],
  ["dark", RICH_VIEWS, { colorScheme: "dark" }],
  ["forced colours", RICH_VIEWS, { forcedColors: "active" }],
  ["a telephone", RICH_VIEWS, PHONE],
];

describe("The explorer", () => {
  const open = explorerInBrowser("chromium", () => specs);

  it.each(LOOKS)("has no violations of axe-core in %s", async (_, views, options) => {
    const { page } = await open("#/", options);
    for (const view of views) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, view);
      await page.waitForTimeout(50);
      expect(await accessibilityProblems(page), view).toEqual([]);
    }
    await page.locator("#search").fill("limit");
    await page.locator("#found [aria-selected=true]").waitFor();
    expect(await accessibilityProblems(page), "the search").toEqual([]);
  });

  it("has no violations of axe-core on paper, without navigation", async () => {
    const { page } = await open("#/paraminfo/recentchanges");
    await page.emulateMedia({ media: "print" });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.locator("#parts").isVisible()).toBe(false);
    expect(await page.locator("#search").isVisible()).toBe(false);
    expect(await page.locator(".response .fields").first().isVisible()).toBe(true);
  });

  it.each(VIEWS)("is not wider than a telephone at %s", async (view) => {
    const { page } = await open(view, PHONE);
    expect(await overflowsOf(page)).toEqual([]);
  });

  it("opens its contents on a telephone by a button, and closes them by Escape", async () => {
    const { page } = await open("#/paraminfo/allpages", PHONE);
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
  });

  it("skips to the content by the first Tab, and shows each focus", async () => {
    const { page } = await open("#/alliance/listAlliances");
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
});
