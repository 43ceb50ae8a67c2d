import { describe, expect, it } from "vitest";
import { isExchange, recordedRequest } from "../../../generator/base/exchange-line.js";

const EXCHANGE = {
  cassette: 1,
  path: "/api.php",
  params: { action: "query" },
  status: 200,
  headers: { "content-type": "application/json" },
  body: "{}",
};

describe("a line of a cassette", () => {
  it("is a request with its response", () => {
    expect(isExchange(EXCHANGE)).toBe(true);
  });

  it.each([
    ["another version", { cassette: 2 }],
    ["a list of headers", { headers: [""] }],
    ["a list of parameters", { params: [""] }],
    ["a header that cannot be sent", { headers: { vary: "\n" } }],
    ["the name of a header that cannot be sent", { headers: { "": "x" } }],
    ["a status that is none", { status: 99 }],
  ])("has not %s", (_what, wrong) => {
    expect(isExchange({ ...EXCHANGE, ...wrong })).toBe(false);
  });
});

describe("the request of a line", () => {
  it.each([
    ["/w/api.php", { action: "query", titles: "A b" }, "action=query&titles=A+b"],
    ["/w/api.php", { a: ["1", "2"], b: "3" }, "a%5B%5D=1&a%5B%5D=2&b=3"],
    ["/w/api.php", {}, ""],
    ["/pets", { tag: ["a", "b"], size: "1" }, "/pets?tag=a&tag=b&size=1"],
    ["/pets", {}, "/pets"],
  ])("at %s with %j is %s", (path, params, request) => {
    expect(recordedRequest({ ...EXCHANGE, cassette: 1, path, params })).toBe(request);
  });
});
