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
      "select class",
      "input words",
      "button Show all",
      expect.stringMatching(/^summary Modules \d+$/),
      expect.stringMatching(/^a [\w-]+$/),
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
    await page.getByLabel("For whom").focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.getByLabel("For whom").inputValue()).toBe("wire");
    expect(await shownChanges(page)).toBe(count(({ classes }) => classes.wire !== "none"));
    await page.getByLabel("Words").focus();
    await page.keyboard.type("codexicons");
    expect(await shownChanges(page)).toBe(1);
    // Nothing is sent anywhere.
    await page.keyboard.press("Enter");
    expect(await shownChanges(page)).toBe(1);
    await tab(page);
    await page.keyboard.press("Enter");
    expect(await shownChanges(page)).toBe(findings.length);
    await tab(page);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "query+search" }).focus();
    await page.keyboard.press("Enter");
    const heading = await page.getByRole("heading", { name: "query+search" }).boundingBox();
    const filters = await page.locator("#filters").boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((filters?.y ?? 0) + (filters?.height ?? 0));
    expect(heading?.y).toBeLessThan(DESKTOP.height);
  });
});
