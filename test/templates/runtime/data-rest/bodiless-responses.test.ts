import { describe, expect, it } from "vitest";
import { islandService } from "./island-service.js";

const AT = "http://island.example/api";
const HAL = { "content-type": "application/hal+json" };

const links = (...all: readonly (readonly [rel: string, path: string])[]): string =>
  all.map(([rel, path]) => `<${AT}${path}>;rel="${rel}"`).join(",");

// The forms were observed on Spring Data REST 4.5.
describe("A response without a body", () => {
  it.each<
    readonly [
      method: string,
      url: string,
      status: number,
      headers: Readonly<Record<string, string>>,
    ]
  >([
    ["HEAD", "/api/", 204, {}],
    [
      "HEAD",
      "/api/boats?size=1",
      204,
      {
        link: links(
          ["self", "/boats?size=1"],
          ["profile", "/profile/boats"],
          ["search", "/boats/search"],
        ),
      },
    ],
    ["HEAD", "/api/piers", 204, { link: links(["self", "/piers"], ["profile", "/profile/piers"]) }],
    [
      "HEAD",
      "/api/boats/2",
      204,
      { etag: '"0"', link: links(["self", "/boats/2"], ["boat", "/boats/2"]) },
    ],
    [
      "HEAD",
      "/api/piers/n%201",
      204,
      { link: links(["self", "/piers/n%201"], ["pier", "/piers/n%201"]) },
    ],
    ["HEAD", "/api/boats/9", 404, {}],
    ["HEAD", "/api/boats/search", 204, {}],
    ["HEAD", "/api/piers/search", 404, {}],
    ["HEAD", "/api/boats/search/first", 204, {}],
    ["HEAD", "/api/boats/search/nope", 404, {}],
    ["HEAD", "/api/boats/1/crew", 404, {}],
    ["HEAD", "/api/boats/1/crew/0", 404, {}],
    ["HEAD", "/api/profile", 200, HAL],
    ["HEAD", "/api/profile/piers", 200, { "content-type": "application/alps+json" }],
    ["GET", "/api/boats/9", 404, {}],
    ["GET", "/api/piers/search", 404, {}],
    ["GET", "/api/piers/search/any", 404, {}],
    ["GET", "/api/boats/search/first?name=No", 404, {}],
    ["GET", "/api/boats/search/after?id=x", 500, {}],
    ["OPTIONS", "/api/", 200, { allow: "GET" }],
    ["OPTIONS", "/api/boats", 200, { allow: "HEAD,POST,GET,OPTIONS" }],
    [
      "OPTIONS",
      "/api/boats/1",
      200,
      {
        allow: "HEAD,DELETE,GET,OPTIONS,PUT,PATCH",
        "accept-patch": "application/merge-patch+json,application/json-patch+json,application/json",
      },
    ],
    [
      "OPTIONS",
      "/api/piers/x",
      200,
      {
        allow: "HEAD,GET,OPTIONS,PUT",
        "accept-patch": "application/merge-patch+json,application/json-patch+json,application/json",
      },
    ],
    ["OPTIONS", "/api/boats/search", 200, { allow: "GET" }],
    [
      "OPTIONS",
      "/api/piers/search",
      404,
      { allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH" },
    ],
    ["OPTIONS", "/api/boats/search/first", 200, { allow: "GET" }],
    [
      "OPTIONS",
      "/api/boats/search/nope",
      404,
      { allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH" },
    ],
    ["OPTIONS", "/api/profile", 200, { allow: "GET" }],
    ["TRACE", "/api/boats", 405, { allow: "HEAD, DELETE, POST, GET, OPTIONS, PUT" }],
    ["DELETE", "/api/piers/n%201", 405, { allow: "HEAD,GET,OPTIONS,PUT" }],
    ["PATCH", "/api/piers/nope", 404, {}],
  ])("to %s %s has status %i", async (method, url, status, headers) => {
    const service = islandService();
    const request = { method, url, headers: { host: "island.example" }, body: "" };
    expect(await service(request)).toEqual({ status, headers, body: "" });
  });
});
