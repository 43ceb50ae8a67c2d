/* oxlint-disable eslint/no-underscore-dangle -- HAL has these names */
import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import { openApiModel } from "../../support/specs.js";

const LINK = {
  type: "object",
  required: ["href"],
  properties: { href: { type: "string" } },
};

/** The stub of a list of things with links, with some parameters. */
function things(parameters: readonly string[]) {
  const page = {
    type: "object",
    required: ["_embedded"],
    properties: {
      _embedded: {
        type: "object",
        required: ["things"],
        properties: {
          things: {
            type: "array",
            items: {
              type: "object",
              required: ["id"],
              properties: {
                id: { type: "integer" },
                _links: { type: "object", properties: { self: LINK } },
              },
            },
          },
        },
      },
      _links: { type: "object", properties: { self: LINK, prev: LINK, next: LINK } },
    },
  };
  const content = { "application/json": { schema: page } };
  const stub = dialectStub(
    openApiStubApi(
      openApiModel({
        openapi: "3.1.0",
        info: { title: "Test", version: "1" },
        paths: {
          "/things": {
            get: {
              operationId: "listThings",
              parameters: parameters.map((name) => ({
                name,
                in: "query",
                schema: { type: "integer" },
              })),
              responses: { 200: { description: "", content } },
            },
          },
        },
      }),
    ),
    { basePath: "/api" },
  );
  return async (url: string) => {
    const { status, body } = await stub.service({ method: "GET", url, headers: {}, body: "" });
    expect(status).toBe(200);
    return Object(JSON.parse(body));
  };
}

/** A schema of links with these relations, which may be optional. */
function linksWith(required: readonly string[], optional: readonly string[] = []) {
  const rels = [...required, ...optional].map((rel) => [rel, LINK] as const);
  return { type: "object", required, properties: Object.fromEntries(rels) };
}

type Send = (url: string, method?: string, body?: object) => Promise<unknown>;

/** The stub of an OpenAPI document of things, whose links the schemas require, with these paths. */
function linkedThings(
  paths: object,
  { links = linksWith(["self", "thing", "owner"]), isGiven = true } = {},
): Send {
  const thing = {
    type: "object",
    required: ["id", "name", "_links"],
    properties: { id: { type: "string" }, name: { type: "string" }, _links: links },
  };
  const page = {
    type: "object",
    required: ["_embedded", "_links"],
    properties: {
      _embedded: {
        type: "object",
        required: ["things"],
        properties: { things: { type: "array", items: { $ref: "#/components/schemas/Thing" } } },
      },
      _links: linksWith(["self", "profile"], ["next", "search", "other"]),
    },
  };
  const root = { type: "object", required: ["_links"], properties: { _links: links } };
  const api = openApiStubApi(
    openApiModel({
      openapi: "3.1.0",
      info: { title: "Test", version: "1" },
      paths,
      components: { schemas: { Thing: thing, Page: page, Root: root } },
    }),
  );
  const bodies = { "POST /things": { contents: { "application/json": {} } } };
  const data = {
    things: [
      { id: "a b", name: "A" },
      { id: "c", name: "C" },
    ],
  };
  const stub = dialectStub(
    { ...api, bodies },
    { basePath: "/api", count: 2, ...(isGiven && { data }) },
  );
  return async (url, method = "GET", body) => {
    const headers = body ? { "content-type": "application/json" } : {};
    const text = body ? JSON.stringify(body) : "";
    const response = await stub.service({ method, url, headers, body: text });
    return [response.status, response.body === "" ? undefined : JSON.parse(response.body)];
  };
}

