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
  status,
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

  it("is whole without scripts, and then shows no filters", async () => {
    const { page } = await open("real", { javaScriptEnabled: false });
    expect(await page.locator("#filters").isVisible()).toBe(false);
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
  it("count what they show when levels are clicked", async () => {
    const { page } = await open();
    expect(await status(page)).toBe(`${findings.length} of ${findings.length} changes shown`);
    await page.getByRole("checkbox", { name: "Breaking" }).click();
    const rest = count(({ level }) => level !== "breaking");
    expect(await status(page)).toBe(`${rest} of ${findings.length} changes shown`);
    expect(await shownChanges(page)).toBe(rest);
    expect(await page.locator("article[data-level=breaking]:visible").count()).toBe(0);
    for (const name of ["Risky", "Information"]) await page.getByRole("checkbox", { name }).click();
    expect(await status(page)).toBe(`0 of ${findings.length} changes shown`);
    expect(await page.getByText("No changes match the filters.").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Reset filters" }).click();
    expect(await shownChanges(page)).toBe(findings.length);
  });

  it.each(CONSUMER_CLASSES)("show the levels of the class that is chosen: %s", async (name) => {
    const { page } = await open();
    await page.getByLabel("Affects").selectOption({ label: CLASS_TITLES[name] });
    for (const [title, level] of [
      ["Breaking", "breaking"],
      ["Risky", "risky"],
      ["Information", "info"],
    ] as const) {
      const of = count(({ classes }) => classes[name] === level);
      expect(await page.getByRole("checkbox", { name: `${title} ${of}` }).isVisible()).toBe(true);
      const badges = await page
        .locator(`article:visible .badge.${level}`)
        .evaluateAll((all) =>
          all.reduce((sum, each) => sum + Number(each.closest("article")?.dataset["number"]), 0),
        );
      expect(badges).toBe(of);
    }
    expect(await shownChanges(page)).toBe(count(({ classes }) => classes[name] !== "none"));
  });

  it("show one module, with what it has in common with others", async () => {
    const { page } = await open();
    await page.locator("#module").selectOption("query+exturlusage");
    const ids = await page.locator("article:visible .ids").allTextContents();
    const own = findings.filter(({ module }) => module === "query+exturlusage");
    expect(own.length).toBeGreaterThan(0);
    for (const { id } of own) expect(ids.join("\n")).toContain(id);
    expect(await page.locator("article:visible").count()).toBeLessThanOrEqual(own.length);
  });

  it("order changes by module, and by urgency again", async () => {
    const { page } = await open();
    const order = (): Promise<readonly string[]> =>
      page
        .locator("article:visible")
        .evaluateAll((all) => all.map((each) => JSON.parse(each.dataset["modules"] ?? "[]")[0]));
    const byUrgency = await order();
    await page.locator("#sort").selectOption("module");
    expect(await order()).toEqual(byUrgency.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    await page.getByRole("button", { name: "Reset filters" }).click();
    expect(await order()).toEqual(byUrgency);
  });

  it("search modules, parameters and rules, and recount each section", async () => {
    const { page } = await open();
    await page.getByLabel("Search", { exact: true }).fill("query+info  EDITINTRO");
    const shown = await shownChanges(page);
    const least = count(
      ({ module, parameter }) =>
        module === "query+info" && (parameter ?? "").startsWith("editintro"),
    );
    expect(shown).toBeGreaterThanOrEqual(least);
    expect(shown).toBeLessThan(count(({ module }) => module === "query+info"));
    const headings = await page.locator("section.changes:visible .number").allInnerTexts();
    expect(headings.reduce((sum, each) => sum + Number.parseInt(each, 10), 0)).toBe(shown);
    await page.getByLabel("Search", { exact: true }).fill("no such thing");
    expect(await shownChanges(page)).toBe(0);
  });
});
