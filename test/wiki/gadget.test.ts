/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
/**
 * The example of a gadget as a user script, in pages of the wiki that serves it, and `mwApiSender` with
 * the `mw.Api` and `mw.ForeignApi` that the wiki itself loads.
 */
import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { wikiInBrowser } from "./page-of-wiki.ts";
import type { ApiRequest } from "./page-of-wiki.ts";
import type { Wiki } from "./server.ts";

const world = wikiInBrowser();

const LINK = "#t-watch-subpages";
const SCRIPT = "User:Admin/watch-subpages.js";
const SUBPAGES = ["Gadget/C & 100%", "Gadget/D/E", "Gadget/Ä + B"];

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

const TITLE = "Main Page";

/** The parameters of a request, wherever they are. */
function parametersOf({ inAddress, inBody }: ApiRequest): Readonly<Record<string, string>> {
  return { ...inAddress, ...inBody };
}

/** A server before a wiki's own, which keeps the method and the path of what it passes on. */
async function recordingProxy(wiki: Wiki) {
  const received: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    received.push(`${method} ${url}`);
    const forwarded = httpRequest(new URL(url, wiki.endpoint), { method, headers, agent: false });
    forwarded.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return { endpoint: `http://127.0.0.1:${address.port}/api.php`, received };
}

describe("mwApiSender on a page of MediaWiki", () => {
  it("sends what the builders write, whatever mw.Api does to parameters", async () => {
    const { page, sent } = await world().openWithClients(TITLE);
    const written = await page.evaluate(async () => {
      const { allpages, mwApiSender, query, sendRequest } = window.paramsmith;
      const send = mwApiSender(new window.mw.Api());
      const hostile = "A|B&c=+%20\u00FC\u{1F600}\n?? =? ";
      const requests = [
        allpages({ from: "B&c=+ \u00FC\u{1F600}?? =?", limit: "max" }),
        allpages({ filterredir: "all", namespace: 0, prlevel: ["", "sysop"], prtype: "edit" }),
        query([], { titles: ["A|B", hostile], redirects: true }),
        query([], { titles: hostile }),
        query([], { titles: Array.from({ length: 50 }, (_, at) => `${at} ${"x".repeat(40)}`) }),
      ];
      for (const request of requests) await sendRequest(request, send);
      return requests.map((request) => request.toRecord());
    });
    expect(sent.map(parametersOf)).toEqual(written);
    expect(sent.map(({ method }) => method)).toEqual(["GET", "GET", "GET", "GET", "POST"]);
    expect(sent.map((each) => parametersOf(each)["titles"]).slice(2, 4)).toEqual([
      "\u001FA|B\u001FA|B&c=+%20\u00FC\u{1F600}\n?? =? ",
      "\u001FA|B&c=+%20\u00FC\u{1F600}\n?? =? ",
    ]);
    expect(sent[2]?.inAddress["redirects"]).toBe("");
  });

  it("throws the error in each format that fetchSender throws, of which await keeps the code", async () => {
    const { page } = await world().openWithClients(TITLE);
    const formats = ["bc", "html", "none", "plaintext", "raw", "wikitext"].flatMap((errorformat) =>
      ["1", "2"].map((formatversion) => ({ errorformat, formatversion })),
    );
    const errors = await page.evaluate(async (all) => {
      const { ApiError, fetchSender, mwApiSender } = window.paramsmith;
      const api = new window.mw.Api();
      const errorOf = async (sent: unknown): Promise<unknown> =>
        Promise.resolve(sent).then(
          () => undefined,
          (error: unknown) =>
            error instanceof ApiError
              ? Object.assign({}, error, { message: error.message })
              : error,
        );
      return Promise.all(
        all.map(async (format) => {
          const query = { action: "query", list: "allpages", apnamespace: "99999", format: "json" };
          const parameters = { ...query, ...format };
          return Promise.all([
            ...[mwApiSender(api), fetchSender("/api.php")].map(async (send) =>
              errorOf(send(parameters, { method: "GET" })),
            ),
            errorOf(api.get(parameters)),
          ]);
        }),
      );
    }, formats);
    for (const [index, [own, fetched, code]] of errors.entries()) {
      const format = JSON.stringify(formats[index]);
      const error = { code: "badvalue", status: 200, messages: [{ code: "badvalue" }] };
      expect.soft(own, format).toMatchObject(error);
      expect.soft(own, format).toEqual(fetched);
      expect.soft(code, format).toBe("badvalue");
    }
  });

  it("tells a page, an error status, a lost network and a late response apart", async () => {
    const { page } = await world().openWithClients(TITLE);
    const errorOf = async (url: string, format: string, timeout: number) =>
      page.evaluate(
        async ([address, wanted, time]) => {
          const api = new window.mw.Api({ ajax: { url: address, timeout: time } });
          const send = window.paramsmith.mwApiSender(api);
          const request = { action: "query", format: wanted };
          return send(request, { method: "GET" }).then(
            () => "sent",
            (error: Error) =>
              Object.assign({}, error, { name: error.name, message: error.message }),
          );
        },
        [url, format, timeout] as const,
      );
    expect(await errorOf("/api.php", "jsonfm", 30_000)).toMatchObject({
      name: "HttpError",
      status: 200,
      message: expect.stringContaining("<!DOCTYPE html>"),
    });
    expect(await errorOf("/index.php", "json", 30_000)).toMatchObject({
      name: "HttpError",
      status: 404,
    });
    expect(await errorOf("/api.php", "json", 1)).toMatchObject({ name: "TimeoutError" });
    await page.context().setOffline(true);
    expect(await errorOf("/api.php", "json", 30_000)).toMatchObject({ name: "TypeError" });
  });
});

