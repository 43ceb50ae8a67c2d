/**
 * The explorer in Chromium and Firefox: addresses, search, fields, changes and policy.
 *
 * @module
 */
/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { BROWSERS } from "./browser.ts";
import { exploredSpec, explorerInBrowser, shippedSpecs } from "./explorers.ts";
import { catalogue, module, parameter } from "../generator/support/specs.ts";

const specs = shippedSpecs();

/** The names of all parts by their fragments. */
const parts = specs.flatMap(({ name, model }) => [
  ...model.operations.map((operation) => [`#/${name}/${operation.name}`, operation.name] as const),
  ...(model.kind === "openapi"
    ? Object.keys(model.schemas).map((schema) => [`#/${name}/schema:${schema}`, schema] as const)
    : []),
]);

/** The heading of the page, when it is about a fragment. */
function headingAt(page: Page, fragment: string): Promise<string> {
  return page.evaluate(async (hash) => {
    location.hash = hash;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return document.querySelector("#main h1 code")?.textContent ?? "";
  }, fragment);
}

/** The names of the fields that the page shows, with those above them. */
function shownFields(page: Page): Promise<readonly string[]> {
  return page
    .locator(".response .fields > li > .field > a")
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")),
    )
    .then((addresses) =>
      addresses.map((address) => /\/\.([^?]*)/.exec(address)?.[1] ?? `no field: ${address}`),
    );
}

/** The first result of the search, when all entries can be found. */
async function firstResult(page: Page, text: string): Promise<string> {
  await page.locator("#search").fill(text);
  await page
    .locator(".find [role=status]", { hasText: /results?$/ })
    .waitFor({ state: "attached" });
  const first = page.locator("#found [role=option]").first();
  return `${await first.locator(".kind").innerText()} ${await first.locator(".name").innerText()}`;
}

/** Navigation, keys and controls differ between browsers; what the page shows does not. */
describe.each(BROWSERS)("The explorer in %s", (browser) => {
  const open = explorerInBrowser(browser, () => specs);

  it("opens parameters, values and fields by their addresses", async () => {
    const { page } = await open("#/");
    const target = page.locator(".target");
    for (const [fragment, text] of [
      ["#/paraminfo/allpages/filterredir/redirects", "apfilterredir"],
      ["#/paraminfo/recentchanges/.query.recentchanges.comment", "comment"],
      ["#/alliance/listAlliances/size", "size"],
    ] as const) {
      await headingAt(page, fragment);
      expect(await target.locator("a").first().innerText()).toBe(text);
      expect(
        await target.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
        fragment,
      ).toBe(true);
    }
    await headingAt(page, "#/paraminfo/allpages/filterredir/redirects");
    expect(await target.locator("[aria-current]").innerText()).toBe("redirects");
  });

  it("follows links, and the buttons for back and forward", async () => {
    const { page } = await open("#/paraminfo");
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
    const { page } = await open("#/paraminfo/tags");
    await page.keyboard.press("/");
    await page.keyboard.type("allpages");
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
    const { page } = await open("#/paraminfo/recentchanges");
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
});

describe("What the explorer shows", () => {
  const open = explorerInBrowser("chromium", () => specs);

  it("opens every module, operation and schema by its address", async () => {
    const { page, requests, complaints } = await open("#/");
    expect(parts.length).toBeGreaterThan(66 + 2 + 6);
    for (const [fragment, name] of parts)
      expect(await headingAt(page, fragment), fragment).toBe(name);
    expect(complaints).toEqual([]);
    expect(requests.filter((address) => !address.startsWith("file:"))).toEqual([]);
  });

  it("finds by a prefix and by a typo", async () => {
    const { page } = await open("#/");
    for (const [text, expected] of [
      ["recentch", "module recentchanges"],
      ["recnt", "module recentchanges"],
      ["alpages", "module allpages"],
      ["filteredir", "parameter filterredir"],
      ["listAll", "operation listAlliances"],
    ] as const)
      expect(await firstResult(page, text)).toBe(expected);
  });

  it("shows the fields that a flag adds, which the address keeps", async () => {
    const { page } = await open("#/paraminfo/allusers");
    const before = await shownFields(page);
    expect(before).not.toContain("query.allusers.recentactions");
    const flag = page.getByRole("checkbox", { name: "auactiveusers", exact: true });
    await flag.check();
    expect(await shownFields(page)).toContain("query.allusers.recentactions");
    expect(page.url()).toMatch(/\?auactiveusers=1$/);
    await flag.uncheck();
    expect(await shownFields(page)).toEqual(before);
  });

  it("shows what came and went between versions", async () => {
    const { page } = await open("#/paraminfo");
    const [wiki] = specs;
    const findings = wiki?.since?.findings ?? [];
    const changes = page.locator("#main .changes");
    expect(await changes.locator("h2").innerText()).toBe(`Changes since 1.39 ${findings.length}`);
    const added = findings.find(
      ({ rule, module: path }) => rule === "module-added" && path.startsWith("query+"),
    );
    const name = added?.module.slice("query+".length) ?? "";
    await headingAt(page, `#/paraminfo/${name}`);
    expect(await changes.innerText()).toContain(added?.message.replaceAll("`", ""));
  });

  it("reports what it does not have", async () => {
    const { page } = await open("#/paraminfo/nothing");
    expect(await page.locator("#main h1").innerText()).toBe("Not found");
    await headingAt(page, "#/nowhere");
    expect(await page.locator("#main").innerText()).toContain("There is no spec nowhere");
  });
});

const HOSTILE = `"><img src=x onerror="document.title='owned'"></script><script>document.title='owned'</script>`;

describe("Hostile names and descriptions", () => {
  const open = explorerInBrowser("chromium", () => [
    exploredSpec(
      catalogue(
        module(
          "things",
          [parameter("dir", [HOSTILE], { description: `${HOSTILE}\u202e`, default: HOSTILE })],
          { description: HOSTILE, group: HOSTILE, helpurls: [`javascript:alert("x")`] },
        ),
      ),
    ),
  ]);

  it("stay text", async () => {
    const { page, complaints } = await open("#/test/things");
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
  });

  it("cannot become code, because the policy refuses markup in scripts", async () => {
    const { page } = await open("#/");
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
});
