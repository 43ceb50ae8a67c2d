/**
 * The HTML report in a real browser: what it shows, and its filters.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import { describe, expect, it } from "vitest";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../../generator/diff/rules/level.js";
import {
  count,
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
    expect(numbers).toBeGreaterThan(50);
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
    expect(await page.getByText("No change fits the filters.").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await shownChanges(page)).toBe(findings.length);
  });

  it.each(CONSUMER_CLASSES)("show the levels of the class that is chosen: %s", async (name) => {
    const { page } = await open();
    await page.getByLabel("For whom").selectOption({ label: CLASS_TITLES[name] });
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

  it("search modules, parameters and rules, and recount each module", async () => {
    const { page } = await open();
    await page.getByLabel("Words").fill("query+info  EDITINTRO");
    const shown = await shownChanges(page);
    const least = count(
      ({ module, parameter }) =>
        module === "query+info" && (parameter ?? "").startsWith("editintro"),
    );
    expect(shown).toBeGreaterThanOrEqual(least);
    expect(shown).toBeLessThan(count(({ module }) => module === "query+info"));
    expect(await page.locator("section.module:visible h2").allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`^query\\+info\\s+${shown} changes$`)),
    ]);
    expect(await page.locator("nav summary").innerText()).toBe("Modules 1");
    await page.getByLabel("Words").fill("no such thing");
    expect(await shownChanges(page)).toBe(0);
  });
});
