import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cassetteWriter, readCassette } from "../../../../generator/serve/cassette.js";
import type { Cassette } from "../../../../generator/serve/cassette.js";
import { createRedactor } from "../../../../generator/redact/redactor.js";
import { replayingHandler } from "../../../../generator/serve/replay.js";
import { listen } from "../../../../generator/serve/server.js";
import { scratchFolder } from "../../support/places.js";

type Params = Cassette[number]["params"];

function exchange(path: string, params: Params, body: string): Cassette[number] {
  return { cassette: 1, path, params, status: 200, headers: {}, body };
}

/** The responses of a cassette to requests, one after the other. */
async function replayed(
  cassette: Cassette,
  ...urls: readonly string[]
): Promise<readonly string[]> {
  const { service } = replayingHandler(cassette, createRedactor([]));
  const bodies: string[] = [];
  for (const url of urls) {
    // oxlint-disable-next-line no-await-in-loop -- the order of requests matters
    const { status, body } = await service({ method: "GET", url, headers: {}, body: "" });
    bodies.push(status === 404 ? detailOf(body) : body);
  }
  return bodies;
}

/** The message of a response for a request that is not recorded, without its beginning. */
function detailOf(body: string): string {
  const { detail, error } = JSON.parse(body);
  return String(detail ?? error?.info).replace("The request is not in the cassette: ", "");
}

const END = "help: send a recorded request, or record this one";

