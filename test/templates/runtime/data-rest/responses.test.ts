import { describe, expect, it } from "vitest";
import { islandService } from "./island-service.js";

const AT = "http://island.example/api";
const HAL = { "content-type": "application/hal+json" };

/** A response with its body as JSON. */
async function sendForJson(method: string, url: string, accept?: string): Promise<object> {
  const service = islandService();
  const headers = { host: "island.example", ...(accept !== undefined && { accept }) };
  const { body, ...rest } = await service({ method, url, headers, body: "" });
  return { ...rest, body: JSON.parse(body) };
}

function ok(body: object, headers: object = HAL): object {
  return { status: 200, headers, body };
}

function boat(id: number, name: string, state: string | null, ...crew: readonly string[]): object {
  const self = { href: `${AT}/boats/${id}` };
  return { id, name, state, crew, _links: { self, boat: self } };
}

const ADA = boat(1, "Ada", "OLD", "Bo");
const EVE = boat(2, "Eve", "NEW");
const DAN = boat(3, "Dan", null);

const semantic = (name: string): object => ({ name, type: "SEMANTIC" });
const link = (path: string): object => ({ href: AT + path });
const template = (path: string): object => ({ href: AT + path, templated: true });

// The forms were observed on Spring Data REST 4.5.
describe("A response with a body", () => {
  it.each<readonly [url: string, body: object]>([
    [
      "/api/",
      {
        _links: {
          boats: template("/boats{?page,size,sort*}"),
          piers: template("/piers{?page,size,sort*}"),
          profile: link("/profile"),
        },
      },
    ],
    [
      "/api/boats/search",
      {
        _links: {
          first: template("/boats/search/first{?name}"),
          after: template("/boats/search/after{?id,page,size,sort*}"),
          sorted: template("/boats/search/sorted{?part,sort*}"),
          all: link("/boats/search/all"),
          self: link("/boats/search"),
        },
      },
    ],
    [
      "/api/piers",
      {
        _embedded: {
          piers: [
            {
              code: "n 1",
              metres: 40,
              _links: { self: link("/piers/n%201"), pier: link("/piers/n%201") },
            },
          ],
        },
        _links: { self: link("/piers?page=0&size=20"), profile: link("/profile/piers") },
        page: { size: 20, totalElements: 1, totalPages: 1, number: 0 },
      },
    ],
    [
      "/api/boats?size=2&x=1&sort=name,id,desc&sort=id&sort=nope",
      {
        _embedded: { boats: [EVE, DAN] },
        _links: {
          first: link("/boats?x=1&page=0&size=2&sort=name,id,desc&sort=id,asc"),
          self: link("/boats?x=1&page=0&size=2&sort=name,id,desc&sort=id,asc"),
          next: link("/boats?x=1&page=1&size=2&sort=name,id,desc&sort=id,asc"),
          last: link("/boats?x=1&page=1&size=2&sort=name,id,desc&sort=id,asc"),
          profile: link("/profile/boats"),
          search: link("/boats/search"),
        },
        page: { size: 2, totalElements: 3, totalPages: 2, number: 0 },
      },
    ],
    [
      "/api/boats?page=5&size=2",
      {
        _embedded: { boats: [] },
        _links: {
          first: link("/boats?page=0&size=2"),
          prev: link("/boats?page=4&size=2"),
          self: link("/boats?page=5&size=2"),
          last: link("/boats?page=1&size=2"),
          profile: link("/profile/boats"),
          search: link("/boats/search"),
        },
        page: { size: 2, totalElements: 3, totalPages: 2, number: 5 },
      },
    ],
    ["/api/boats/search/first?name=Eve", EVE],
    [
      "/api/boats/search/after?id=1&size=1",
      {
        _embedded: { boats: [EVE] },
        _links: {
          first: link("/boats/search/after?id=1&page=0&size=1"),
          self: link("/boats/search/after?id=1&page=0&size=1"),
          next: link("/boats/search/after?id=1&page=1&size=1"),
          last: link("/boats/search/after?id=1&page=1&size=1"),
        },
        page: { size: 1, totalElements: 2, totalPages: 2, number: 0 },
      },
    ],
    [
      "/api/boats/search/sorted?part=a&sort=name,desc",
      {
        _embedded: { boats: [DAN, ADA] },
        _links: { self: link("/boats/search/sorted?part=a&sort=name,desc") },
      },
    ],
    [
      "/api/boats/search/all",
      {
        _embedded: { boats: [ADA, EVE, DAN] },
        _links: { self: link("/boats/search/all") },
      },
    ],
    [
      "/api/boats/search/all?sort=name",
      {
        _embedded: { boats: [ADA, EVE, DAN] },
        _links: { self: link("/boats/search/all?sort=name") },
      },
    ],
    [
      "/api/profile",
      {
        _links: {
          self: link("/profile"),
          boats: link("/profile/boats"),
          piers: link("/profile/piers"),
        },
      },
    ],
  ])("to GET %s is complete", async (url, body) => {
    expect(await sendForJson("GET", url)).toEqual(ok(body));
  });

  it("of the index of profiles has plain links in types other than HAL", async () => {
    const type = "application/schema+json";
    expect(await sendForJson("GET", "/api/profile", type)).toEqual(
      ok(
        {
          links: [
            { rel: "self", href: `${AT}/profile` },
            { rel: "boats", href: `${AT}/profile/boats` },
            { rel: "piers", href: `${AT}/profile/piers` },
          ],
        },
        { "content-type": type },
      ),
    );
    expect(await sendForJson("GET", "/api/profile", "application/json")).toMatchObject({
      body: { _links: { self: link("/profile") } },
    });
  });

  it("of a profile describes the properties, the methods and the searches", async () => {
    const documented = (name: string, value: string): object => ({
      ...semantic(name),
      doc: { format: "TEXT", value },
    });
    const rt = "#boat-representation";
    const method = (id: string, name: string, type: string): object => ({
      id,
      name,
      type,
      descriptor: [],
      rt,
    });
    const search = (name: string, ...parameters: readonly string[]): object => ({
      name,
      type: "SAFE",
      descriptor: parameters.map(semantic),
    });
    const descriptor = [
      {
        id: "boat-representation",
        href: `${AT}/profile/boats`,
        descriptor: [
          semantic("id"),
          semantic("name"),
          documented("state", "NEW, OLD"),
          semantic("crew"),
          semantic("version"),
        ],
      },
      {
        id: "get-boats",
        name: "boats",
        type: "SAFE",
        descriptor: [
          documented("page", "The page to return."),
          documented("size", "The size of the page to return."),
          documented("sort", "The sorting criteria to use to calculate the content of the page."),
        ],
        rt,
      },
      method("get-boat", "boat", "SAFE"),
      method("create-boats", "boats", "UNSAFE"),
      method("delete-boat", "boat", "IDEMPOTENT"),
      method("update-boat", "boat", "IDEMPOTENT"),
      method("patch-boat", "boat", "UNSAFE"),
      search("first", "name"),
      search("after", "id"),
      search("sorted", "part"),
      search("all"),
    ];
    expect(await sendForJson("GET", "/api/profile/boats")).toEqual(
      ok({ alps: { version: "1.0", descriptor } }, { "content-type": "application/alps+json" }),
    );
  });
});
