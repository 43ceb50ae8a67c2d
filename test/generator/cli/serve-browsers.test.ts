/** Requests that a browser sends to `paramsmith serve` for pages of other origins and other hosts. */
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { json, startServer } from "../support/http.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { sendRaw, serving, startServing } from "../support/serving.js";
import type { Serving } from "../support/serving.js";

const APP = "https://app.example:8443";
const EVIL = "https://evil.example";
const USER = "/api.php?action=query&meta=userinfo&format=json&formatversion=2";

/** Starts a server for all tests. */
function shared(...words: readonly string[]): () => Serving {
  let starting: ReturnType<typeof startServing> | undefined;
  let server: Serving | undefined;
  beforeAll(async () => {
    starting = startServing(REPOSITORY, ["--log", "none", ...words]);
    server = await starting.started;
  });
  afterAll(() => starting?.stop());
  return () => {
    if (!server) throw new Error("The server has not started.");
    return server;
  };
}

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request with any headers. Unlike `fetch`, it sends `Origin` and `Sec-Fetch-Site` as they are. */
async function send(
  { port }: Serving,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  [method = "GET", body = ""]: readonly [method?: string, body?: string] = [],
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("the host of a request", () => {
  const local = shared();
  const open = shared("--host", "0.0.0.0");
  const named = shared("--allow-origin", APP, "--allow-origin", "http://wiki_1:8055");

  const everywhere = [
    "localhost",
    "LOCALHOST:1",
    "localhost.",
    "wiki.localhost:8055",
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "127.0.0.2:80",
    "[::1]:8055",
    "[::ffff:127.0.0.1]",
  ];
  const nowhere = [
    "",
    "evil.example",
    "evil.example:8055",
    "127.0.0.1.nip.io",
    "localhost.evil.example",
    "evillocalhost",
    "127.0.0.1@evil.example",
    "evil.example#localhost",
    "evil.example/localhost",
    "localhost evil.example",
    "localhost,evil.example",
    "[::1",
    "127.0.0.1:99999",
    "xn--lcalhost-54a",
  ];
  it.each([
    ["127.0.0.1", local, everywhere, 200],
    ["127.0.0.1", local, [...nowhere, "192.168.0.7", "0.0.0.0", "[fe80::1]", "app.example"], 421],
    ["0.0.0.0", open, [...everywhere, "192.168.0.7:9000", "[fe80::1]", "0.0.0.0"], 200],
    ["0.0.0.0", open, nowhere, 421],
    ["an allowed name", named, [...everywhere, "app.example", "APP.example.:80", "wiki_1"], 200],
    ["an allowed name", named, [...nowhere, "192.168.0.7", "a.app.example"], 421],
  ] as const)("at %s, in the group %#", async (_, server, hosts, status) => {
    const answers = await Promise.all(
      hosts.map(async (host) => [
        host,
        (
          await sendRaw(
            server().port,
            `GET ${USER} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          )
        ).slice(9, 12),
      ]),
    );
    expect(answers).toEqual(hosts.map((host) => [host, String(status)]));
  });

  it("is the host of the target, if that has one, and exactly one", async () => {
    const { port } = local();
    const heads = [
      `GET http://evil.example${USER} HTTP/1.1\r\nHost: localhost`,
      `GET http://localhost@evil.example${USER} HTTP/1.1\r\nHost: localhost`,
      `GET ${USER} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example`,
      `GET ${USER} HTTP/1.1\r\nHost: evil.example\r\nHost: localhost`,
      `GET ${USER} HTTP/1.0`,
      `GET http://localhost${USER} HTTP/1.1\r\nHost: evil.example`,
      `GET ${USER} HTTP/1.0\r\nHost: localhost`,
    ];
    const statuses = await Promise.all(
      heads.map(async (head) =>
        (await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`)).slice(9, 12),
      ),
    );
    expect(statuses).toEqual(["421", "421", "421", "421", "421", "200", "200"]);
  });

  it("is named in the response and in the log if it is wrong, with the help", async () => {
    const server = await serving();
    const { body, headers } = await send(server, "/", { host: "wiki.test:8055" });
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(body)).toEqual({
      type: "about:blank",
      title: "Misdirected Request",
      status: 421,
      detail:
        "The host wiki.test is not served here. To accept it, start the server with --allow-origin http://wiki.test:8055.",
    });
    await expect.poll(() => server.errors().join()).toMatch(/^GET {2}\/ {2}421 {2}/);
  });
});

describe("a page of a different origin", () => {
  const stubs = shared("--allow-origin", APP);
  const cookie = "paramsmith_user=Admin";

  it.each<readonly [headers: Readonly<Record<string, string>>, more: string, user: string]>([
    // The own page and programs have the session.
    [{}, "", "Admin"],
    [{ origin: "OWN" }, "", "Admin"],
    [{ "sec-fetch-site": "same-origin" }, "", "Admin"],
    [{ "sec-fetch-site": "none" }, "", "Admin"],
    [{ origin: APP, "sec-fetch-site": "cross-site" }, "", "Admin"],
    [{ origin: APP, "sec-fetch-site": "cross-site" }, `&origin=${APP}`, "Admin"],
    // Others do not.
    [{ origin: EVIL }, `&origin=${EVIL}`, "127.0.0.1"],
    [{ origin: EVIL }, "", "127.0.0.1"],
    [{ origin: EVIL }, "&origin=*", "127.0.0.1"],
    [{ origin: APP }, "&origin=*", "127.0.0.1"],
    [{ origin: "null" }, "&origin=null", "127.0.0.1"],
    [{ origin: "http://127.0.0.1:1" }, "", "127.0.0.1"],
    [{ origin: `${APP}.evil.example` }, "", "127.0.0.1"],
    [{ origin: "https://localhost" }, "", "127.0.0.1"],
    [{ "sec-fetch-site": "cross-site" }, "", "127.0.0.1"],
    [{ "sec-fetch-site": "same-site" }, "", "127.0.0.1"],
    [{ "sec-fetch-site": "cross-site", origin: "OWN" }, "", "127.0.0.1"],
  ])("with %j and %j is %s", async ({ origin, ...headers }, more, user) => {
    const own = origin === "OWN" ? new URL(stubs().url).origin : origin;
    const response = await send(stubs(), USER + more, {
      host: new URL(stubs().url).host,
      cookie,
      ...headers,
      ...(own !== undefined && { origin: own }),
    });
    expect(JSON.parse(response.body)).toMatchObject({ query: { userinfo: { name: user } } });
    const mayRead = more.startsWith("&origin=") && [`&origin=${APP}`, "&origin=*"].includes(more);
    expect(response.headers["access-control-allow-origin"]).toBe(
      mayRead ? more.slice("&origin=".length) : undefined,
    );
    expect(response.headers["access-control-allow-credentials"]).toBe(
      more === `&origin=${APP}` ? "true" : undefined,
    );
  });

  const EDIT = "action=edit&title=A&text=B&format=json&formatversion=2&token=%2B%5C";
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  it.each([
    ["/api.php", { origin: EVIL }, EDIT, 403],
    ["/api.php", { origin: "null" }, EDIT, 403],
    ["/api.php", { "sec-fetch-site": "same-site" }, EDIT, 403],
    [`/api.php?origin=${EVIL}`, { origin: EVIL }, EDIT, 403],
    ["/api.php", { origin: APP }, EDIT, 200],
    ["/api.php", {}, EDIT, 200],
    // As on a wiki, a page of any origin may change what everyone may.
    ["/api.php?origin=*", { origin: EVIL }, EDIT, 200],
    ["/api.php", { origin: EVIL }, `${EDIT}&origin=*`, 200],
    ["/alliances", { origin: EVIL }, "{}", 403],
    ["/alliances?origin=*", { origin: EVIL }, "{}", 403],
    ["/alliances", { origin: APP }, "{}", 405],
  ])("posts to %s with %j: %j, status %i", async (path, headers, body, status) => {
    const response = await send(stubs(), path, { ...FORM, ...headers }, ["POST", body]);
    expect(response.status).toBe(status);
  });

  it.each([
    [`${USER}&origin=*`, EVIL, "*"],
    [`${USER}&origin=${APP}`, APP, APP],
    [`${USER}&origin=${EVIL}`, EVIL, undefined],
    [USER, APP, undefined],
    ["/alliances", APP, APP],
    ["/alliances?origin=*", EVIL, undefined],
    ["/alliances", "null", undefined],
  ])("asks before %s from %s: %s", async (path, origin, allowed) => {
    const asked = { "access-control-request-method": "GET", "access-control-request-headers": "x" };
    const { headers } = await send(stubs(), path, { origin, ...asked }, ["OPTIONS"]);
    expect(headers["access-control-allow-origin"]).toBe(allowed);
  });

  it("reads the response of an OpenAPI document with all its headers, if it is allowed", async () => {
    const { headers } = await send(stubs(), "/alliances", { origin: APP });
    expect(headers).toMatchObject({
      "access-control-allow-origin": APP,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers": expect.stringContaining("content-type"),
      vary: expect.stringContaining("Origin"),
    });
    const refused = await send(stubs(), "/alliances", { origin: EVIL });
    expect(Object.keys(refused.headers).join()).not.toContain("access-control");
  });
});

describe("what other servers send", () => {
  it("has neither credentials, cookies, scripts nor an origin of its own", async () => {
    const seen: (string | undefined)[] = [];
    const real = await startServer(({ headers }) => {
      seen.push(`${headers["cookie"]} ${headers["authorization"]}`);
      return {
        ...json({ batchcomplete: true, query: {} }),
        headers: {
          "content-type": "text/html",
          "content-security-policy": "default-src *",
          "access-control-allow-origin": headers["origin"] ?? "*",
          "access-control-allow-credentials": "true",
          "set-cookie": "s=1",
        },
      };
    });
    const cassette = join(scratchFolder(), "c.jsonl");
    const recorder = await serving("--record", `${real.origin}/api.php`, "--cassette", cassette);
    const secrets = { cookie: "s=1", authorization: "Basic eDp5" };
    const own = await send(recorder, USER, secrets);
    const foreign = await send(recorder, USER, { ...secrets, origin: EVIL });
    expect(seen).toEqual(["s=1 Basic eDp5", "undefined undefined"]);
    expect(own.headers["set-cookie"]).toEqual(["s=1"]);
    expect(foreign.headers["set-cookie"]).toBeUndefined();
    const post = await send(recorder, "/api.php", { ...secrets, origin: EVIL }, ["POST", "a=b"]);
    expect([post.status, seen.length]).toEqual([403, 2]);
    const replay = await serving("--replay", cassette);
    const replayed = await send(replay, USER, { origin: EVIL });
    for (const { headers } of [own, foreign, replayed]) {
      expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*; sandbox$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(Object.keys(headers).join()).not.toContain("access-control-allow");
    }
  });
});

describe("every response", () => {
  const server = shared();

  it.each(["/", "/nothing", "/api.php", "/index.php", "/images/a", "/alliances", "*", "//"])(
    "of %s is what its type says",
    async (path) => {
      const { headers } = await send(server(), path, { accept: "text/html" });
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it("is not shown in a frame of a different page, if it is the explorer", async () => {
    const { headers } = await send(server(), "/", { accept: "text/html" });
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  });
});