describe("a replayed cassette", () => {
  it("has the responses to equal requests in their order, the last one again and again", async () => {
    const cassette = [
      exchange("/a", { x: "1", y: "2" }, "first"),
      exchange("/b", {}, "other"),
      exchange("/a", { y: "2", x: "1" }, "second"),
    ];
    const url = "/a?y=2&x=1";
    expect(await replayed(cassette, url, "/b", url, url, "/b")).toEqual([
      "first",
      "other",
      "second",
      "second",
      "other",
    ]);
  });

  it("tells requests apart that differ at the end of a long text only", async () => {
    const long = "x".repeat(20_000);
    const cassette = ["a", "b"].map((end) => exchange("/a", { text: long + end }, end));
    expect(await replayed(cassette, `/a?text=${long}b`, `/a?text=${long}a`)).toEqual(["b", "a"]);
  });

  it("has the response to a form with the parameters of a URL", async () => {
    const { service } = replayingHandler(
      [exchange("/api.php", { action: "query", list: "allpages" }, "pages")],
      createRedactor([]),
    );
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = { method: "POST", url: "/api.php?action=query", headers };
    expect(await service({ ...request, body: "list=allpages" })).toMatchObject({ body: "pages" });
  });

  it("matches any value of a secret, by its name or because all its values are redacted", async () => {
    const cassette = [exchange("/a", { token: "x", pin: "***", page: "1" }, "ok")];
    expect(await replayed(cassette, "/a?token=1&pin=2&page=1")).toEqual(["ok"]);
    const both = [...cassette, exchange("/b", { pin: "7" }, "seven")];
    expect(await replayed(both, "/b?pin=7", "/a?token=1&pin=2&page=1")).toEqual(["seven", "ok"]);
  });

  it.each<readonly [recorded: string, sent: string, matches: boolean]>([
    ["***", "", true],
    ["***", "any", true],
    ["a***c", "abc", true],
    ["a***c", "ac", true],
    ["a***c", "abd", false],
    ["a***c", "bc", false],
    ["ab***bc", "abc", false],
    ["ab***bc", "abbc", true],
    ["a***b***c", "a1b2c", true],
    ["a***b***c", "a12c", false],
    ["a***b***bc", "a1bc", false],
    ["a***b***b***c", "a1bc", false],
    ["a***b***b***c", "a1b2bc", true],
  ])(
    "matches %s with %s in values, lists, paths and names: %s",
    async (recorded, sent, matches) => {
      const cassette = [
        exchange("/a", { x: recorded, y: "1" }, "value"),
        exchange("/b.php", { x: [recorded] }, "list"),
        exchange(`/c${recorded}`, {}, "path"),
        exchange("/d", { [`x${recorded}`]: "1" }, "name"),
      ];
      const urls = [`/a?y=1&x=${sent}`, `/b.php?x[]=${sent}`, `/c${sent}`, `/d?x${sent}=1`];
      const bodies = await replayed(cassette, ...urls);
      const missing = expect.stringContaining("The nearest recorded request");
      expect(bodies).toEqual(cassette.map(({ body }) => (matches ? body : missing)));
    },
  );

  it.each<readonly [recorded: Params, query: string]>([
    [{ a: "***" }, "b=1"],
    [{ a: "***" }, "a=1&b=1"],
    [{ a: "***" }, "a[]=1"],
    [{ toString: "***" }, "a=1"],
    [{ a: "1", b: "***" }, "b=2&a=2"],
    [{ "a***c": "1" }, "abc=2"],
    [{ a: ["***"] }, "a=1"],
    [{ a: ["***"] }, "a[]=1&a[]=2"],
    [{ a: ["***", "b"] }, "a[]=1&a[]=c"],
  ])("does not match %j with %s", async (recorded, query) => {
    const [body] = await replayed([exchange("/api.php", recorded, "")], `/api.php?${query}`);
    expect(body).toContain("The nearest recorded request");
  });

  it.each<readonly [url: string, lines: readonly string[]]>([
    ["/a?x=1", ["1 of 4:", 'x: sent "1", recorded "2"']],
    ["/a", ["1 of 4:", 'x: not sent, recorded "2"']],
    ["/a?x=2&z=3", ["1 of 4:", 'z: sent "3", not recorded']],
    ["/c?y=1", ["3 of 4:", "path: sent /c, recorded /b"]],
    // Fewer parameters differ from those of the first request, but its module is a different one.
    [
      "/api.php?action=edit&title=A&text=other&summary=s",
      [
        "4 of 4:",
        'title: sent "A", recorded "B"',
        'summary: sent "s", not recorded',
        `text: sent "other", recorded "${"a".repeat(60)}…"`,
      ],
    ],
    [
      `/api.php?action=edit&title=B&text=${"a".repeat(99)}c${"d".repeat(99)}`,
      [
        "4 of 4:",
        `text: sent "…${"a".repeat(20)}c${"d".repeat(39)}…", recorded "…${"a".repeat(20)}b${"d".repeat(39)}…"`,
      ],
    ],
    [
      "/b?y=1&token=3&a=1&b=2&c=3&d=4&e=5&f=6&g=7&h=8&i=9",
      [
        "3 of 4:",
        ...Array.from("abcdefgh", (name, index) => `${name}: sent "${index + 1}", not recorded`),
        "… and 2 more differences",
      ],
    ],
  ])("names for %s the nearest request and its differences", async (url, lines) => {
    const cassette = [
      exchange("/a", { x: "2", s: "***" }, ""),
      exchange("/a", { x: "2", y: "9", q: "8" }, ""),
      exchange("/b", { y: "1" }, ""),
      exchange(
        "/api.php",
        { action: "edit", title: "B", text: `${"a".repeat(99)}b${"d".repeat(99)}` },
        "",
      ),
    ];
    const [text = ""] = await replayed(cassette, url);
    expect(text.endsWith(`${lines.join("\n  ")}\n${END}`), text).toBe(true);
  });

  it("has no hint for a request with many parameters, or without exchanges", async () => {
    const many = Array.from({ length: 101 }, (_, index) => `p${index}=`).join("&");
    const [text = ""] = await replayed([exchange("/a", {}, "")], `/a?${many}`);
    expect(text).not.toContain("nearest");
    const [few = ""] = await replayed([exchange("/a", {}, "")], `/a?${many.slice(3 + 1)}`);
    expect(few).toContain("nearest");
    expect(await replayed([], "/a")).toEqual([`/a\n${END}`]);
  });

  it("sends no header that a recording does not contain", async () => {
    const kept = {
      "content-type": "text/plain",
      etag: '"1"',
      "mediawiki-api-error": "x",
      location: "/b",
    };
    const cassette = [
      {
        ...exchange("/a", {}, "0123456789"),
        headers: {
          ...kept,
          "Content-Length": "3",
          "content-encoding": "gzip",
          "transfer-encoding": "chunked",
          connection: "x",
          upgrade: "h2c",
          trailer: "etag",
          "set-cookie": "session=1",
          "strict-transport-security": "max-age=1",
          "clear-site-data": "*",
          refresh: "0; url=https://a.example/",
        },
      },
      { ...exchange("/b", {}, ""), status: 302, headers: { Location: "javascript:alert(1)" } },
    ];
    const handler = replayingHandler(cassette, createRedactor([]));
    const server = await listen(handler, { host: "127.0.0.1", port: 0 }, {});
    onTestFinished(() => server.close(0));
    const response = await fetch(`http://127.0.0.1:${server.port}/a`);
    expect(await response.text()).toBe("0123456789");
    const {
      date: _,
      connection: _1,
      "keep-alive": _2,
      ...headers
    } = Object.fromEntries(response.headers);
    expect(headers).toEqual({
      ...kept,
      "content-length": "10",
      "x-content-type-options": "nosniff",
    });
    const redirect = await fetch(`http://127.0.0.1:${server.port}/b`, { redirect: "manual" });
    expect([redirect.status, redirect.headers.get("location")]).toEqual([302, null]);
  });

  it.each([
    [302, 302, ""],
    [404, 404, "The body is not in the cassette: 9 bytes of text/html"],
    [200, 501, "The body is not in the cassette: 9 bytes of text/html"],
  ])(
    "responds to a request whose body of status %i is omitted with %i",
    async (status, shown, text) => {
      const omitted = { type: "text/html", size: 9, sha256: "0" };
      const { service } = replayingHandler(
        [{ ...exchange("/a", {}, ""), status, omitted }],
        createRedactor([]),
      );
      const response = await service({ method: "GET", url: "/a", headers: {}, body: "" });
      expect([response.status, response.body === ""]).toEqual([shown, text === ""]);
      expect(response.body).toContain(text);
    },
  );

  it("has no part of an exchange that could not be written", () => {
    const file = join(scratchFolder(), "c.jsonl");
    const writer = cassetteWriter(file);
    rmSync(file);
    mkdirSync(file);
    expect(() => writer.append(exchange("/a", {}, "1"))).toThrow("is not in the cassette");
    rmdirSync(file);
    writeFileSync(file, '{"cassette":1,');
    writer.append(exchange("/a", {}, "2"));
    expect(readCassette(file, "c.jsonl").value?.map(({ body }) => body)).toEqual(["2"]);
  });

  it("responds with an error of the API at the address of one", async () => {
    const { service } = replayingHandler([], createRedactor([]));
    const request = { method: "GET", headers: {}, body: "" };
    const { status, headers, body } = await service({ ...request, url: "/api.php?format=json" });
    expect([status, headers["mediawiki-api-error"]]).toEqual([404, "notincassette"]);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "notincassette" } });
    const html = "/api.php?titles=%3Cb%3E&errorformat=html&formatversion=2";
    const { errors } = JSON.parse((await service({ ...request, url: html })).body);
    expect(errors[0].html).toContain("titles=&lt;b&gt;");
    const other = await service({ ...request, url: "/a" });
    expect([other.status, other.headers["content-type"]]).toEqual([
      404,
      "application/problem+json",
    ]);
  });
});
