/**
 * The HTML report in a real browser: what it shows, and its filters.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import { describe, expect, it } from "vitest";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../../generator/diff/level.js";
import {
  count,
  DESKTOP,
  findings,
  REPORTS,
  reportsInBrowser,
  shownChanges,
  unfold,
} from "./reports.ts";

const open = reportsInBrowser();

describe("the HTML report", () => {
  it.each(REPORTS)(
    "works as a file: %s asks for nothing and complains of nothing",
    async (name) => {
      const { page, requests, complaints } = await open(name);
      await page.waitForTimeout(200);
      expect(requests).toEqual([page.url()]);
      expect(page.url()).toMatch(/^file:/);
      expect(complaints).toEqual([]);
    },
  );

  it("is whole without scripts", async () => {
    const { page } = await open("real", { javaScriptEnabled: false });
    expect(await page.locator("script").count()).toBe(0);
    const numbers = await page.locator("article:visible").count();
    expect(numbers).toBe(await page.locator("article").count());
    expect(numbers).toBeGreaterThan(20);
  });

  it("shows every finding, with its values and places side by side", async () => {
    const { page } = await open();
    expect(await shownChanges(page)).toBe(findings.length);
    await unfold(page);
    const text = await page.locator("main").innerText();
    for (const { id } of findings) expect(text).toContain(id);
    const boxes = await page.locator("article").first().locator(".compare > div").all();
    const [before, after] = await Promise.all(boxes.map((each) => each.boundingBox()));
    expect(before?.y).toBe(after?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
  });
});

it("has room for 32 changes on about three screens of a desk", async () => {
  const { page } = await open();
  const bottoms = await page
    .locator("article")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(bottoms.length).toBeGreaterThan(32);
  expect((bottoms[31] ?? 0) / DESKTOP.height).toBeLessThan(3.5);
});

describe("the filters of the HTML report", () => {
  it("hide the levels that are not checked", async () => {
    const { page } = await open();
    await page.getByRole("checkbox", { name: "Breaking" }).click();
    expect(await shownChanges(page)).toBe(count(({ level }) => level !== "breaking"));
    expect(await page.locator("article[data-level=breaking]:visible").count()).toBe(0);
    for (const name of ["Risky", "Information"]) await page.getByRole("checkbox", { name }).click();
    expect(await shownChanges(page)).toBe(0);
    await page.getByRole("button", { name: "Reset filters" }).click();
    expect(await shownChanges(page)).toBe(findings.length);
  });

  it.each(CONSUMER_CLASSES)("hide what does not affect the chosen class: %s", async (name) => {
    const { page } = await open();
    await page.getByLabel("Affects").selectOption({ label: CLASS_TITLES[name] });
    expect(await shownChanges(page)).toBe(count(({ classes }) => classes[name] !== "none"));
  });

  it("hide what is not used in code", async () => {
    const { page } = await open("long");
    await page.getByLabel("Used").selectOption({ label: "Not in your code" });
    expect(await shownChanges(page)).toBe(0);
    await page.getByLabel("Used").selectOption({ label: "In your code" });
    expect(await shownChanges(page)).toBe(findings.length);
  });
});
