/** The example of a gadget as a user script, in pages of the wiki that serves it. */
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { wikiInBrowser } from "./page-of-wiki.ts";

const LINK = "#t-watch-subpages";
const SCRIPT = "User:Admin/watch-subpages.js";
const SUBPAGES = ["Gadget/C & 100%", "Gadget/D/E", "Gadget/Ä + B"];

const world = wikiInBrowser();

/** The titles on a watchlist, without talk pages. */
async function watchlist(): Promise<readonly string[]> {
  const { here } = world();
  const answer = await here.ask(
    "action=query&list=watchlistraw&wrnamespace=0&wrlimit=max&formatversion=2",
    { cookie: await here.login("Admin") },
  );
  const { watchlistraw }: { readonly watchlistraw: readonly { readonly title: string }[] } =
    JSON.parse(JSON.stringify(answer));
  return watchlistraw.map(({ title }) => title);
}

beforeAll(async () => {
  const { post, gadget } = world();
  const address = `/index.php?title=${SCRIPT}&action=raw&ctype=text/javascript`;
  await post("edit", [
    { title: SCRIPT, text: gadget.script },
    { title: "User:Admin/common.js", text: `mw.loader.load( ${JSON.stringify(address)} );` },
    { title: "Gadgets", text: "No subpage." },
    ...["Gadget", ...SUBPAGES].map((title) => ({ title, text: "A page." })),
  ]);
  await post("watch", [{ titles: (await watchlist()).join("|"), unwatch: "" }]);
});

describe("the example of a gadget", () => {
  it("puts the subpages of a page on the watchlist, with the token of the page", async () => {
    const { page, sent } = await world().open("Gadget", "Admin");
    expect(await watchlist()).toEqual([]);
    await page.click(LINK);
    await page.getByText("Subpages on your watchlist: 3").waitFor();
    expect(await watchlist()).toEqual(SUBPAGES);
    expect(
      sent.map(({ method, inAddress, inBody }) => [method, { ...inAddress, ...inBody }]),
    ).toEqual([
      ["GET", expect.objectContaining({ list: "allpages", apprefix: "Gadget/" })],
      ["POST", expect.objectContaining({ action: "watch", titles: SUBPAGES.join("|") })],
    ]);
  });

  it("shows the server's message when the session has ended", async () => {
    const { page, sent } = await world().open("Gadget", "Admin");
    await page.waitForSelector(LINK);
    await page.context().clearCookies();
    await page.click(LINK);
    await page.getByText("Please log in to view or edit items on your watchlist.").waitFor();
    // The token of the page is refused, and mw.Api fetches another.
    expect(
      sent.map(({ method, inAddress, inBody }) => [
        method,
        inBody["action"] ?? inAddress["list"] ?? inAddress["meta"],
      ]),
    ).toEqual([
      ["GET", "allpages"],
      ["POST", "watch"],
      ["GET", "tokens"],
      ["POST", "watch"],
    ]);
  });

  it("stops at a second click", async () => {
    const { page } = await world().open("Gadget", "Admin");
    const held = page.waitForEvent("request", (request) => request.url().includes("list=allpages"));
    const failed = page.waitForEvent("requestfailed");
    await page.route("**/api.php?**", () => undefined);
    await page.click(LINK);
    await held;
    await page.click(LINK);
    expect((await failed).failure()).toEqual({ errorText: "net::ERR_ABORTED" });
    await page.getByText("Stopped.").waitFor();
  });

  // Of these, 70 bytes send files and tell senders with tokens from others, and 250 receive lists and texts.
  it("is at most 7900 bytes with gzip", () => {
    expect(gzipSync(world().gadget.script, { level: 9 }).length).toBeLessThanOrEqual(7900);
  });
});
