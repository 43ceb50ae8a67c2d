import { describe, expect, it } from "vitest";
import { dataRestService } from "../../../../templates/runtime/data-rest/service.js";
import type { DataRestResource } from "../../../../templates/runtime/data-rest/resource.js";

const TOWNS: DataRestResource = {
  collection: "towns",
  rel: "towns",
  itemRel: "town",
  key: "id",
  sortable: ["id", "name"],
  searches: [
    {
      name: "findByName",
      returns: "list",
      conditions: [{ parameter: "name", property: "name", test: "equal" }],
    },
  ],
};

const ROWS = ["b", "a", "c"].map((name, id) => ({
  value: { id, name },
  text: JSON.stringify({ id, name }),
}));

const service = dataRestService({ resources: [TOWNS], rows: () => ROWS }, { basePath: "/api/" });

async function send(url: string, init: RequestInit = {}): Promise<Response> {
  return service(new Request(`http://towns.example${url}`, init));
}

describe("A service in the dialect of Spring Data REST", () => {
  it("links to pages, items and searches below its base path, at the host of the request", async () => {
    const response = await send("/api/towns?size=1&page=1&sort=name,desc");
    const at = "http://towns.example/api";
    const page = (number: number): object => ({
      href: `${at}/towns?page=${number}&size=1&sort=name,desc`,
    });
    const self = { href: `${at}/towns/0` };
    expect(await response.json()).toEqual({
      _embedded: { towns: [{ id: 0, name: "b", _links: { self, town: self } }] },
      _links: {
        first: page(0),
        prev: page(0),
        self: page(1),
        next: page(2),
        last: page(2),
        profile: { href: `${at}/profile/towns` },
        search: { href: `${at}/towns/search` },
      },
      page: { size: 1, totalElements: 3, totalPages: 3, number: 1 },
    });
  });

  it("lists searches at a path that is not an item", async () => {
    expect(await (await send("/api/towns/search")).json()).toEqual({
      _links: {
        findByName: {
          href: "http://towns.example/api/towns/search/findByName{?name}",
          templated: true,
        },
        self: { href: "http://towns.example/api/towns/search" },
      },
    });
  });

  it("uses the header Host for requests as plain data", async () => {
    const { body } = await service.service({
      method: "GET",
      url: "/api/towns/1",
      headers: { host: "localhost:8080" },
      body: "",
    });
    expect(body).toContain('"self":{"href":"http://localhost:8080/api/towns/1"}');
  });

  it.each([
    ["GET", "/api/towns/3", 404],
    ["GET", "/api/towns/search/findByName?name=zzz", 200],
    ["GET", "/api/towns?page=2147483647", 500],
    ["GET", "/towns", 404],
    ["DELETE", "/api/towns/1", 405],
    ["POST", "/api/towns", 400],
    ["HEAD", "/api/towns", 204],
    ["OPTIONS", "/api/towns", 200],
  ])("responds to %s %s with status %i", async (method, url, status) => {
    expect((await send(url, { method })).status).toBe(status);
  });
});
