import { describe, expect, it } from "vitest";
import { createClient } from "../../../generator/wiki/client.js";
import type { Client } from "../../../generator/wiki/client.js";
import { json, startServer } from "../support/http.js";
import { LIMITS, testClock } from "../support/wiki-api.js";

const FINE = json({ paraminfo: {} });

function clientOf(
  address: string,
  fetch?: typeof globalThis.fetch,
  session: { readonly cookie?: string } = {},
): Client {
  const { environment } = testClock();
  return createClient({
    address: new URL(address),
    userAgent: "paramsmith/0 (a test)",
    ...session,
    limits: LIMITS,
    environment: fetch ? { ...environment, fetch } : environment,
  });
}

/** What comes of a redirect from one address to another, which is never asked. */
async function redirected(from: string, to: string): Promise<unknown> {
  const headers = { location: to };
  const fetch = async (): Promise<Response> => new Response(null, { status: 302, headers });
  return (await clientOf(from, fetch).request({}, ["paraminfo"])).diagnostics;
}

describe("redirects", () => {
  it("are followed, told, and not met again by the next request", async () => {
    const server = await startServer(({ path }) =>
      path === "/api.php"
        ? { status: 301, headers: { location: "/w/api.php?action=paraminfo&format=json" } }
        : FINE,
    );
    const client = clientOf(`${server.origin}/api.php`);
    expect(await client.request({ action: "paraminfo" }, ["paraminfo"])).toMatchObject({
      value: { paraminfo: {} },
      diagnostics: [
        {
          code: "address-redirects",
          severity: "warning",
          message: `the URL redirects to "${server.origin}/w/api.php", which received the requests`,
          position: { file: `${server.origin}/api.php` },
        },
      ],
    });
    expect((await client.request({}, ["paraminfo"])).diagnostics).toEqual([]);
    expect(server.received.map(({ path }) => path)).toEqual([
      "/api.php",
      "/w/api.php",
      "/w/api.php",
    ]);
  });

  it("are reported without the parameters of their path, which may have secrets", async () => {
    let isFirst = true;
    const fetch = async (): Promise<Response> => {
      const headers = { location: "https://a.example/w;jsessionid=c4n4ry/api.php;token=c4n4ry" };
      const response = isFirst ? new Response(null, { status: 302, headers }) : Response.json({});
      isFirst = false;
      return response;
    };
    const { diagnostics } = await clientOf("https://a.example/api.php", fetch).request({}, []);
    expect(diagnostics.find(({ code }) => code === "address-redirects")).toMatchObject({
      message: 'the URL redirects to "https://a.example/w/api.php", which received the requests',
    });
    expect(JSON.stringify(diagnostics)).not.toContain("c4n4ry");
  });

  it("that lose the query get it again", async () => {
    const server = await startServer(({ path }) =>
      path === "/" ? { status: 308, headers: { location: "/w/api.php" } } : FINE,
    );
    await clientOf(server.origin).request({ action: "paraminfo" }, ["paraminfo"]);
    expect(server.received[1]).toMatchObject({
      path: "/w/api.php",
      query: { action: "paraminfo" },
    });
  });

  it("are followed five times and no further", async () => {
    const server = await startServer(({ path }) => {
      const number = Number(path.slice(1));
      return number === 5 ? FINE : { status: 302, headers: { location: `/${number + 1}` } };
    });
    expect(await clientOf(`${server.origin}/0`).request({}, ["paraminfo"])).toMatchObject({
      value: { paraminfo: {} },
    });
    const endless = await startServer(() => ({ status: 302, headers: { location: "/" } }));
    const { value, diagnostics } = await clientOf(endless.origin).request({}, ["paraminfo"]);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: "too-many-redirects" }]);
    expect(endless.received).toHaveLength(6);
  });

  it.each([
    ["https://wiki.example/", "http://wiki.example/", "it leads from https to http"],
    ["http://wiki.example/", "ftp://wiki.example/", "only http and https are followed"],
    ["http://wiki.example/", "file:///etc/passwd", "only http and https are followed"],
    ["http://wiki.example/", "http://", "it is no address"],
    ["https://wiki.example/", "http://wiki.example/?token=secret", "it leads from https to http"],
    ["http://wiki.example/", "ftp://wiki.example/#access_token=secret", "only http and https"],
    ["http://wiki.example/", "http://me:secret@/?token=secret", "it is no address"],
    [
      "http://wiki.example/",
      "https://me:secret@wiki.example/",
      "it holds a user name or a password",
    ],
  ])("from %s to %s are refused", async (from, to, why) => {
    const found = await redirected(from, to);
    expect(found).toMatchObject([{ code: "bad-redirect", message: expect.stringContaining(why) }]);
    expect(JSON.stringify(found)).not.toContain("secret");
  });

  it("from http to https are followed", async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return asked.length > 1
        ? Response.json({ paraminfo: {} })
        : new Response(null, {
            status: 301,
            headers: { location: "https://wiki.example/api.php" },
          });
    };
    const { diagnostics } = await clientOf("http://wiki.example/api.php", fetch).request({}, [
      "paraminfo",
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["address-redirects"]);
    expect(asked[1]).toMatch(/^https:\/\/wiki\.example\/api\.php\?format=json&/);
  });

  it("within an origin keep the session", async () => {
    const server = await startServer(({ path }) =>
      path === "/api.php" ? { status: 302, headers: { location: "/w/api.php" } } : FINE,
    );
    const client = clientOf(`${server.origin}/api.php`, undefined, { cookie: "session=1" });

    await client.request({}, ["paraminfo"]);

    expect(server.received.map(({ headers }) => headers["cookie"])).toEqual([
      "session=1",
      "session=1",
    ]);
  });

  it.each([
    ["another port", (origin: string) => origin],
    ["another name", (origin: string) => origin.replace("127.0.0.1", "localhost")],
  ])("to %s are errors with a session, and followed without one", async (_, nameOf) => {
    const back: string[] = [];
    const other = await startServer(({ path }) =>
      path === "/w/api.php" ? { status: 302, headers: { location: `${back.join("")}/end` } } : FINE,
    );
    const server = await startServer(({ path }) =>
      path === "/api.php"
        ? { status: 301, headers: { location: `${nameOf(other.origin)}/w/api.php` } }
        : FINE,
    );
    back.push(server.origin);
    const withSession = clientOf(`${server.origin}/api.php`, undefined, { cookie: "session=1" });

    for (let count = 0; count < 3; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- a later request may go to the new address
      expect((await withSession.request({}, ["paraminfo"])).diagnostics).toMatchObject([
        {
          code: "bad-redirect",
          message: expect.stringContaining(`the session is for ${server.origin} only`),
          help: "if you trust the target, specify its URL",
        },
      ]);
    expect(other.received).toEqual([]);

    const anonymous = clientOf(`${server.origin}/api.php`);
    expect(await anonymous.request({}, ["paraminfo"])).toMatchObject({ value: { paraminfo: {} } });
    expect(other.received.map(({ headers }) => headers["cookie"])).toEqual([undefined]);
  });

  it("without a target are answers like any other", async () => {
    const server = await startServer(() => ({ status: 304 }));
    const { diagnostics } = await clientOf(server.origin).request({}, ["paraminfo"]);
    expect(diagnostics).toMatchObject([{ code: "response-no-api" }]);
  });
});
