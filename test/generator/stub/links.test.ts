import { describe, expect, it } from "vitest";
import { directoryStubApi } from "../../../generator/emit/directory/stub-api.js";
import { directoryStub } from "../../../templates/runtime/directory/stub.js";
import { directoryModel } from "../support/specs.js";

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
  const stub = directoryStub(
    directoryStubApi(
      directoryModel({
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
