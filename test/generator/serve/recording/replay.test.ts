import { describe, expect, it } from "vitest";
import type { Cassette } from "../../../../generator/serve/cassette.js";
import { replayingHandler } from "../../../../generator/serve/replay.js";

type Params = Cassette[number]["params"];

function exchange(path: string, params: Params, body: string): Cassette[number] {
  return { cassette: 1, path, params, status: 200, headers: {}, body };
}

/** The responses of a cassette to requests, one after the other. */
async function replayed(
  cassette: Cassette,
  ...urls: readonly string[]
): Promise<readonly string[]> {
  const { service } = replayingHandler(cassette, (name) => name === "token");
  const bodies: string[] = [];
  for (const url of urls) {
    // oxlint-disable-next-line no-await-in-loop -- the order of requests matters
    const { status, body } = await service({ method: "GET", url, headers: {}, body: "" });
    bodies.push(status === 404 ? detailOf(body) : body);
  }
  return bodies;
}

/** The hint of a response that is not recorded. */
function detailOf(body: string): string {
  const text = /The request is not in the cassette: [^"]*/.exec(body)?.[0] ?? body;
  return text.replace("The request is not in the cassette: ", "");
}

const END = "Record it, or send a recorded request.";

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

  it("matches any value of a secret, by its name or because all its values are redacted", async () => {
    const cassette = [exchange("/a", { token: "x", pin: "***", page: "1" }, "ok")];
    expect(await replayed(cassette, "/a?token=1&pin=2&page=1")).toEqual(["ok"]);
    const both = [...cassette, exchange("/b", { pin: "7" }, "seven")];
    expect(await replayed(both, "/b?pin=7", "/a?token=1&pin=2&page=1")).toEqual(["seven", "ok"]);
  });

  it.each<readonly [string, string]>([
    ["/a?x=1", "/a?x=1. The nearest one was recorded with x=2."],
    ["/a", "/a. The nearest one was recorded with x=2, which is missing here."],
    ["/a?x=2&z=3", "/a?x=2&z=3. The nearest one was recorded without z."],
    ["/c?y=1", "/c?y=1. The nearest one was recorded at /b."],
    ["/c?x=2", "/c?x=2. The nearest one was recorded at /a."],
    [
      "/b?y=1&token=3&a=1&b=2&c=3&d=4&e=5&f=6",
      "/b?a=1&b=2&c=3&d=4&e=5&f=6&token=***&y=1. The nearest one was recorded without a, without b, without c, without d, without e, and 2 more.",
    ],
  ])("has for %s a hint at the nearest request", async (url, hint) => {
    const cassette = [
      exchange("/a", { x: "2", s: "***" }, ""),
      exchange("/a", { x: "2", y: "9", q: "8" }, ""),
      exchange("/b", { y: "1" }, ""),
    ];
    expect(await replayed(cassette, url)).toEqual([`${hint} ${END}`]);
  });

  it("has no hint for a request with many parameters, or without exchanges", async () => {
    const many = Array.from({ length: 101 }, (_, index) => `p${index}=`).join("&");
    const [text = ""] = await replayed([exchange("/a", {}, "")], `/a?${many}`);
    expect(text).not.toContain("nearest");
    const [few = ""] = await replayed([exchange("/a", {}, "")], `/a?${many.slice(3 + 1)}`);
    expect(few).toContain("nearest");
    expect(await replayed([], "/a")).toEqual([`/a. ${END}`]);
  });

  it("responds with an error of the API at the address of one", async () => {
    const { service } = replayingHandler([], () => false);
    const request = { method: "GET", headers: {}, body: "" };
    const { status, headers, body } = await service({ ...request, url: "/api.php?format=json" });
    expect([status, headers["mediawiki-api-error"]]).toEqual([404, "notincassette"]);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "notincassette" } });
    const other = await service({ ...request, url: "/a" });
    expect([other.status, other.headers["content-type"]]).toEqual([
      404,
      "application/problem+json",
    ]);
  });
});
