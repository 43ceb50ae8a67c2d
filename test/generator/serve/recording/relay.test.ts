import { describe, expect, it } from "vitest";
import { relayTo } from "../../../../generator/serve/relay.js";
import type { RelayedResponse } from "../../../../generator/serve/relay.js";
import type { ServiceRequest } from "../../../../templates/runtime/http/service.js";

interface Asked {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly redirect: string | undefined;
}

/** What a relay sends and receives. */
async function relayed(
  target: string,
  request: Partial<ServiceRequest>,
  respond: () => Response = () => new Response("ok"),
): Promise<{ readonly asked: readonly Asked[]; readonly result: RelayedResponse }> {
  const asked: Asked[] = [];
  const relay = relayTo(new URL(target), async (input, init) => {
    asked.push({
      url: input instanceof Request ? input.url : String(input),
      method: init?.method,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: init?.body,
      redirect: init?.redirect,
    });
    return respond();
  });
  const result = await relay.send({ method: "GET", url: "/", headers: {}, body: "", ...request });
  return { asked, result };
}

const WIKI = "https://wiki.example/w/api.php";
const FORM = "application/x-www-form-urlencoded; charset=utf-8";

describe("a relay", () => {
  it("is at the path of a wiki's API, or at the paths of an OpenAPI document", () => {
    const { kind, at } = relayTo(new URL(WIKI), fetch);
    expect([kind, at]).toEqual(["catalogue", "/api.php"]);
    const other = relayTo(new URL("https://shop.example/api"), fetch);
    expect([other.kind, other.at]).toEqual(["openapi", ""]);
  });

  it.each([
    [WIKI, "/api.php?a=b", "https://wiki.example/w/api.php?a=b"],
    [WIKI, "/index.php/A", "https://wiki.example/w/api.php"],
    ["https://shop.example", "/pets?a=b", "https://shop.example/pets?a=b"],
    ["https://shop.example/v1/", "/pets", "https://shop.example/v1/pets"],
    ["https://shop.example/v1?x=y", "/pets", "https://shop.example/v1/pets"],
  ])("to %s sends %s to %s", async (target, url, address) => {
    const { asked } = await relayed(target, { url });
    expect(asked.map((each) => each.url)).toEqual([address]);
  });

  it.each([
    ["https://shop.example/v1", "/../admin"],
    ["https://shop.example/v1", "/a/../../admin"],
    ["https://shop.example/v1", "/%2e%2E/admin"],
    ["https://shop.example/v1", "/.%2e/admin"],
    ["https://shop.example/v1", "\\..\\admin"],
    ["https://shop.example/v1", "/..\\admin"],
    ["https://shop.example/v1", "/.\t./admin"],
    ["https://shop.example/v1", "/..%2fadmin"],
    ["https://shop.example/v1", "/..;x=y/admin"],
    ["https://shop.example/v1", "/.%2e%3B/admin"],
    ["https://shop.example/v1", "/a%2F%2e%2e%2F..%5Cadmin"],
    ["https://shop.example/v1/", "/../v10/x"],
    ["https://shop.example/v1", ".evil.example/x"],
  ])("to %s does not forward %s", async (target, url) => {
    const { asked, result } = await relayed(target, { url });
    expect(asked).toEqual([]);
    expect([result.kind, result.response.status]).toEqual(["failed", 403]);
  });

  it.each([
    ["https://shop.example/v1", "//evil.example/x", "https://shop.example/v1//evil.example/x"],
    ["https://shop.example", "//evil.example/x", "https://shop.example//evil.example/x"],
    ["https://shop.example", "/../x", "https://shop.example/x"],
    ["https://shop.example", "@evil.example/x", "https://shop.example/@evil.example/x"],
    ["https://shop.example/v1", "/a/../b", "https://shop.example/v1/b"],
    ["https://shop.example/v1", "/..a/b..?x=../..", "https://shop.example/v1/..a/b..?x=../.."],
    [WIKI, "/api.php/../../admin", WIKI],
  ])("to %s keeps %s at the server and below its path", async (target, url, address) => {
    const { asked } = await relayed(target, { url });
    expect(asked.map((each) => each.url)).toEqual([address]);
  });

  it.each([
    ["https://shop.example/v1", "https://shop.example/v1/pets/2?a=b#c", "/pets/2?a=b#c"],
    ["https://shop.example/v1", "/v1/pets/2", "/pets/2"],
    ["https://shop.example/v1", "pets/2", "/pets/2"],
    ["https://shop.example/v1", "//SHOP.example:443/v1", "/"],
    ["https://shop.example/v1", "/v1//evil.example/", "/.//evil.example/"],
    ["https://shop.example", "https://shop.example//evil.example/", "/.//evil.example/"],
    [WIKI, "/w/api.php?x=y", "/api.php?x=y"],
  ])("to %s returns the redirect to %s as one to %s", async (target, location, local) => {
    const respond = (): Response => new Response("", { status: 302, headers: { location } });
    const { asked, result } = await relayed(target, { url: "/pets" }, respond);
    expect(asked).toHaveLength(1);
    expect(result.response.headers["location"]).toBe(local);
    expect(result.warning).toBeUndefined();
  });

  it.each([
    ["https://shop.example/v1", "http://shop.example/v1/pets", "http://shop.example/v1/pets"],
    ["https://shop.example/v1", "https://shop.example/v2?token=x", "https://shop.example/v2"],
    ["https://shop.example/v1", "https://u:p@cdn.example/x", "https://cdn.example/x"],
    ["https://shop.example/v1", "javascript:alert(1)", "javascript:alert(1)"],
    [WIKI, "/wiki/A", "https://wiki.example/wiki/A"],
    [WIKI, "/w/api.php/x", "https://wiki.example/w/api.php/x"],
  ])("to %s reports a redirect to %s, which leads elsewhere", async (target, location, shown) => {
    const respond = (): Response => new Response("", { status: 302, headers: { location } });
    const { result } = await relayed(target, { url: "/pets" }, respond);
    expect(result.response.headers["location"]).toBe(location);
    expect(result.warning).toBe(
      `The response points to ${shown}. Requests to this URL are not recorded.`,
    );
  });

  it("returns bytes that are not UTF-8 as they are", async () => {
    const bytes = Uint8Array.of(0x89, 0x50, 0xff);
    const { result } = await relayed(WIKI, {}, () => new Response(bytes));
    expect(Uint8Array.from(result.response.bytes ?? [])).toEqual(bytes);
    expect(result.response.body).toBe("\uFFFDP\uFFFD");
  });

  it.each([
    ["GET", "GET", undefined],
    ["HEAD", "GET", undefined],
    ["POST", "POST", "a=b"],
  ])("sends %s as %s, and follows no redirects", async (method, sent, body) => {
    const headers = { "content-type": FORM };
    const { asked } = await relayed(WIKI, { method, body: "a=b", headers });
    expect(asked).toEqual([{ url: WIKI, method: sent, headers, body, redirect: "manual" }]);
  });

  it("sends the headers of the client, without those of the connection", async () => {
    const dropped =
      `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te
      trailer transfer-encoding upgrade host expect content-length content-encoding accept-encoding
      if-none-match if-modified-since if-match if-unmodified-since if-range range`.split(/\s+/);
    const headers = {
      ...Object.fromEntries(dropped.map((name) => [name, "x"])),
      connection: "close, X-Hop ,x-other",
      "x-hop": "1",
      "x-other": "2",
      "x-undefined": undefined,
      cookie: "a=b",
      accept: "text/plain",
    };
    const { asked } = await relayed(WIKI, { headers });
    expect(asked[0]?.headers).toEqual({ cookie: "a=b", accept: "text/plain" });
  });

  it("returns the response without headers about the origin, with cookies for the local address", async () => {
    const cookies = [
      "a=b; Path=/; Secure; HttpOnly; SameSite = None; Domain = wiki.example; Partitioned",
      "c=secure; SameSite=Lax",
    ];
    const { result } = await relayed(WIKI, {}, () => {
      const headers = new Headers({
        "content-type": "text/plain",
        "content-encoding": "gzip",
        "clear-site-data": '"*"',
        refresh: "0; url=https://other.example/",
        "strict-transport-security": "max-age=9",
      });
      for (const cookie of cookies) headers.append("set-cookie", cookie);
      return new Response("\uFEFFä", { status: 201, headers });
    });
    expect(result).toEqual({
      kind: "received",
      response: {
        status: 201,
        headers: { "content-type": "text/plain" },
        cookies: ["a=b; Path=/; HttpOnly", "c=secure; SameSite=Lax"],
        body: "\uFEFFä",
      },
    });
  });

  it.each([
    ["https://a.example/ctx", "a=b; Path=/ctx; HttpOnly", "a=b; Path=/; HttpOnly"],
    ["https://a.example/ctx", "a=b; path = /ctx/admin/", "a=b; Path=/admin/"],
    ["https://a.example/ctx", "a=b; Path=/ctxes", "a=b; Path=/ctxes"],
    ["https://a.example/w/api.php", "a=b; Path=/w/", "a=b; Path=/"],
    ["https://a.example/", "a=b; Path=/pets", "a=b; Path=/pets"],
    ["https://a.example/", "__Host-a=b; Secure; Path=/", "__Host-a=b; Secure; Path=/"],
  ])("from %s gets %s as %s", async (server, cookie, local) => {
    const { result } = await relayed(server, {}, () => {
      const headers = new Headers();
      headers.append("set-cookie", cookie);
      return new Response("", { headers });
    });
    expect(result.response.cookies).toEqual([local]);
  });

  it.each<readonly [Partial<ServiceRequest>, number, string, string | undefined]>([
    [{ method: "PUT" }, 405, "PUT is not forwarded; send GET or POST.", "GET, HEAD, POST"],
    [{ method: "DELETE" }, 405, "DELETE is not forwarded; send GET or POST.", "GET, HEAD, POST"],
    [
      { method: "POST", headers: { "content-type": "application/json" } },
      415,
      "A body of application/json is not forwarded; send a form.",
      undefined,
    ],
  ])("refuses %j with %s", async (request, status, detail, allow) => {
    const { asked, result } = await relayed(WIKI, request);
    expect(asked).toEqual([]);
    expect(result.kind).toBe("failed");
    expect(result.response.status).toBe(status);
    expect(result.response.headers["allow"]).toBe(allow);
    expect(JSON.parse(result.response.body)).toMatchObject({ status, detail });
  });

  it("sends a POST request without a type, and bytes as they are", async () => {
    const bytes = Uint8Array.of(0x2d, 0xff, 0x2d);
    const { asked } = await relayed(WIKI, { method: "POST", body: "-\uFFFD-", bytes });
    expect(asked.map(({ body }) => body)).toEqual([bytes]);
  });

  it.each<readonly [unknown, number, string]>([
    [
      new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }),
      502,
      "wiki.example cannot be reached: ",
    ],
    [new DOMException("", "AbortError"), 502, "wiki.example cannot be reached: "],
  ])("reports %s with %s", async (error, status, detail) => {
    const { result } = await relayed(WIKI, {}, () => {
      throw error;
    });
    expect(result.kind).toBe("failed");
    expect(result.warning).toMatch(new RegExp(`^${detail}.* The request is not recorded\\.$`));
    const body: unknown = JSON.parse(result.response.body);
    expect(body).toMatchObject({ status, detail: expect.stringMatching(new RegExp(`^${detail}`)) });
  });
});
