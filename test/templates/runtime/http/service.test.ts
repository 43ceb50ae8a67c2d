import { describe, expect, it } from "vitest";
import { requestOf, responseOf } from "../../../../templates/runtime/http/service.js";

describe("an answer as a response", () => {
  it.each([204, 205, 304])(
    "has no body where its status is %d, which must not have one",
    async (status) => {
      const response = responseOf({ status, headers: { a: "b" }, body: "text" });
      expect([response.status, response.headers.get("a"), await response.text()]).toEqual([
        status,
        "b",
        "",
      ]);
    },
  );
});

function asked(url: string, host: string): string {
  return requestOf({ method: "GET", url, headers: { host }, body: "" }).url;
}

describe("a request for handlers that want one", () => {
  it.each([
    ["/a?b=c", "a.example:8080", "http://a.example:8080/a?b=c"],
    ["//b.example/a", "a.example", "http://a.example//b.example/a"],
    ["//[", "a.example", "http://a.example//["],
    ["/\\b.example/a", "a.example", "http://a.example//b.example/a"],
    ["http://b.example:port/a?b", "a.example", "http://a.example/a?b"],
    ["*", "a.example", "http://a.example/"],
    ["/a", "a b", "http://localhost/a"],
    ["/a", "a:99999", "http://localhost/a"],
    ["/a", "b.example/c?", "http://localhost/a"],
    ["/a", "me@b.example", "http://localhost/a"],
    ["/a", "", "http://localhost/a"],
  ])("of %s at the host %s is of %s", (url, host, expected) => {
    expect(asked(url, host)).toBe(expected);
  });
});