describe("mwApiSender with mw.ForeignApi", () => {
  it("reads and posts as the user of the other wiki, whose origin is in the address", async () => {
    const { there, openWithClients } = world();
    const { page, sent } = await openWithClients(TITLE, "Admin");
    const responses = await page.evaluate(
      async ([endpoint, title]) => {
        const { mwApiSender, sendRequest, watch } = window.paramsmith;
        const send = mwApiSender(new window.mw.ForeignApi(endpoint));
        const request = { action: "query", meta: "userinfo", format: "json", formatversion: "2" };
        return [
          await send(request, { method: "GET" }),
          await sendRequest(watch({ titles: title, token: "" }), send),
        ];
      },
      [there.endpoint, TITLE] as const,
    );
    expect(responses).toMatchObject([
      { query: { userinfo: { name: "Admin" } } },
      { watch: [{ title: TITLE, watched: true }] },
    ]);
    const { origin } = new URL(world().here.endpoint);
    const { origin: to } = new URL(there.endpoint);
    expect(sent.map(({ method, to: at, inAddress }) => [method, at, inAddress["origin"]])).toEqual([
      ["GET", to, origin],
      ["GET", to, origin],
      ["POST", to, origin],
    ]);
  });

  it("reads anonymously, and keeps the whole error", async () => {
    const { there, openWithClients } = world();
    const { page, sent } = await openWithClients(TITLE, "Admin");
    const found = await page.evaluate(async (endpoint) => {
      const { allpages, mwApiSender, sendRequest } = window.paramsmith;
      const send = mwApiSender(new window.mw.ForeignApi(endpoint, { anonymous: true }));
      const request = { action: "query", meta: "userinfo", format: "json", formatversion: "2" };
      const failing = [allpages({ namespace: 99_999 }), allpages({}, { maxlag: -9 })];
      const errors = failing.map(async (each) =>
        sendRequest(each, send).catch((error: object) => ({ ...error })),
      );
      return [await send(request, { method: "GET" }), ...(await Promise.all(errors))];
    }, there.endpoint);
    expect(found).toMatchObject([
      { query: { userinfo: { id: 0, anon: true } } },
      { code: "badvalue", messages: [{ module: "query+allpages" }] },
      { code: "maxlag", status: 200, retryAfter: 5000 },
    ]);
    expect(sent.map(({ inAddress }) => inAddress["origin"])).toEqual(["*", "*", "*"]);
  });
});

const HEADERS = { "api-user-agent": "paramsmith/0" };

/** POSTs with a header that no form could send: only such requests have a preflight. */
const POSTS = {
  "fetchSender for anyone": async ([endpoint, , headers]: PostTarget) =>
    window.paramsmith.fetchSender(endpoint, { headers })(
      { action: "query", meta: "siteinfo", format: "json", origin: "*" },
      { method: "POST" },
    ),
  "fetchSender for this wiki": async ([endpoint, origin, headers]: PostTarget) =>
    window.paramsmith.fetchSender(endpoint, { headers })(
      { action: "query", meta: "siteinfo", format: "json", origin },
      { method: "POST" },
    ),
  "mwApiSender for this wiki": async ([endpoint, , headers]: PostTarget) => {
    const api = new window.mw.ForeignApi(endpoint, { ajax: { headers } });
    const request = { action: "query", meta: "siteinfo", format: "json" };
    return window.paramsmith.mwApiSender(api)(request, { method: "POST" });
  },
};

type PostTarget = readonly [endpoint: string, origin: string, headers: typeof HEADERS];

describe("a POST to another origin", () => {
  it.each(Object.entries(POSTS))(
    "passes the preflight of the browser by %s, with the origin in the address",
    async (name, post) => {
      const { here, there, openWithClients } = world();
      const { page } = await openWithClients(TITLE);
      const { endpoint, received } = await recordingProxy(there);
      const { origin } = new URL(here.endpoint);
      const response = await page.evaluate(post, [endpoint, origin, HEADERS] as const);
      expect(response).toMatchObject({ query: { general: { sitename: "Paramsmith Wiki" } } });
      const path = `/api.php?origin=${name.endsWith("anyone") ? "*" : encodeURIComponent(origin)}`;
      expect(received).toEqual([`OPTIONS ${path}`, `POST ${path}`]);
    },
  );

  it("has the wait of the server, which it exposes", async () => {
    const { there, openWithClients } = world();
    const { page } = await openWithClients(TITLE);
    const error = await page.evaluate(async (address) => {
      const { allpages, fetchSender, sendRequest } = window.paramsmith;
      const request = allpages({}, { maxlag: -9, origin: "*" });
      return sendRequest(request, fetchSender(address)).catch((each: object) => ({ ...each }));
    }, there.endpoint);
    expect(error).toMatchObject({ code: "maxlag", retryAfter: 5000 });
  });
});
