import { describe, expect, it } from "vitest";
import { isRedacted, matchesRedacted } from "../../../../generator/serve/replay.js";

function request(params: Readonly<Record<string, string | readonly string[]>>, path = "/api.php") {
  return { path, params };
}

describe("A recorded request", () => {
  it("is redacted, if a secret is in its path, a name or a value", () => {
    expect(isRedacted(request({ a: "b" }))).toBe(false);
    expect(isRedacted(request({ a: "b***" }))).toBe(true);
    expect(isRedacted(request({ a: ["b", "***"] }))).toBe(true);
    expect(isRedacted(request({ "a***": "b" }))).toBe(true);
    expect(isRedacted(request({}, "/a/***/b"))).toBe(true);
  });

  it.each<readonly [recorded: string, given: string, matches: boolean]>([
    ["***", "", true],
    ["***", "secret", true],
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
    ["plain", "plain", true],
    ["plain", "plainer", false],
  ])("whose value is %s: %s matches: %s", (recorded, given, matches) => {
    expect(matchesRedacted(request({ a: recorded }), request({ a: given }))).toBe(matches);
    expect(matchesRedacted(request({ a: [recorded] }), request({ a: [given] }))).toBe(matches);
    expect(matchesRedacted(request({}, `/${recorded}`), request({}, `/${given}`))).toBe(matches);
  });

  it("has the same parameters as a request that it matches", () => {
    expect(matchesRedacted(request({ a: "***" }), request({ b: "1" }))).toBe(false);
    expect(matchesRedacted(request({ a: "***" }), request({ a: "1", b: "1" }))).toBe(false);
    expect(matchesRedacted(request({ toString: "***" }), request({ a: "1" }))).toBe(false);
    expect(matchesRedacted(request({ a: "1", b: "***" }), request({ b: "2", a: "1" }))).toBe(true);
    expect(matchesRedacted(request({ a: "1", b: "***" }), request({ b: "2", a: "2" }))).toBe(false);
    expect(matchesRedacted(request({ "a***c": "1" }), request({ abc: "1" }))).toBe(true);
    expect(matchesRedacted(request({ "a***c": "1" }), request({ abd: "1" }))).toBe(false);
    expect(matchesRedacted(request({ "a***c": "1" }), request({ abc: "2" }))).toBe(false);
  });

  it("has lists where a request has lists of as many values", () => {
    expect(matchesRedacted(request({ a: ["***"] }), request({ a: "1" }))).toBe(false);
    expect(matchesRedacted(request({ a: "***" }), request({ a: ["1"] }))).toBe(false);
    expect(matchesRedacted(request({ a: ["***"] }), request({ a: ["1", "2"] }))).toBe(false);
    expect(matchesRedacted(request({ a: ["***", "b"] }), request({ a: ["1", "c"] }))).toBe(false);
  });
});