function reads(schema: string, ...parameters: readonly string[]) {
  return {
    get: {
      parameters: parameters.map((name) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      responses: {
        200: {
          description: "",
          content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
        },
      },
    },
  };
}

/** A link without an address. */
const BLANK = { href: "about:blank" };

describe("the links of items", () => {
  const paths = {
    "/things": {
      ...reads("Page"),
      post: {
        requestBody: {
          content: {
            "application/json": {
              schema: { type: "object", properties: { name: { type: "string" } } },
            },
          },
        },
        responses: reads("Thing").get.responses,
      },
    },
    "/things/{thingId}": reads("Thing", "thingId"),
    "/things/{thingId}/owner": reads("Root", "thingId"),
    "/things/search": reads("Root"),
  };

  it("lead to the operation of the item, and to paths below it", async () => {
    const send = linkedThings(paths);
    const [, page] = Object(await send("/api/things"));
    expect(page._embedded.things).toMatchObject([
      {
        id: "a b",
        _links: {
          self: { href: "/api/things/a%20b" },
          thing: { href: "/api/things/a%20b" },
          owner: { href: "/api/things/a%20b/owner" },
        },
      },
      { id: "c", _links: { self: { href: "/api/things/c" } } },
    ]);
    for (const { href } of Object.values<{ href: string }>(page._embedded.things[0]._links))
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      expect(await send(href)).toMatchObject([200, {}]);
    expect(await send("/api/things/a%20b")).toEqual([200, page._embedded.things[0]]);
  });

  it("are those of the stub in items that a request adds", async () => {
    const send = linkedThings(paths);
    const [status, made] = Object(await send("/api/things", "POST", { name: "New" }));
    expect([status, made.name]).toEqual([200, "New"]);
    expect(await send(made._links.self.href)).toEqual([200, made]);
  });

  it("are blank if they are required and no operation reads the item", async () => {
    const send = linkedThings({ "/things": paths["/things"] }, { isGiven: false });
    const [, page] = Object(await send("/api/things"));
    expect(page._embedded.things).toHaveLength(2);
    for (const { _links } of page._embedded.things)
      expect(_links).toEqual({ self: BLANK, thing: BLANK, owner: BLANK });
  });

  it("are there although they are optional if operations read them", async () => {
    const links = linksWith([], ["self", "owner", "nothing"]);
    const [, page] = Object(await linkedThings(paths, { links })("/api/things"));
    expect(page._embedded.things[1]._links).toEqual({
      self: { href: "/api/things/c" },
      owner: { href: "/api/things/c/owner" },
    });
  });
});

describe("the links of other responses", () => {
  it("lead to paths of the OpenAPI document, or are blank if they are required", async () => {
    const send = linkedThings({
      "/things": reads("Page"),
      "/things/search": reads("Root"),
      "/other": reads("Root"),
    });
    expect(await send("/api/things")).toMatchObject([
      200,
      {
        _links: {
          self: { href: "/api/things" },
          profile: BLANK,
          search: { href: "/api/things/search" },
          other: { href: "/api/other" },
        },
      },
    ]);
    expect(await send("/api/other")).toEqual([
      200,
      { _links: { self: { href: "/api/other" }, thing: BLANK, owner: BLANK } },
    ]);
  });
});

function jsonResponse(schema: object) {
  return { responses: { 200: { description: "", content: { "application/json": { schema } } } } };
}

describe("a path beside that of an item", () => {
  it("is no item, even if the items have no key", async () => {
    const nameless = {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string" } },
    };
    const item = { name: "number", in: "path", required: true, schema: { type: "string" } };
    const stub = dialectStub(
      openApiStubApi(
        openApiModel({
          openapi: "3.1.0",
          info: { title: "Test", version: "1" },
          paths: {
            "/things": { get: jsonResponse({ type: "array", items: nameless }) },
            "/things/{number}": { get: { parameters: [item], ...jsonResponse(nameless) } },
            "/things/search/byName": { get: jsonResponse({ type: "array", items: nameless }) },
          },
        }),
      ),
    );
    const status = async (url: string): Promise<number> =>
      (await stub.service({ method: "GET", url, headers: {}, body: "" })).status;
    expect([await status("/things/1"), await status("/things/search")]).toEqual([200, 404]);
    expect(await status("/things/search?q=1")).toBe(404);
  });
});

describe("the links of a stub", () => {
  it("lead from page to page through all items, as a client follows them", async () => {
    const get = things(["page", "size"]);
    const ids = new Set<unknown>();
    let pages = 0;
    let href: string | undefined = "/api/things?size=40";
    while (href !== undefined && pages < 20) {
      const { pathname, search }: URL = new URL(href, "https://things.example");
      // oxlint-disable-next-line no-await-in-loop -- each page links to the next
      const { _embedded, _links } = await get(pathname + search);
      for (const { id } of _embedded.things) ids.add(id);
      pages += 1;
      href = _links.next?.href;
    }
    expect([pages, ids.size]).toEqual([8, 300]);
  });

  it("lead to no other page if no parameter selects one", async () => {
    const { _embedded, _links } = await things(["size"])("/api/things?size=40");
    expect(_embedded.things).toHaveLength(40);
    expect(_links).toEqual({ self: { href: "/api/things?size=40" } });
  });

  it("are absent from items, of which they could only be made up", async () => {
    const { _embedded } = await things(["page", "size"])("/api/things?size=3");
    for (const thing of _embedded.things) expect(Object.keys(thing)).toEqual(["id"]);
  });
});
