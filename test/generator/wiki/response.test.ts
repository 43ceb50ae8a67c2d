import { describe, expect, it } from "vitest";
import type { Position } from "../../../generator/base/diagnostic.js";
import { classifyResponse } from "../../../generator/wiki/response.js";
import type { ResponseOutcome } from "../../../generator/wiki/response.js";
import type { UnknownObject } from "../../../generator/base/json.js";
import { json, page } from "../support/http.js";
import type { Reply } from "../support/http.js";

const AT: Position = { file: "https://wiki.example/wiki/A", line: 1, column: 1 };

function judged({ status = 200, headers = {}, body = "" }: Reply): ResponseOutcome<UnknownObject> {
  const url = new URL("https://wiki.example/wiki/A?action=paraminfo");
  const answer = {
    kind: "response",
    url,
    status,
    headers: new Headers(headers),
    text: body,
  } as const;
  return classifyResponse(answer, ["paraminfo"], AT, 0);
}

function refused(reply: Reply): readonly [kind: string, code: string, message: string] {
  const judgement = judged(reply);
  if (judgement.kind === "received") throw new Error("It is an answer.");
  const { code, message, position } = judgement.diagnostic;
  expect(position).toEqual(AT);
  return [judgement.kind, code, message];
}

describe("an answer", () => {
  it("is one of an API where it has what was asked for, whatever its type says", () => {
    const value = { paraminfo: { modules: [] }, warnings: {} };
    expect(judged(json(value))).toEqual({ kind: "received", value });
    expect(judged({ body: JSON.stringify(value) })).toEqual({ kind: "received", value });
  });

  it.each([
    [
      "a page",
      page("<p>Hello"),
      "page-no-api",
      'page (status 200) instead of an API response; the API of a wiki may be at "https://wiki.example/api.php" or "https://wiki.example/w/api.php"',
    ],
    [
      "a page that is not there",
      page("<p>Hello", { status: 404 }),
      "page-no-api",
      "page (status 404)",
    ],
    [
      "a page of a wiki",
      page('<link rel="EditURI" href="//wiki.example/w/api.php?action=rsd">', { status: 404 }),
      "page-names-api",
      'API is at "https://wiki.example/w/api.php"',
    ],
    [
      "a page about an error",
      page("<title>Forbidden</title>", { status: 403 }),
      "http-status",
      'status 403, "Forbidden"',
    ],
    ["a page behind a log in", page("", { status: 401 }), "http-status", "status 401"],
    ["text", { body: "Hello." }, "response-no-api", ""],
    ["text about an error", { status: 410, body: "Gone." }, "http-status", "status 410"],
    ["nothing", {}, "response-no-api", ""],
    ["JSON of something else", json({ hello: "world" }), "response-no-api", ""],
    ["JSON that is no object", json([1]), "response-no-api", ""],
    [
      "JSON that is nested as no answer is",
      { body: `{"paraminfo":${"[".repeat(9000)}${"]".repeat(9000)}}` },
      "nested-too-deeply",
      "more than 200 levels of nesting",
    ],
    ["text with many brackets", { body: "[".repeat(9000) }, "response-no-api", ""],
    ["JSON that is cut off", { body: '{"paraminfo":' }, "response-no-api", ""],
    [
      "JSON with a status of an error",
      json({ paraminfo: {} }, { status: 400 }),
      "http-status",
      "status 400",
    ],
    [
      "an error of the API",
      json({ error: { code: "badvalue", info: "Unrecognized value." } }),
      "api-error",
      'the error "badvalue": Unrecognized value.',
    ],
    ["an error without words", json({ error: { code: "odd" } }), "api-error", 'the error "odd"'],
    [
      "a private wiki",
      json({ error: { code: "readapidenied", info: "You need read permission." } }),
      "api-private",
      "the wiki is private: You need read permission.",
    ],
    [
      "an API that is switched off",
      page("MediaWiki API is not enabled for this site. Add ...", { status: 500 }),
      "api-disabled",
      "disabled",
    ],
  ])("that is %s ends a pull", (_, reply, code, message) => {
    expect(refused(reply)).toEqual(["failed", code, expect.stringContaining(message)]);
  });

  it("that is an error of the server's is asked for again", () => {
    const names = page('<link rel="EditURI" href="/w/api.php">', { status: 503 });
    expect(refused(names).slice(0, 2)).toEqual(["again", "page-names-api"]);
    expect(refused({ status: 500, body: "Fatal error" })[0]).toBe("again");
    expect(refused(json({ error: { code: "constructor" } }, { status: 500 }))[0]).toBe("again");
    expect(refused(json({ error: { code: "constructor" } }))[0]).toBe("failed");
  });

  it("cannot steer a terminal nor fill it", () => {
    const info = `\u001B[31m${"x".repeat(10_000)}`;
    const [, , message] = refused(json({ error: { code: "a\u001Bb", info } }));
    expect(message).not.toContain("\u001B");
    expect(message.length).toBeLessThan(1000);
  });
});
