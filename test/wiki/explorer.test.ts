/** Requests of the explorer, opened as a file, to a real wiki that it may connect to. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { startBrowser } from "../browser/browser.ts";
import type { TestBrowser } from "../browser/browser.ts";
import { writeExplorer } from "../browser/composed.ts";
import type { ExplorerFile } from "../browser/composed.ts";
import { useWiki } from "./server.ts";

const wiki = useWiki();
let explorer: ExplorerFile;
let browser: TestBrowser;

beforeAll(async () => {
  explorer = writeExplorer("--allow-wiki", new URL(wiki().endpoint).origin);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.stop();
  explorer?.remove();
});

/** Opens a form, and chooses the wiki for its requests. */
async function openForm(fragment: string, address = wiki().endpoint) {
  const opened = await browser.open(explorer.address + fragment, { offline: false });
  await opened.page.check(".targets input[value=wiki]");
  await opened.page.fill("#wiki-address", address);
  return opened;
}

async function runForm(page: Page): Promise<string | null> {
  await page.click("#run");
  return page.textContent("#response-facts");
}

it("run, are as learned, and continue", async () => {
  const { page, requests } = await openForm("#/paraminfo/allusers!compose?aulimit=1");
  expect(await runForm(page)).toMatch(/Response 1: status 200.*matches the learned results/);
  const first = await page.textContent("#outcome .tree");
  await page.click("#continue");
  await page.waitForSelector("#response-facts[data-number='2']");
  expect(await page.textContent("#outcome .tree")).not.toBe(first);
  const sent = requests.filter((request) => request.startsWith(wiki().endpoint));
  expect(sent).toEqual([
    expect.stringMatching(/[?&]origin=\*/),
    expect.stringMatching(/[?&]aufrom=/),
  ]);
  await page.context().close();
});

it("have the wiki's own error, and the code that the form shows", async () => {
  const { page } = await openForm("#/paraminfo/allpages!compose?apfilterredir=x");
  expect(await page.locator("[data-field=apfilterredir] [data-code]").count()).toBe(1);
  expect(await runForm(page)).toContain("is an error: badvalue.");
  await page.context().close();
});

it("fail for an origin that the page may not connect to", async () => {
  const other = wiki().endpoint.replace("127.0.0.1", "localhost");
  const { page } = await openForm("#/paraminfo/allpages!compose", other);
  await page.click("#run");
  const outcome = await page.textContent("#outcome .refused");
  expect(outcome).toContain(`No response from ${other}`);
  expect(outcome).toContain("docs --allow-wiki");
  await page.context().close();
});
