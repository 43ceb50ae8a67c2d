/** The operations of a directory, pasted addresses, the keyboard and axe in the explorer's forms. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { startBrowser } from "./browser.js";
import type { TestBrowser } from "./browser.js";
import { shownForms, writeExplorer } from "./composed.js";
import type { ExplorerFile } from "./composed.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let explorer: ExplorerFile;
let browser: TestBrowser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  explorer = writeExplorer();
  browser = await startBrowser();
  ({ page, complaints } = await browser.open(explorer.address));
}, 60_000);
afterAll(async () => {
  await browser.stop();
  explorer.remove();
});

describe("the operations of a directory", () => {
  it("have forms with the verdict of the reading", async () => {
    const [list, wrong, find] = await shownForms(page, [
      "#/alliance/listAlliances!compose?size=2",
      "#/alliance/listAlliances!compose?size=two&page=1",
      "#/alliance/findAlliancesByName!compose?name=A+%26+B",
    ]);
    expect(list).toEqual({
      request: expect.stringMatching(/^GET .*\/alliances\?size=2$/),
      verdict: "Valid.",
      issues: [],
    });
    expect(wrong).toMatchObject({ verdict: "1 error.", issues: ["size badinteger"] });
    expect(find?.request).toMatch(
      /\/alliances\/search\/findByName\?name=A(?:%20|\+)%26(?:%20|\+)B$/,
    );
  });

  it("run on the stub inside the page, and continue", async () => {
    for (const fragment of [
      "#/alliance/findAlliancesByName!compose?name=A",
      "#/alliance/listAlliances!compose?size=2",
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      await shownForms(page, [fragment]);
      // oxlint-disable-next-line no-await-in-loop -- one page
      await page.click("#run");
      // oxlint-disable-next-line no-await-in-loop -- one page
      expect(await page.textContent("#response-facts")).toContain("status 200");
    }
    await page.click("#continue");
    await page.waitForSelector("#response-facts[data-number='2']");
    expect(complaints).toEqual([]);
  });
});

describe("a pasted address", () => {
  it.each([
    [
      "https://de.example/w/api.php?action=query&list=random&rnlimit=3",
      "#/paraminfo!compose?action=query&list=random&rnlimit=3",
    ],
    ["action=edit&title=A", "#/actions!compose?action=edit&title=A"],
    ["https://api.example/v1/alliances?size=3", "#/alliance/listAlliances!compose?size=3"],
  ])("%s becomes a form with its explanation", async (address, fragment) => {
    await page.goto(`${explorer.address}#/`);
    await page.fill("#paste", address);
    await page.press("#paste", "Enter");
    await page.waitForSelector("#out-address");
    expect(await page.evaluate(() => location.hash)).toBe(fragment);
    await page.click(".explanation > summary");
    expect(await page.textContent(".explanation pre")).toMatch(/The server (?:accepts|refuses)/);
  });
});

describe("a form", () => {
  it("is filled, run and continued by the keyboard alone", async () => {
    await page.goto(`${explorer.address}#/paraminfo/allpages!compose`);
    await page.focus("#field-apprefix");
    await page.keyboard.type("A");
    expect(await page.textContent("#out-typescript")).toContain('allpages({ prefix: "A" });');
    await page.focus("#field-aplimit");
    await page.keyboard.type("1");
    await page.focus("[data-field=apprtype] input");
    await page.keyboard.press("Space");
    expect(await page.evaluate(() => location.hash)).toBe(
      "#/paraminfo/allpages!compose?apprefix=A&aplimit=1&apprtype=edit",
    );
    await page.keyboard.press("Space");
    await page.focus("#run");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#continue");
    await page.focus("#continue");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#response-facts[data-number='2']");
    expect(await page.textContent("#response-facts")).toContain("matches the learned results");
  });

  it.each([
    ["light", { colorScheme: "light" }, 1300],
    ["dark", { colorScheme: "dark" }, 1300],
    ["forced colours", { forcedColors: "active" }, 1300],
    ["390 px", { colorScheme: "light" }, 390],
  ] as const)("has no violations of axe: %s", async (_name, media, width) => {
    const opened = await browser.open(
      `${explorer.address}#/paraminfo/revisions!compose?rvlimit=x&titles=A`,
      { ...media, viewport: { width, height: 900 } },
    );
    await opened.page.click("#run");
    await opened.page.waitForSelector("#response-facts");
    await opened.page.evaluate(AXE);
    const violations: readonly string[] = await opened.page.evaluate(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(' | ')}`))",
    );
    expect(violations).toEqual([]);
    await opened.page.context().close();
  });

  it("cannot connect to a wiki that the page does not allow", async () => {
    const [policy, allowing] = [
      explorer,
      writeExplorer("--allow-wiki", "https://wiki.example"),
    ].map(
      ({ address }) => /connect-src ([^;]*);/.exec(readFileSync(new URL(address), "utf8"))?.[1],
    );
    expect([policy, allowing]).toEqual(["'none'", "https://wiki.example"]);
  });
});
