/**
 * The operations of an OpenAPI document, pasted addresses, the keyboard and axe in the explorer's
 * forms.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findAlliancesByNameEndpoint,
  parseFindAlliancesByName,
} from "../../generated/alliance/findAlliancesByName.js";
import {
  listAlliancesEndpoint,
  parseListAlliances,
} from "../../generated/alliance/listAlliances.js";
import { sample, seedOf } from "../random-runs.js";
import { sharedExplorer, shownForms, writeExplorer } from "./composed.js";
import { accessibilityProblems } from "./explorers.ts";
import { randomEndpointForm } from "./random-forms.js";

/** The generated code of the operations. */
const READERS = {
  list: { endpoint: listAlliancesEndpoint, read: parseListAlliances },
  find: { endpoint: findAlliancesByNameEndpoint, read: parseFindAlliancesByName },
};

const open = sharedExplorer("chromium", "#/");

describe("the operations of an OpenAPI document", () => {
  it("have forms with the verdict of the reading", async () => {
    const { page } = open();
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

  it("have the verdict and the codes of the generated code: 100 random forms", async () => {
    const { page } = open();
    const seed = seedOf(25);
    const operations = Object.values(READERS).map(({ endpoint: { operationId, params } }) => ({
      name: operationId,
      parameters: Object.keys(params),
    }));
    const drawn = sample(randomEndpointForm(operations), { numRuns: 100, seed });
    const forms = await shownForms(
      page,
      drawn.map((form) => `#/alliance/${form}`),
    );
    const shown = forms.map(({ request, verdict, issues }) => ({
      request,
      ok: verdict === "Valid.",
      issues: issues.toSorted(),
    }));
    const read = forms.map(({ request }) => {
      const { pathname, search } = new URL(request.replace(/^GET /, ""));
      const reader = READERS[pathname.endsWith("/findByName") ? "find" : "list"];
      const { issues } = reader.read(search);
      return {
        request,
        // Strictly, warnings are errors as well.
        ok: issues.length === 0,
        issues: issues.map(({ parameter, code }) => `${parameter} ${code}`).toSorted(),
      };
    });
    expect({ seed, shown }).toEqual({ seed, shown: read });
    const valid = shown.filter(({ ok }) => ok).length;
    // Both kinds are among them.
    expect(valid).toBeGreaterThan(15);
    expect(valid).toBeLessThan(85);
  }, 120_000);

  it("run on the stub inside the page, and continue", async () => {
    const { page, complaints } = open();
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
    const { page, explorer } = open();
    await page.goto(`${explorer.address}#/`);
    await page.fill("#paste", address);
    await page.press("#paste", "Enter");
    await page.waitForSelector("#out-address");
    expect(await page.evaluate(() => location.hash)).toBe(fragment);
    await page.click(".explanation > summary");
    expect(await page.textContent(".explanation pre")).toMatch(/The server (?:accepts|rejects)/);
  });
});

describe("a form", () => {
  it("is filled, run and continued by the keyboard alone", async () => {
    const { page, explorer } = open();
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
    ["dark", { colorScheme: "dark" }, 1300],
    ["forced colours", { forcedColors: "active" }, 1300],
    ["390 px", { colorScheme: "light" }, 390],
  ] as const)("has no violations of axe: %s", async (_name, media, width) => {
    const { browser, explorer } = open();
    const opened = await browser.open(
      `${explorer.address}#/paraminfo/revisions!compose?rvlimit=x&titles=A`,
      { ...media, viewport: { width, height: 900 } },
    );
    await opened.page.click("#run");
    await opened.page.waitForSelector("#response-facts");
    expect(await accessibilityProblems(opened.page)).toEqual([]);
    await opened.page.context().close();
  });

  it("has no violations of axe on paper, and shows the request without buttons", async () => {
    const { browser, explorer } = open();
    const address = `${explorer.address}#/paraminfo/revisions!compose?rvlimit=x&titles=A`;
    const opened = await browser.open(address);
    await opened.page.click("#run");
    await opened.page.waitForSelector("#response-facts");
    await opened.page.emulateMedia({ media: "print" });
    expect(await accessibilityProblems(opened.page)).toEqual([]);
    const isVisible = (selector: string) => opened.page.locator(selector).first().isVisible();
    expect(await isVisible("#out-typescript")).toBe(true);
    expect(await isVisible("#response-facts")).toBe(true);
    const hidden = ["#run", ".output-head button", ".clear", ".tabs"].map(isVisible);
    expect(await Promise.all(hidden)).toEqual([false, false, false, false]);
    await opened.page.context().close();
  });

  it("cannot connect to a wiki that the page does not allow", async () => {
    const [policy, allowing] = [
      open().explorer,
      writeExplorer("--allow-wiki", "https://wiki.example"),
    ].map(
      ({ address }) => /connect-src ([^;]*);/.exec(readFileSync(new URL(address), "utf8"))?.[1],
    );
    expect([policy, allowing]).toEqual(["'none'", "https://wiki.example"]);
  });
});
