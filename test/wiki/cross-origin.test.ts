/** Requests from a page to a wiki on another port, which the browser asks for permission first. */
import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { wikiInBrowser } from "./page-of-wiki.ts";
import type { Wiki } from "./server.ts";

/** A header that no form could send; only with such a header is there a preflight. */
const HEADERS = { "api-user-agent": "paramsmith-tests/1.0" };

const world = wikiInBrowser();

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

/** A page of a wiki, and another wiki. */
async function pageHere() {
  const { here, there, openWithClients } = world();
  const opened = await openWithClients("Main Page");
  return { ...opened, ...(await recordingProxy(there)), own: new URL(here.endpoint).origin };
}

/** The path that has an origin. */
function pathWith(origin: string): string {
  return `/api.php?origin=${origin === "*" ? "*" : encodeURIComponent(origin)}`;
}

describe("a POST of fetchSender to another origin", () => {
  it.each([
    ["anyone", () => "*"],
    ["this wiki", (own: string) => own],
  ])("passes the preflight of the browser, with the origin of %s", async (_, originFor) => {
    const { page, own, endpoint, received, sent } = await pageHere();
    const origin = originFor(own);
    const response = await page.evaluate(
      async ([address, from, headers]) => {
        const { fetchSender } = window.paramsmith;
        const request = { action: "query", meta: "siteinfo", origin: from, format: "json" };
        return fetchSender(address, { headers })(request, { method: "POST" });
      },
      [endpoint, origin, HEADERS] as const,
    );
    expect(response).toMatchObject({ query: { general: { sitename: "Paramsmith Wiki" } } });
    expect(received).toEqual([`OPTIONS ${pathWith(origin)}`, `POST ${pathWith(origin)}`]);
    expect(sent.map(({ method, inAddress, inBody }) => [method, inAddress, inBody])).toEqual([
      ["POST", { origin }, { action: "query", meta: "siteinfo", format: "json" }],
    ]);
  });

  it("fails if its origin is in the body, which the preflight does not have", async () => {
    const { page, endpoint, received } = await pageHere();
    const outcome = await page.evaluate(
      async ([address, headers]) => {
        const request = { action: "query", meta: "siteinfo", origin: "*", format: "json" };
        const body = new URLSearchParams(request);
        return fetch(address, { method: "POST", headers, body }).then(
          ({ status }) => status,
          String,
        );
      },
      [endpoint, HEADERS] as const,
    );
    expect(outcome).toBe("TypeError: Failed to fetch");
    expect(received).toEqual(["OPTIONS /api.php"]);
  });

  it("reads how long to wait, which the server exposes", async () => {
    const { page, endpoint } = await pageHere();
    const error = await page.evaluate(async (address) => {
      const { allpages, fetchSender, sendRequest } = window.paramsmith;
      const request = allpages({}, { maxlag: -9, origin: "*" });
      return sendRequest(request, fetchSender(address)).catch((each: object) => ({ ...each }));
    }, endpoint);
    expect(error).toMatchObject({ code: "maxlag", retryAfter: 5000 });
  });
});

describe("a POST of mwApiSender to another origin", () => {
  it("passes the preflight of the browser", async () => {
    const { page, own, endpoint, received } = await pageHere();
    const response = await page.evaluate(
      async ([address, headers]) => {
        const { mwApiSender } = window.paramsmith;
        const api = new window.mw.ForeignApi(address, { ajax: { headers } });
        const request = { action: "query", meta: "siteinfo", format: "json" };
        return mwApiSender(api)(request, { method: "POST" });
      },
      [endpoint, HEADERS] as const,
    );
    expect(response).toMatchObject({ query: { general: { sitename: "Paramsmith Wiki" } } });
    expect(received).toEqual([`OPTIONS ${pathWith(own)}`, `POST ${pathWith(own)}`]);
  });
});
