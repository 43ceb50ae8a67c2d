/**
 * The look of the HTML report: contrast, widths, paper, screenshots.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastsOf, overflowsOf } from "./page-checks.ts";
import { DESKTOP, findings, REPORTS, reportsInBrowser, shownChanges, unfold } from "./reports.ts";
import { expectScreenshot } from "./screenshot.ts";

const WIDTHS = [360, 768] as const;
/** What WCAG asks of text that is not large. */
const LEAST_CONTRAST = 4.5;

const open = reportsInBrowser();

describe("the look of the HTML report", () => {
  it.each([
    ["light", "screen"],
    ["dark", "screen"],
    ["light", "print"],
  ] as const)("has enough contrast in %s on %s", async (colorScheme, media) => {
    const { page } = await open("real", { colorScheme });
    await page.emulateMedia({ media, colorScheme });
    await unfold(page);
    const { texts, poor } = await contrastsOf(page, LEAST_CONTRAST);
    expect(texts).toBeGreaterThan(500);
    expect(poor).toEqual([]);
    const isDark = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor !== "rgb(255, 255, 255)",
    );
    expect(isDark).toBe(colorScheme === "dark" && media === "screen");
  });

  it.each(WIDTHS)("fits into %i pixels, with the longest names too", async (width) => {
    for (const name of REPORTS) {
      const { page } = await open(name, { viewport: { width, height: 800 } });
      await unfold(page);
      expect(await overflowsOf(page), name).toEqual([]);
    }
  });

  it("has all changes and no controls on paper", async () => {
    const { page } = await open();
    await page.emulateMedia({ media: "print" });
    for (const part of ["#filters", "nav", ".skip"])
      expect(await page.locator(part).isVisible(), part).toBe(false);
    expect(await shownChanges(page)).toBe(findings.length);
    expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("has nothing that moves", async () => {
    const { page } = await open();
    const moving = await page.locator("*").evaluateAll((all) =>
      all
        .filter((each) => {
          const style = getComputedStyle(each);
          return (
            style.animationName !== "none" ||
            style.transitionDuration !== "0s" ||
            style.scrollBehavior === "smooth"
          );
        })
        .map(({ tagName }) => tagName),
    );
    expect(moving).toEqual([]);
  });

  it("is as in the screenshot", async () => {
    const { page } = await open("real", { viewport: DESKTOP, colorScheme: "light" });
    await expectScreenshot(page, join(import.meta.dirname, "screenshots", "desktop-light.png"));
  });
});
