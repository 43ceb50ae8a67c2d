import { describe, expect, it } from "vitest";
import type { Position } from "../../../generator/base/diagnostic.js";
import {
  classifyBody,
  classifyResponse,
  isJsonTooDeep,
  jsonObject,
} from "../../../generator/wiki/response.js";
import type { ReceivedResponse } from "../../../generator/wiki/exchange.js";

const AT: Position = { file: "https://wiki.example/api.php", line: 1, column: 1 };
const TOO_DEEP = `${"[".repeat(201)}${"]".repeat(201)}`;

function response(
  text: string,
  status = 200,
  headers: Record<string, string> = {},
): ReceivedResponse {
  const url = new URL("https://wiki.example/api.php");
  return { kind: "response", url, status, headers: new Headers(headers), text };
}

/** What a response to an action is, with the code and the text of the problem. */
function classified(text: string, status?: number, headers?: Record<string, string>): unknown {
  const outcome = classifyBody(response(text, status, headers), AT, 0);
  if (outcome.kind === "received") return outcome.value;
  const { diagnostic, ...others } = outcome;
  expect(diagnostic.position).toEqual(AT);
  return { ...others, problem: `${diagnostic.code}: ${diagnostic.message}` };
}

describe("The body of a response to an action", () => {
  it.each<readonly [text: string, body: object]>([
    ['{"a":1}', { kind: "object", value: { a: 1 } }],
    ["[1]", { kind: "list", value: [1] }],
    ["<rss/>", { kind: "text", value: "<rss/>" }],
    ['"text"', { kind: "text", value: "text" }],
    ["", { kind: "text", value: "" }],
    ["[".repeat(201), { kind: "text", value: "[".repeat(201) }],
  ])("may be %s", (text, body) => {
    expect(classified(text)).toEqual(body);
    expect(classified(text, 399)).toEqual(body);
  });

  it("is none if it is another value of JSON, or nested too deeply", () => {
    expect(classified("1")).toEqual({
      kind: "failed",
      problem: "response-no-api: the response is not that of a wiki's API",
    });
    expect(classified("null")).toEqual(classified("1"));
    expect(classified(TOO_DEEP)).toMatchObject({
      kind: "failed",
      problem: expect.stringMatching(/^nested-too-deeply: .* 200 /),
    });
  });

  it("is none of a response with the status of an error", () => {
    const problem = 'http-status: the server returned status 400, "Bad"';
    expect(classified("<title>Bad</title>", 400)).toEqual({ kind: "failed", problem });
    expect(classified('{"a":1}', 400)).toMatchObject({ kind: "failed" });
    expect(classified(TOO_DEEP, 400)).toMatchObject({
      kind: "failed",
      problem: expect.stringMatching(/^http-status/),
    });
  });
});

function error(code: string, info = "No."): string {
  return JSON.stringify({ error: { code, info } });
}

function refusal(code: string): string {
  return `api-error: the API returned the error "${code}": No.`;
}

describe("An error", () => {
  it.each<
    readonly [code: string, status: number, headers: Record<string, string>, outcome: object]
  >([
    ["badvalue", 200, {}, { kind: "failed" }],
    ["badvalue", 428, {}, { kind: "failed" }],
    ["badvalue", 429, {}, { kind: "again", wait: undefined }],
    ["badvalue", 499, {}, { kind: "failed" }],
    ["badvalue", 500, {}, { kind: "again", wait: undefined }],
    ["badvalue", 503, { "retry-after": "7" }, { kind: "again", wait: 7000 }],
    ["maxlag", 200, {}, { kind: "again", wait: 5000 }],
    ["maxlag", 200, { "retry-after": "7" }, { kind: "again", wait: 7000 }],
    ["ratelimited", 200, {}, { kind: "again", wait: undefined }],
  ])("%s with status %i and headers %j", (code, status, headers, outcome) => {
    const found = { ...outcome, errorCode: code, problem: refusal(code) };
    expect(classified(error(code), status, headers)).toEqual(found);
  });

  it.each([
    ["", "x"],
    [" ", "secret-word"],
  ])("has at most 500 characters of the server's texts, before %j and %s", (space, rest) => {
    const [code, text] = ["a".repeat(500), `${"ü".repeat(500 - space.length)}${space}`];
    expect(classified(error(`${code}a`, `${text}${rest}`))).toEqual({
      kind: "failed",
      errorCode: code,
      problem: `api-error: the API returned the error "${code}": ${text}`,
    });
  });

  it("is one of another API if it has no code", () => {
    const text = '{"error":{"info":"No."}}';
    expect(classified(text)).toEqual({ kind: "object", value: JSON.parse(text) });
  });

  it("that is none of an API is temporary by its status", () => {
    const headers = { "retry-after": "7" };
    expect(classified("Busy.", 503, headers)).toMatchObject({ kind: "again", wait: 7000 });
    expect(classified("Busy.", 429)).toMatchObject({ kind: "again", wait: undefined });
    expect(classified("Busy.", 428)).toMatchObject({ kind: "failed" });
    expect(classified("MediaWiki API is not enabled", 500)).toMatchObject({ kind: "failed" });
  });
});

function kindOf(text: string, ...members: readonly string[]): string {
  return classifyResponse(response(text), members, AT, 0).kind;
}

/** JSON with a number of levels. */
function nested(levels: number): string {
  return `{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
}

describe("A response", () => {
  it("is one of an API if it has one of the members", () => {
    expect(kindOf('{"b":1}', "a", "b")).toBe("received");
    expect(kindOf('{"c":1}', "a", "b")).toBe("failed");
    expect(kindOf("{}", "toString")).toBe("failed");
  });

  it("has JSON with at most 200 levels", () => {
    expect(jsonObject(nested(200))).toEqual(JSON.parse(nested(200)));
    expect(jsonObject(nested(201))).toBeUndefined();
    expect([nested(200), nested(201), TOO_DEEP, "[".repeat(201)].map(isJsonTooDeep)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(["[]", "1", "null", "{", ""].map(jsonObject)).toEqual(Array(5).fill(undefined));
  });
});
