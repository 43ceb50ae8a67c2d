import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../../generator/redact/redactor.js";
import { keyOf, recordedRequestOf, requestText } from "../../../../generator/serve/cassette.js";
import type { RecordedRequest } from "../../../../generator/serve/cassette.js";

function recorded(url: string, method = "GET", body = ""): RecordedRequest {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return recordedRequestOf({ method, url, headers, body }, createRedactor([]));
}

describe("a recorded request", () => {
  it.each<readonly [string, RecordedRequest]>([
    ["/a/b#c", { path: "/a/b", params: {} }],
    ["/api.php?b=2&a=1&token=x", { path: "/api.php", params: { a: "1", b: "2", token: "***" } }],
    ["/api.php?secret=a+secret", { path: "/api.php", params: { secret: "***" } }],
    ["/api.php?a=1&a=2", { path: "/api.php", params: { a: "2" } }],
    ["/list?pw=1&pw=2&b.c=3", { path: "/list", params: { "b.c": "3", pw: ["***", "***"] } }],
    ["/list?a=3&a=2&a=1", { path: "/list", params: { a: ["3", "2", "1"] } }],
    ["/api.php?b.c=3", { path: "/api.php", params: { b_c: "3" } }],
  ])("of %s has a path and sorted parameters, without secrets", (url, request) => {
    expect(recorded(url)).toEqual(request);
    expect(Object.keys(recorded(url).params)).toEqual(Object.keys(request.params).toSorted());
  });

  it("has the parameters of a form", () => {
    expect(recorded("/api.php?b=2", "POST", "a=1")).toEqual({
      path: "/api.php",
      params: { a: "1", b: "2" },
    });
  });

  it("has a key that does not depend on the order of parameters", () => {
    const key = keyOf({ path: "/a", params: { b: "1", a: ["2"] } });
    expect(key).toBe(keyOf({ path: "/a", params: { a: ["2"], b: "1" } }));
    expect(key).toBe('["/a",[["a",["2"]],["b","1"]]]');
  });

  it("is a text for messages", () => {
    expect(requestText({ path: "/a", params: {} })).toBe("/a");
    expect(requestText({ path: "/a", params: { b: "1", c: ["2", "3"] } })).toBe("/a?b=1&c=2,3");
  });
});
