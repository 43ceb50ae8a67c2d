import { describe, expect, it } from "vitest";
import { islandService } from "./island-service.js";

const TIME = "1970-01-01T00:00:00.000+00:00";
const REPLACE = [{ op: "replace", path: "/crew", value: [] }];

type Row = readonly [
  status: number,
  message: string,
  method: string,
  path: string,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
];

/** All rows with headers. */
function rows(some: readonly Row[]) {
  return some.map(
    ([status, message, method, path, body, headers = {}]) =>
      [status, message, method, path, body, headers] as const,
  );
}

async function send(
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const service = islandService();
  const response = await service({
    method,
    url: `/api${path}`,
    headers: {
      host: "island.example",
      "content-type": "application/json",
      accept: "application/json",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { ...response, body: response.body === "" ? "" : JSON.parse(response.body) };
}

// The statuses were observed on Spring Data REST 4.5; messages of exceptions have other words there.
describe("A change that is refused", () => {
  const patch = { "content-type": "application/json-patch+json" };
  it.each(
    rows([
      [409, "A new item has no key.", "POST", "/boats", { id: 9 }],
      [409, "No item has this key.", "PUT", "/boats/9", {}],
      [400, "JSON parse error", "POST", "/boats", "{"],
      [400, "JSON parse error", "PUT", "/boats/1", ""],
      [400, "JSON parse error", "PATCH", "/boats/1", "["],
      [400, "JSON parse error", "PATCH", "/boats/1", "[", patch],
      [400, "The body is no object.", "POST", "/boats", []],
      [400, "The body is no object.", "PATCH", "/boats/1", "null"],
      [400, "The value of crew is no array.", "POST", "/boats", { crew: "x" }],
      [400, "The value of crew is no array.", "PUT", "/boats/1", { crew: "x" }],
      [400, "The value of crew is no array.", "PATCH", "/boats/1", { crew: "x" }],
      [400, "The JSON Patch cannot be applied.", "PATCH", "/boats/1", {}, patch],
      [
        400,
        "The JSON Patch cannot be applied.",
        "PATCH",
        "/boats/1",
        [{ op: "replace", path: "", value: 1 }],
        patch,
      ],
      [
        400,
        "The JSON Patch has another property or value.",
        "PATCH",
        "/boats/1",
        [{ op: "add", path: "/other", value: 1 }],
        patch,
      ],
      [
        400,
        "The JSON Patch has another property or value.",
        "PATCH",
        "/boats/1",
        [{ op: "remove", path: "/id" }],
        patch,
      ],
      [400, "The JSON Patch has another property or value.", "PATCH", "/boats/1", REPLACE, patch],
      [400, "There is no body.", "PATCH", "/piers/n%201", ""],
      [500, 'For input string: "abc"', "PUT", "/boats/abc", {}],
      [500, 'For input string: "1a"', "DELETE", "/boats/1a", ""],
      [500, 'For input string: "9223372036854775808"', "GET", "/boats/9223372036854775808", ""],
      [500, 'For input string: "search"', "PATCH", "/boats/search", {}],
      [
        400,
        "The media type text/plain cannot be read.",
        "POST",
        "/boats",
        {},
        { "content-type": " Text/Plain; charset=utf-8" },
      ],
      [
        400,
        "The media type application/xjson cannot be read.",
        "PUT",
        "/boats/1",
        {},
        { "content-type": "application/xjson" },
      ],
      [500, 'Invalid mime type "*/json"', "PATCH", "/boats/1", {}, { "content-type": "*/json" }],
      [500, 'Invalid mime type "json"', "POST", "/boats", {}, { "content-type": "json" }],
      [
        500,
        "Could not parse header 'If-None-Match' with value 'abc'",
        "GET",
        "/boats/1",
        "",
        { "if-none-match": " abc " },
      ],
    ]),
  )(
    "has status %i and the message %j: %s %s %j %j",
    async (status, message, method, path, body, headers) => {
      expect(await send(method, path, body, headers)).toEqual({
        status,
        headers: { "content-type": "application/json" },
        body: { cause: null, message },
      });
    },
  );

  it.each(
    rows([
      [500, "Internal Server Error", "POST", "/piers", { metres: 1 }],
      [500, "Internal Server Error", "PATCH", "/boats/1", { id: 2 }],
      [404, "Not Found", "PUT", "/boats", {}],
      [404, "Not Found", "POST", "/boats/1/crew/0", {}],
      [404, "Not Found", "DELETE", "/boats", ""],
      [404, "Not Found", "GET", "/nothing", ""],
      [500, "Internal Server Error", "GET", "/profile/nothing", ""],
      [405, "Method Not Allowed", "DELETE", "/profile", ""],
      [
        500,
        "Internal Server Error",
        "POST",
        "/boats",
        "",
        { "content-type": " Multipart/form-data" },
      ],
    ]),
  )("has status %i, %s: %s %s %j %j", async (status, error, method, path, body, headers) => {
    const response = await send(method, path, body, headers);
    expect([response.status, response.body]).toEqual([
      status,
      { timestamp: TIME, status, error, path: `/api${path}` },
    ]);
  });

  it.each([
    ["POST", "/boats"],
    ["PUT", "/boats/1"],
    ["DELETE", "/boats/1"],
  ])("has status 406 if its response cannot be sent: %s %s", async (method, path) => {
    expect(await send(method, path, {}, { accept: "application/xml" })).toMatchObject({
      status: 406,
      headers: { accept: "application/hal+json" },
      body: "",
    });
  });

  it.each<readonly [wanted: string, tag: string, status: number]>([
    ['"0"', '"0"', 204],
    ["0", '"0"', 204],
    ['""0""', '"0"', 204],
    ['"1"', '"1"', 412],
    ["*", '"*"', 412],
  ])("compares If-Match: %s as %s, with status %i", async (wanted, tag, status) => {
    const headers = { "if-match": wanted, accept: "" };
    const response = await send("PATCH", "/boats/1", {}, headers);
    expect(response).toEqual({ status, headers: { etag: tag }, body: "" });
    expect((await send("DELETE", "/boats/1", "", headers)).status).toBe(status);
    expect((await send("PUT", "/boats/1", { state: "OLD" }, headers)).status).toBe(status);
    expect((await send("PUT", "/piers/n%201", {}, headers)).status).toBe(412);
    expect((await send("PUT", "/piers/new", {}, headers)).status).toBe(412);
  });
});
