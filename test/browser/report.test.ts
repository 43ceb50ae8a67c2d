/** The HTML report in a browser: what it shows, its filters, its keyboard, and its look. */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../../generator/diff/level.js";
import { expectGolden } from "../generator/support/golden-text.ts";
import { DESKTOP } from "./browser.ts";
import { accessibilityProblems, overflowsOf, tab } from "./page-checks.ts";
import { count, findings, openReport, REPORTS, shownChanges, unfold } from "./reports.ts";
import { expectScreenshot } from "./screenshot.ts";

describe("the HTML report", () => {
  it.each(REPORTS)("%s is one file without requests and complaints", async (name) => {
    const { page, requests, complaints } = await openReport(name);
    await page.waitForTimeout(200);
    expect(requests).toEqual([page.url()]);
    expect(page.url()).toMatch(/^file:/);
    expect(complaints).toEqual([]);
  });

  it("is complete without scripts", async () => {
    const { page } = await openReport("real", { javaScriptEnabled: false });
    expect(await page.locator("script").count()).toBe(0);
    const numbers = await page.locator("article:visible").count();
    expect(numbers).toBe(await page.locator("article").count());
    expect(numbers).toBeGreaterThan(20);
  });

  it("shows every finding, with its values and places side by side", async () => {
    const { page } = await openReport();
    expect(await shownChanges(page)).toBe(findings.length);
    const bottoms = await page
      .locator("article")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    // 32 changes fit on about three screens of a desk.
    expect((bottoms[31] ?? Infinity) / DESKTOP.height).toBeLessThan(3.5);
    await unfold(page);
    const text = await page.locator("main").innerText();
    for (const { id } of findings) expect(text).toContain(id);
    const boxes = await page.locator("article").first().locator(".compare > div").all();
    const [before, after] = await Promise.all(boxes.map((each) => each.boundingBox()));
    expect(before?.y).toBe(after?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
  });

  it("reads as it is recorded, from the top to the first section", async () => {
    const { page } = await openReport();
    const parts = ["header", "#filters", "main > section:first-of-type"];
    const texts = await Promise.all(parts.map((part) => page.locator(part).first().ariaSnapshot()));
    expectGolden(join(import.meta.dirname, "report.aria.txt"), `${texts.join("\n")}\n`);
    // All links lead to a part of the page.
    const [ids, targets] = await Promise.all([
      page.locator("[id]").evaluateAll((all) => all.map(({ id }) => `#${id}`)),
      page.locator("a").evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? "")),
    ]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});

describe("the filters of the HTML report", () => {
  it("hide the levels that are not checked", async () => {
    const { page } = await openReport();
    await page.getByRole("checkbox", { name: "Breaking" }).click();
    expect(await shownChanges(page)).toBe(count(({ level }) => level !== "breaking"));
    expect(await page.locator("article[data-level=breaking]:visible").count()).toBe(0);
    for (const name of ["Risky", "Information"]) await page.getByRole("checkbox", { name }).click();
    expect(await shownChanges(page)).toBe(0);
    await page.getByRole("button", { name: "Reset filters" }).click();
    expect(await shownChanges(page)).toBe(findings.length);
  });

  it("hide what does not affect the chosen class", async () => {
    const { page } = await openReport();
    for (const name of CONSUMER_CLASSES) {
      await page.getByLabel("Affects").selectOption({ label: CLASS_TITLES[name] });
      expect(await shownChanges(page), name).toBe(count(({ classes }) => classes[name] !== "none"));
    }
  });

  it("hide what is not used in code", async () => {
    const { page } = await openReport("long");
    await page.getByLabel("Used").selectOption({ label: "Not in your code" });
    expect(await shownChanges(page)).toBe(0);
    await page.getByLabel("Used").selectOption({ label: "In your code" });
    expect(await shownChanges(page)).toBe(findings.length);
  });
});

describe("the HTML report by keyboard", () => {
  it("leads through the controls in their order, and shows each focus", async () => {
    const { page } = await openReport();
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
    const { page } = await openReport();
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

describe("the look of the HTML report", () => {
  it.each([
    ["light", "screen"],
    ["dark", "screen"],
    ["light", "print"],
  ] as const)("has no violations of axe-core in %s on %s", async (colorScheme, media) => {
    const { page } = await openReport("real", { colorScheme });
    await page.emulateMedia({ media, colorScheme });
    await unfold(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    const isDark = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor !== "rgb(255, 255, 255)",
    );
    expect(isDark).toBe(colorScheme === "dark" && media === "screen");
  });

  it.each(REPORTS)("of %s fits into narrow windows", async (name) => {
    const { page } = await openReport(name);
    await unfold(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsOf(page), String(width)).toEqual([]);
    }
  });

  it("has all changes and no controls on paper", async () => {
    const { page } = await openReport();
    await page.emulateMedia({ media: "print" });
    for (const part of ["#filters", "nav", ".skip"])
      expect(await page.locator(part).isVisible(), part).toBe(false);
    expect(await shownChanges(page)).toBe(findings.length);
    expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("is as in the screenshot, and has nothing that moves", async () => {
    const { page } = await openReport("real", { colorScheme: "light" });
    await expectScreenshot(page, join(import.meta.dirname, "screenshots", "desktop-light.png"));
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
});
