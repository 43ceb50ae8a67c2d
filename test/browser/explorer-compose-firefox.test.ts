/** The forms of the explorer in Firefox: the verdicts of the reading, and responses of the stub. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { inspectStrictly } from "../../generator/inspect/verdict.js";
import { sample, seedOf } from "../random-runs.js";
import { startBrowser } from "./browser.js";
import type { TestBrowser } from "./browser.js";
import { shippedCatalogue, shownForms, writeExplorer } from "./composed.js";
import type { ExplorerFile } from "./composed.js";
import { randomForm } from "./random-forms.js";

const queries = shippedCatalogue("paraminfo");

let explorer: ExplorerFile;
let browser: TestBrowser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  explorer = writeExplorer();
  browser = await startBrowser("firefox");
  ({ page, complaints } = await browser.open(`${explorer.address}#/paraminfo/allpages!compose`));
}, 90_000);
afterAll(async () => {
  await browser.stop();
  explorer.remove();
});

it("have the verdict and the codes of the reading: all modules, and 100 random forms", async () => {
  const seed = seedOf(24);
  const drawn = sample(randomForm(queries.modules), { numRuns: 100, seed });
  const fragments = [...queries.modules.map(({ name }) => `${name}!compose`), ...drawn];
  const forms = await shownForms(
    page,
    fragments.map((fragment) => `#/paraminfo/${fragment}`),
  );
  const shown = forms.map(({ request, verdict, issues }) => ({
    request,
    ok: verdict.startsWith("Valid"),
    issues: issues.map((issue) => issue.split(" ").at(-1) ?? "").toSorted(),
  }));
  const reading = forms.map(({ request }) => {
    const { verdict } = inspectStrictly(queries.api, request, {});
    const codes = verdict.issues.map(({ code }): string => code);
    return { request, ok: verdict.ok, issues: codes.toSorted() };
  });
  expect({ seed, shown }).toEqual({ seed, shown: reading });
}, 240_000);

it("run on the stub inside the page", async () => {
  const facts: (string | null)[] = [];
  for (const fragment of [
    "#/paraminfo/allpages!compose?aplimit=2",
    "#/alliance/listAlliances!compose?size=2",
    "#/alliance/findAlliancesByName!compose?name=A",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await shownForms(page, [fragment]);
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.click("#run");
    // oxlint-disable-next-line no-await-in-loop -- one page
    facts.push(await page.textContent("#response-facts"));
  }
  expect(facts).toEqual([
    expect.stringContaining("The response matches the learned results"),
    expect.stringContaining("Response 1: status 200"),
    expect.stringContaining("Response 1: status 200"),
  ]);
  expect(complaints).toEqual([]);
}, 60_000);
