/* oxlint-disable no-await-in-loop -- in one page, one thing is done after the other */
/** `mwApiSender` with the `mw.Api` and `mw.ForeignApi` that the wiki itself loads. */
import { beforeAll, describe, expect, it } from "vitest";
import { wikiInBrowser } from "./page-of-wiki.ts";
import type { ApiRequest } from "./page-of-wiki.ts";

const TITLE = "Main Page";

const world = wikiInBrowser();

/** The parameters of a request, wherever they are. */
function parametersOf({ inAddress, inBody }: ApiRequest): Readonly<Record<string, string>> {
  return { ...inAddress, ...inBody };
}

/** Whether a page is on the watchlist of `Admin`. */
async function isWatched(title: string): Promise<boolean> {
  const { here } = world();
  const cookie = await here.login("Admin");
  const answer = await here.ask(
    { action: "query", prop: "info", inprop: "watched", titles: title },
    { cookie },
  );
  return JSON.stringify(answer).includes('"watched"');
}

beforeAll(async () => {
  await world().post("watch", [{ titles: TITLE, unwatch: "" }]);
});

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

  it("keeps default parameters of mw.Api that the request does not have", async () => {
    const { page, sent } = await world().openWithClients(TITLE);
    const response = await page.evaluate(async () => {
      const { allpages, mwApiSender, sendRequest } = window.paramsmith;
      const parameters = {
        action: "parse",
        format: "xml",
        formatversion: 1,
        errorformat: "html",
        uselang: "de",
        list: ["allusers"],
      };
      const send = mwApiSender(new window.mw.Api({ parameters }));
      return sendRequest(allpages({ limit: 1 }), send);
    });
    expect(response).toMatchObject({ batchcomplete: true, query: { allpages: [{ ns: 0 }] } });
    expect(sent.map(parametersOf)).toEqual([
      {
        action: "query",
        list: "allpages",
        aplimit: "1",
        format: "json",
        formatversion: "2",
        errorformat: "plaintext",
        uselang: "de",
      },
    ]);
  });

  it.each(["bc", "html", "none", "plaintext", "raw", "wikitext"])(
    "throws the error in the format %s that fetchSender throws, of which await keeps the code",
    async (errorformat) => {
      const { page } = await world().openWithClients(TITLE);
      const errors = await page.evaluate(async (format) => {
        const { ApiError, fetchSender, mwApiSender } = window.paramsmith;
        const api = new window.mw.Api();
        const found: unknown[] = [];
        for (const formatversion of ["1", "2"]) {
          const parameters = {
            action: "query",
            list: "allpages",
            apnamespace: "99999",
            format: "json",
            formatversion,
            errorformat: format,
          };
          for (const send of [mwApiSender(api), fetchSender("/api.php")]) {
            await send(parameters, { method: "GET" }).catch((error: unknown) => {
              const isApiError = error instanceof ApiError;
              found.push(isApiError && Object.assign({}, error, { message: error.message }));
            });
          }
          await Promise.resolve(api.get(parameters)).catch((code: unknown) => found.push(code));
        }
        return found;
      }, errorformat);
      const [first, second, code, third, fourth, codeOf2] = errors;
      expect(first).toMatchObject({
        code: "badvalue",
        status: 200,
        messages: [{ code: "badvalue" }],
      });
      expect(first).toEqual(second);
      expect(third).toEqual(fourth);
      expect([code, codeOf2]).toEqual(["badvalue", "badvalue"]);
    },
  );

  it("keeps the wait that the server asks for", async () => {
    const { page } = await world().openWithClients(TITLE);
    const error = await page.evaluate(async () => {
      const send = window.paramsmith.mwApiSender(new window.mw.Api());
      const request = window.paramsmith.allpages({}, { maxlag: -9 });
      return window.paramsmith.sendRequest(request, send).catch((each: object) => ({ ...each }));
    });
    expect(error).toMatchObject({ code: "maxlag", retryAfter: 5000 });
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

  it("cancels its own request in the browser, and sends none with an aborted signal", async () => {
    const { page, sent } = await world().openWithClients(TITLE);
    const failed: unknown[] = [];
    page.on("requestfailed", (request) =>
      failed.push([request.url(), request.failure()?.errorText]),
    );
    await page.route("**/api.php?**=Held**", () => undefined);
    const held = page.waitForRequest("**/api.php?**=Held**");
    const outcomes = page.evaluate(async () => {
      const { allpages, mwApiSender, sendRequest } = window.paramsmith;
      const send = mwApiSender(new window.mw.Api());
      const controller = new AbortController();
      const { signal } = controller;
      document.addEventListener("stop", () => controller.abort(new Error("enough")));
      const all = [
        sendRequest(allpages({ from: "Held" }), send, { signal }),
        sendRequest(allpages({ from: "Other", limit: 1 }), send),
        send(
          { action: "query" },
          { method: "GET", signal: AbortSignal.abort(new Error("before")) },
        ),
      ].map(async (sending) =>
        sending.then(
          () => "sent",
          (error: Error) => error.message,
        ),
      );
      return Promise.all(all);
    });
    await held;
    await page.evaluate(() => document.dispatchEvent(new Event("stop")));
    expect(await outcomes).toEqual(["enough", "sent", "before"]);
    // The browser reports it after the page knows.
    await expect
      .poll(() => failed)
      .toEqual([[expect.stringContaining("apfrom=Held"), "net::ERR_ABORTED"]]);
    expect(sent).toHaveLength(2);
  });

  it("posts with the token that the page has, without fetching it", async () => {
    const { page, sent } = await world().openWithClients(TITLE, "Admin");
    const response = await page.evaluate(async (title) => {
      const { mwApiSender, sendRequest, watch } = window.paramsmith;
      const send = mwApiSender(new window.mw.Api());
      return sendRequest(watch({ titles: title, token: "" }), send);
    }, TITLE);
    expect(response).toMatchObject({ watch: [{ title: TITLE, watched: true }] });
    expect(await isWatched(TITLE)).toBe(true);
    expect(sent.map(({ method, inAddress }) => [method, inAddress])).toEqual([["POST", {}]]);
    expect(sent[0]?.inBody["token"]).toMatch(/^[0-9a-f]{40}\+\\$/);
  });

  it("fetches another token if the server rejects the first", async () => {
    const { page, sent } = await world().openWithClients(TITLE, "Admin");
    await page.route(
      "**/api.php?**meta=tokens**",
      (route) =>
        route.fulfill({ json: { query: { tokens: { watchtoken: `${"0".repeat(40)}+\\` } } } }),
      { times: 1 },
    );
    const response = await page.evaluate(async (title) => {
      const { mwApiSender, sendRequest, watch } = window.paramsmith;
      // The tokens of the page belong to its own address of the API.
      const api = new window.mw.Api({ ajax: { url: "/api.php?elsewhere=1" } });
      return sendRequest(watch({ titles: title, unwatch: true, token: "" }), mwApiSender(api));
    }, TITLE);
    expect(response).toMatchObject({ watch: [{ title: TITLE, unwatched: true }] });
    expect(sent.map(({ method }) => method)).toEqual(["GET", "POST", "GET", "POST"]);
    expect(new Set(sent.map(({ inBody }) => inBody["token"])).size).toBe(3);
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
