import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import { openApiModel } from "../../support/specs.js";

const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };
const ADDRESS = { type: "string" };

/** The response to a request for a page of the list of things, whose wrapper has these members. */
async function pageOf(
  members: object,
  url: string,
  data?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const item = { type: "object", required: ["id"], properties: { id: INTEGER } };
  const schema = {
    type: "object",
    required: ["things", ...Object.keys(members)],
    properties: { things: { type: "array", items: item }, ...members },
  };
  const query = (name: string) => ({ name, in: "query", schema: INTEGER });
  const model = openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/things": {
        get: {
          operationId: "listThings",
          parameters: [query("page"), query("size")],
          responses: { 200: { description: "", content: { "application/json": { schema } } } },
        },
      },
    },
  });
  const stub = dialectStub(openApiStubApi(model), { basePath: "/api", data });
  // The second response may be a stored one.
  await stub.service({ method: "GET", url, headers: { host: "other.example" }, body: "" });
  const { status, body } = await stub.service({ method: "GET", url, headers, body: "" });
  expect(status).toBe(200);
  return JSON.parse(body);
}

/** The value that a member of the wrapper has on the second page of 150 with 2 of 300 things. */
async function secondPage(name: string, schema: object): Promise<unknown> {
  return Object(await pageOf({ [name]: schema }, "/api/things?page=1&size=2"))[name];
}

describe("a number of a page", () => {
  it.each([
    ["total", 300],
    ["totalElements", 300],
    ["total_results", 300],
    ["totalPages", 150],
    ["page_count", 150],
    ["last_page", 150],
    ["number", 1],
    ["currentPage", 1],
    ["size", 2],
    ["per_page", 2],
    ["count", 2],
    ["numberOfElements", 2],
  ])("is known by its name %s", async (name, value) => {
    expect(await secondPage(name, INTEGER)).toBe(value);
  });
});

describe("the number of pages", () => {
  it.each([
    [{}, 0],
    [{ minimum: 0 }, 0],
    [{ minimum: 1 }, 1],
  ])("of an empty list is as small as its schema allows: %o", async (bounds, pages) => {
    const found = await pageOf({ pages: { ...INTEGER, ...bounds } }, "/api/things", { things: [] });
    expect(found).toEqual({ things: [], pages });
  });
});

describe("a flag of a page", () => {
  it.each([
    ["first", [true, false, false]],
    ["isLast", [false, false, true]],
    ["has_more", [true, true, false]],
    ["hasPreviousPage", [false, true, true]],
    ["empty", [false, false, false]],
  ])("is known by its name %s", async (name, values) => {
    const pages = [0, 1, 149].map(async (page) =>
      pageOf({ [name]: FLAG }, `/api/things?page=${page}&size=2`),
    );
    expect((await Promise.all(pages)).map((page) => Object(page)[name])).toEqual(values);
  });
});

describe("an address of another page", () => {
  it.each([
    ["self", 1],
    ["first", 0],
    ["prev", 0],
    ["previous", 0],
    ["next", 2],
    ["last", 149],
  ])("is known by its name %s", async (name, page) => {
    const links = { type: "object", required: [name], properties: { [name]: ADDRESS } };
    const { [name]: address } = Object(await secondPage("links", links));
    const { pathname, searchParams } = new URL(String(address), "http://stub.example");
    expect([pathname, searchParams.get("page"), searchParams.get("size")]).toEqual([
      "/api/things",
      String(page),
      "2",
    ]);
  });
});

/** The schema of links as a text and in an object. */
function linksSchema(address: object): object {
  return {
    type: "object",
    required: ["self", "next"],
    properties: { self: address, next: { type: "object", properties: { href: address } } },
  };
}

describe("a link whose format requires a scheme", () => {
  it("has the host of the request", async () => {
    const found = await pageOf(
      { links: linksSchema({ type: "string", format: "uri" }) },
      "/api/things?page=0&size=2",
      undefined,
      { host: "stub.example:8080" },
    );
    expect(Object(found).links).toEqual({
      self: "http://stub.example:8080/api/things?page=0&size=2",
      next: { href: "http://stub.example:8080/api/things?page=1&size=2" },
    });
  });

  it.each(["uri-reference", undefined])("is a path otherwise: %s", async (format) => {
    const address = { type: "string", ...(format !== undefined && { format }) };
    const found = await pageOf({ links: linksSchema(address) }, "/api/things?page=0&size=2");
    expect(Object(found).links.self).toBe("/api/things?page=0&size=2");
  });
});
