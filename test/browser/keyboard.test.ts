/**
 * The HTML report by keyboard alone.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import { describe, expect, it } from "vitest";
import { tab } from "./page-checks.ts";
import { count, DESKTOP, findings, reportsInBrowser, shownChanges } from "./reports.ts";

const open = reportsInBrowser();

describe("the HTML report by keyboard", () => {
  it("leads through the controls in the order that they stand in, and shows where it is", async () => {
    const { page } = await open();
    const stops = [
      "a Skip to the changes",
      "input breaking",
      "input risky",
      "input info",
      expect.stringMatching(/^select Everyone/),
      "button Reset filters",
      expect.stringMatching(/^a [\w-]+$/),
      expect.stringMatching(/^summary Details/),
    ];
    for (const stop of stops) {
      const focus = await tab(page);
      expect(focus).toEqual({ on: stop, outline: expect.any(Number), isInView: true });
      expect(focus.outline).toBeGreaterThanOrEqual(2);
    }
  });

  it("filters, unfolds and jumps by space, arrows and enter", async () => {
    const { page } = await open();
    await tab(page);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("changes");
    await page.getByRole("checkbox", { name: "Breaking" }).focus();
    await page.keyboard.press("Space");
    expect(await shownChanges(page)).toBe(count(({ level }) => level !== "breaking"));
    await page.keyboard.press("Space");
    await page.getByLabel("Affects").focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.getByLabel("Affects").inputValue()).toBe("wire");
    expect(await shownChanges(page)).toBe(count(({ classes }) => classes.wire !== "none"));
    await tab(page);
    await page.keyboard.press("Enter");
    expect(await shownChanges(page)).toBe(findings.length);
    await tab(page);
    await tab(page);
    expect(await page.locator("article .ids ul").first().isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    expect(await page.locator("article .ids ul").first().isVisible()).toBe(true);
    await page.locator("article .rule").first().focus();
    await page.keyboard.press("Enter");
    const target = await page.locator("dt:target").boundingBox();
    const controls = await page.locator("#filters").boundingBox();
    expect(target?.y).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 0));
    expect(target?.y).toBeLessThan(DESKTOP.height);
  });
});
