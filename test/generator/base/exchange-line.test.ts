import { describe, expect, it } from "vitest";
import {
  parseExchangeLine,
  parseRequestAndResponse,
} from "../../../generator/base/exchange-line.js";

const CASSETTE = {
  cassette: 1,
  path: "/w/api.php",
  params: { action: "query", list: "allpages", "a b": ["1", "&"] },
  status: 200,
  headers: {},
  body: '{"query":{}}',
};

const DEEP = `${"[".repeat(300)}${"]".repeat(300)}`;

describe("a line of recorded exchanges", () => {
  it.each([
    ['{"request":"action=query","response":{}}\r', "record"],
    ['{"request":"action=query","response":[]}', "record"],
    [JSON.stringify(CASSETTE), "cassette"],
    ['{"cassette":1,"path', "torn"],
    ['{"cass\r', "torn"],
    [`{"request":"a","response":${DEEP}}`, "too-deep"],
    ['{"request":1,"response":{}}', "malformed"],
    ['{"request":"a"}', "malformed"],
    ["null", "malformed"],
    ["request", "malformed"],
    [JSON.stringify({ ...CASSETTE, status: 99 }), "malformed"],
  ])("%s is %s", (line, kind) => {
    expect(parseExchangeLine(line).kind).toBe(kind);
  });

  it("has a request and a response in a cassette too", () => {
    expect(parseRequestAndResponse(JSON.stringify(CASSETTE))).toEqual({
      kind: "record",
      request: "action=query&list=allpages&a+b%5B%5D=1&a+b%5B%5D=%26",
      response: { query: {} },
    });
  });

  it("has the path of other services in its request", () => {
    const other = { ...CASSETTE, path: "/alliances" };
    const lines = [{ size: "2" }, {}].map((params) => JSON.stringify({ ...other, params }));
    expect(lines.map(parseRequestAndResponse)).toMatchObject([
      { request: "/alliances?size=2" },
      { request: "/alliances" },
    ]);
  });

  it.each([
    ["<html>", "not-json"],
    [DEEP, "too-deep"],
  ])("has no response if the recorded body is %.10s", (body, kind) => {
    expect(parseRequestAndResponse(JSON.stringify({ ...CASSETTE, body })).kind).toBe(kind);
  });
});
