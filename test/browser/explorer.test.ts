/** The explorer of the shipped specs in browsers: addresses, search, keyboard and policy. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { catalogue, module, parameter } from "../generator/support/specs.ts";
import { BROWSERS } from "./browser.ts";
import { openExplorer, openExplorerOf } from "./explorers.ts";

/** The heading of the page, when it is about a fragment. */
async function headingAt(page: Page, fragment: string): Promise<string> {
  return page.evaluate(async (hash) => {
    location.hash = hash;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return document.querySelector("#main h1 code")?.textContent ?? "";
  }, fragment);
}

/** The fields of the response that the page shows, with those above them. */
async function shownFields(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator(".response .fields > li > .field > a")
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")),
    );
  return addresses.map((address) => /\/\.([^?]*)/.exec(address)?.[1] ?? `no field: ${address}`);
}

/** Navigation, keys and controls differ between browsers; what the page shows does not. */
describe.each(BROWSERS)("The explorer in %s", (browser) => {
  it.each([
    ["#/paraminfo/allpages/filterredir/redirects", "apfilterredir"],
    ["#/paraminfo/recentchanges/.query.recentchanges.comment", "comment"],
    ["#/alliance/listAlliances/size", "size"],
  ])("opens %s in view", async (fragment, text) => {
    const { page } = await openExplorer(fragment, {}, browser);
    const target = page.locator(".target");
    expect(await target.locator("a").first().innerText()).toBe(text);
    const isInView = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isInView).toBe(true);
  });

  it("follows links, and the buttons for back and forward", async () => {
    const { page } = await openExplorer("#/paraminfo", {}, browser);
    await page.locator("#main").getByRole("link", { name: "allpages", exact: true }).click();
    await page.getByRole("link", { name: "apdir", exact: true }).click();
    await page.locator(".target").waitFor();
    await page.locator("#parts").getByRole("link", { name: "random", exact: true }).click();
    const heading = page.locator("#main h1");
    await expect.poll(() => heading.innerText()).toContain("random");
    await page.goBack();
    await expect.poll(() => heading.innerText()).toContain("allpages");
    expect(await page.locator(".target").count()).toBe(1);
    await page.goForward();
    await expect.poll(() => heading.innerText()).toContain("random");
    expect(await page.title()).toContain("random");
    expect(await page.locator("#parts [aria-current=page]").innerText()).toBe("random");
  });

  it("is searched by the keyboard alone", async () => {
    const { page } = await openExplorer("#/paraminfo/tags", {}, browser);
    await page.keyboard.press("/");
    await page.keyboard.type("alpages");
    await page.locator("#found [aria-selected=true]").waitFor();
    const chosen = () => page.locator("#found [aria-selected=true]").getAttribute("id");
    const first = await chosen();
    await page.keyboard.press("ArrowDown");
    await expect.poll(chosen).not.toBe(first);
    expect(await page.locator("#search").getAttribute("aria-activedescendant")).toBe(
      await chosen(),
    );
    await page.keyboard.press("ArrowUp");
    await expect.poll(chosen).toBe(first);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain("#/paraminfo/allpages");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.keyboard.press("/");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect(await page.locator("#found").isHidden()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.locator("#search").inputValue()).toBe("");
  });

  it("shows the fields of the chosen values of prop, which the address keeps", async () => {
    const { page } = await openExplorer("#/paraminfo/recentchanges", {}, browser);
    const before = await shownFields(page);
    expect(before).toContain("query.recentchanges.title");
    expect(before).not.toContain("query.recentchanges.comment");
    await page.getByRole("checkbox", { name: "comment", exact: true }).check();
    await page.getByRole("checkbox", { name: "title", exact: true }).uncheck();
    const after = await shownFields(page);
    expect(after).toContain("query.recentchanges.comment");
    expect(after).not.toContain("query.recentchanges.title");
    expect(page.url()).toMatch(/\?rcprop=comment\|ids\|timestamp$/);
    await page.reload();
    await page.locator(".response").waitFor();
    expect(await shownFields(page)).toEqual(after);
    await page.getByRole("checkbox", { name: /^Also show/ }).check();
    expect((await shownFields(page)).length).toBeGreaterThan(after.length);
  });

  it("has forms that are filled, run and continued by the keyboard alone", async () => {
    const { page } = await openExplorer("#/paraminfo/allpages!compose", {}, browser);
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
});

it("opens every module, operation and schema by its address, without requests and complaints", async () => {
  const { page, requests, complaints } = await openExplorer("#/");
  const links = await page
    .locator("#parts a")
    .evaluateAll((all) => all.map((each) => [each.getAttribute("href"), each.textContent]));
  const parts = links.filter(([href]) => /^#\/\w+\/./.test(href ?? ""));
  expect(parts.length).toBeGreaterThan(120);
  for (const [fragment, name] of parts)
    // oxlint-disable-next-line no-await-in-loop -- one page
    expect(await headingAt(page, fragment ?? ""), fragment ?? "").toBe(name);
  expect(complaints).toEqual([]);
  expect(requests.filter((address) => !address.startsWith("file:"))).toEqual([]);
});

it("opens the form of a pasted address, with its explanation", async () => {
  const { page } = await openExplorer("#/");
  await page.fill("#paste", "https://de.example/w/api.php?action=query&list=random&rnlimit=3");
  await page.press("#paste", "Enter");
  await page.waitForSelector("#out-address");
  expect(await page.evaluate(() => location.hash)).toBe(
    "#/paraminfo!compose?action=query&list=random&rnlimit=3",
  );
  await page.click(".explanation > summary");
  expect(await page.textContent(".explanation pre")).toContain("The server accepts");
});

const HOSTILE = `"><img src=x onerror="document.title='owned'"></script><script>document.title='owned'</script>`;

it("keeps hostile names and descriptions as text", async () => {
  const things = module(
    "things",
    [parameter("dir", [HOSTILE], { description: `${HOSTILE}\u202e`, default: HOSTILE })],
    { description: HOSTILE, group: HOSTILE, helpurls: [`javascript:alert("x")`] },
  );
  const { page, complaints } = await openExplorerOf(catalogue(things), "#/test/things");
  await page.locator(".parameter").waitFor();
  expect(await page.locator(".values code").first().innerText()).toBe(HOSTILE);
  expect(await page.locator("img, iframe, object, svg").count()).toBe(0);
  expect(await page.locator("script:not([type='application/json'])").count()).toBe(1);
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => !href.startsWith("#"))).toEqual([]);
  await page.locator("#search").fill("img");
  await page.locator("#found [role=option]").first().waitFor();
  expect(await page.locator("img").count()).toBe(0);
  expect(await page.title()).not.toContain("owned");
  expect(complaints).toEqual([]);
  // Texts cannot become code, because the policy rejects markup in scripts.
  const outcome = await page.evaluate(() => {
    try {
      document.createElement("p").innerHTML = "<b>x</b>";
      return "allowed";
    } catch {
      return "refused";
    }
  });
  expect(outcome).toBe("refused");
});
