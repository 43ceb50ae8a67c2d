/** Browsers would take bodies and headers such as `X-Api-Key` along to the target of a redirect. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { join, normalize } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { REPOSITORY } from "../generator/support/places.ts";
import { BROWSERS, openPage } from "./browser.ts";

/** The page's program; what it finds out stands in the page. */
const USE = `
import { createClient, fetchSender } from "/dist/templates/runtime/client.js";
const api = location.origin + "/api.php";
const GET = { method: "GET" };
const POST = { method: "POST" };
const login = { accessToken: "c4n4ry" };
const outcomes = [
  fetchSender(api)({ action: "query" }, GET),
  fetchSender(api, { headers: { "X-Api-Key": "c4n4ry" } })({}, GET),
  fetchSender(api)({ lgpassword: "c4n4ry" }, POST),
  createClient(api, { login })({ action: "query" }, GET),
].map((outcome) => outcome.catch(String));
document.documentElement.dataset.found = JSON.stringify(await Promise.all(outcomes));
`;

/** Starts a server that stops after the test, and returns its origin. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${Object(server.address())["port"]}`;
}

it.each(BROWSERS)("in a page of %s, no secret is redirected", async (name) => {
  const received: (string | undefined)[] = [];
  const other = await startServer(({ method, url }, response) => {
    received.push(`${method} ${url}`);
    response.writeHead(200, {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "x-api-key, authorization, content-type",
    });
    response.end('{"query":{}}');
  });
  const origin = await startServer(({ url = "/" }, response) => {
    const { pathname, search } = new URL(url, "http://127.0.0.1");
    if (pathname === "/api.php")
      response.writeHead(307, { location: `${other}/api.php${search}` }).end();
    else if (pathname.endsWith(".js"))
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(pathname === "/use.js" ? USE : readFileSync(join(REPOSITORY, normalize(pathname))));
    else
      response
        .writeHead(200, { "content-type": "text/html" })
        .end('<!doctype html><title>A</title><script type="module" src="/use.js"></script>');
  });
  const { page } = await openPage(origin, { offline: false }, name);
  await page.waitForFunction(() => document.documentElement.dataset["found"] !== undefined);
  const found = await page.evaluate(() => document.documentElement.dataset["found"]);
  const error =
    "HttpError: The server redirects to a hidden URL; pass that URL if you trust it (status 0); it is empty.";
  expect(JSON.parse(found ?? "")).toEqual([{ query: {} }, error, error, error]);
  expect(received).toEqual(["GET /api.php?action=query"]);
});
