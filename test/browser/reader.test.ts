/**
 * The HTML report as a screen reader finds it.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../../generator/diff/level.js";
import { groupFindings } from "../../generator/diff/report/group.js";
import { expectGolden } from "../generator/support/golden-text.ts";
import { countAll, findings, reportsInBrowser } from "./reports.ts";

const open = reportsInBrowser();

/** What each reader is advised, as a person read the real pair. */
const ACTIONS = { wire: "Review", types: "Yes", validators: "Yes", handlers: "Yes" } as const;

describe("the HTML report to a screen reader", () => {
  it("has landmarks, names and headings in order", async () => {
    const { page } = await open();
    for (const role of ["banner", "main", "search"] as const)
      expect(await page.getByRole(role).count(), role).toBe(1);
    const urgencies = new Set(groupFindings(findings).map(({ urgency }) => urgency));
    expect(await page.getByRole("region").count()).toBe(urgencies.size + 1);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await page.title()).toMatch(/^Spec review: \d+ breaking/);
  });

  it("reads as it is recorded, from the top to the first section", async () => {
    const { page } = await open();
    const parts = ["header", "#filters", "main > section:first-of-type"];
    const texts = await Promise.all(parts.map((part) => page.locator(part).first().ariaSnapshot()));
    expectGolden(join(import.meta.dirname, "report.aria.txt"), `${texts.join("\n")}\n`);
  });

  it("has a table whose every number has a row and a column header", async () => {
    const { page } = await open();
    const table = page.getByRole("table", { name: "Action required, by consumer" });
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
      "Affects",
      "Action required?",
      "Breaking",
      "Risky",
      "Info",
    ]);
    const rows = table.getByRole("row");
    for (const [index, name] of CONSUMER_CLASSES.entries()) {
      const row = rows.nth(index + 1);
      expect(await row.getByRole("rowheader").innerText()).toContain(CLASS_TITLES[name]);
      const [action, ...numbers] = await row.getByRole("cell").allInnerTexts();
      expect(action).toBe(ACTIONS[name]);
      expect(numbers).toEqual(
        (["breaking", "risky", "info"] as const).map((level) =>
          String(countAll(({ classes }) => classes[name] === level)),
        ),
      );
    }
  });

  it("has a name for every control and link, and no id twice", async () => {
    const { page } = await open();
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const targets = await page
      .locator("a")
      .evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
    const snapshot = await page.locator("body").ariaSnapshot();
    expect(snapshot).not.toMatch(
      /^\s*- (?:link|button|checkbox|combobox|searchbox|region)(?::|$)/m,
    );
  });
});
