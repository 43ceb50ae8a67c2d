/** Requests of the explorer to the service of `paramsmith serve` that serves it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { REPOSITORY } from "../generator/support/places.js";
import { startServing } from "../generator/support/serving.js";
import { openPage } from "./browser.js";
import type { OpenedPage } from "./browser.js";

let url: string;
let stop: () => void;

beforeAll(async () => {
  const service = startServing(REPOSITORY, []);
  ({ stop } = service);
  ({ url } = await service.started);
  // The first request to the start page takes longer, because it reads the specs.
  await fetch(url, { headers: { accept: "text/html" } });
});
afterAll(() => stop());

/** Opens a form of the explorer that the service serves. */
async function openServed(fragment: string): Promise<OpenedPage> {
  return openPage(`${url}/${fragment}`, { offline: false });
}

/** Runs the request of the form, and returns the facts about its response. */
async function runForm(page: Page): Promise<string | null> {
  await page.click("#run");
  return page.textContent("#response-facts");
}

it("runs and continues a query on the service", async () => {
  const { page, requests, complaints } = await openServed("#/paraminfo/allpages!compose?aplimit=2");
  expect(await page.isChecked(".targets input[value=service]")).toBe(true);
  expect(await runForm(page)).toMatch(/Response 1: status 200.*matches the learned results/);
  const first = await page.textContent("#outcome .tree");
  await page.click("#continue");
  await page.waitForSelector("#response-facts[data-number='2']");
  expect(await page.textContent("#outcome .tree")).not.toBe(first);
  const sent = requests.filter((request) => request.includes("list=allpages"));
  expect(sent).toEqual([
    expect.stringMatching(/[?&]aplimit=2(?:&|$)/),
    expect.stringMatching(/[?&]apcontinue=/),
  ]);
  expect(sent.every((request) => request.startsWith(`${url}/`))).toBe(true);
  expect(complaints).toEqual([]);
});

it("runs and continues an operation of an OpenAPI document on the service", async () => {
  const { page, requests } = await openServed("#/alliance/listAlliances!compose?size=2");
  expect(await runForm(page)).toContain("Response 1: status 200");
  expect(await page.locator("#outcome .marked").count()).toBe(0);
  await page.click("#continue");
  await page.waitForSelector("#response-facts[data-number='2']");
  expect(requests.slice(-2)).toEqual([
    expect.stringMatching(/\/alliances\?size=2$/),
    expect.stringMatching(/\/alliances\?size=2&page=1$/),
  ]);
  expect(requests.every((request) => request.startsWith(`${url}/`))).toBe(true);
});

it("marks in the tree what is not as learned", async () => {
  const { page } = await openServed("#/paraminfo/allpages!compose?aplimit=2");
  // The service's own response, with a title of another type and a field that no wiki has sent.
  await page.route("**/*list=allpages*", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"title":"[^"]*"/, '"title":7,"unheard":"of"');
    await route.fulfill({ response, body });
  });
  expect(await runForm(page)).not.toContain("matches the learned results");
  const marked = await page.locator("#outcome .marked > .name").allTextContents();
  expect(marked).toEqual(["title", "unheard"]);
  expect(await page.locator("#outcome .mark").allTextContents()).toEqual([
    "wrong-type: query.allpages[0].title is 7, not a title. Expected: a title.",
    "unknown-field: query.allpages[0].unheard was never observed.",
  ]);
});

it("shows the error of the service at the response", async () => {
  const { page } = await openServed("#/paraminfo/watchlist!compose");
  expect(await runForm(page)).toContain("is an error: notloggedin.");
});
