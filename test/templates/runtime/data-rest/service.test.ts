import { describe, expect, it } from "vitest";
import { dataRestService } from "../../../../templates/runtime/data-rest/service.js";
import type { DataRestResource } from "../../../../templates/runtime/data-rest/resource.js";

const TOWNS: DataRestResource = {
  collection: "towns",
  rel: "towns",
  itemRel: "town",
  key: "id",
  title: "Town",
  properties: [
    { name: "id", schema: { title: "Id", readOnly: false, type: "integer" } },
    { name: "name", schema: { title: "Name", readOnly: false, type: "string" } },
  ],
  version: "version",
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

/** The resource is only read. */
const unused = (): never => {
  throw new Error("A store that is only read was changed.");
};
const store = {
  rows: () => ROWS,
  row: unused,
  nextKey: unused,
  read: unused,
  patched: unused,
  add: unused,
  replace: unused,
  remove: unused,
};
const service = dataRestService({ resources: [TOWNS], store }, { basePath: "/api/" });

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

  // Observed on Spring Data REST 4.5, which takes `search` for an item.
  it.each([
    ["PUT", "/api/towns/search", 405],
    ["PATCH", "/api/towns/search", 404],
    ["DELETE", "/api/towns/search", 405],
    ["PUT", "/api/towns/9", 405],
    ["PATCH", "/api/towns/9", 404],
    ["PUT", "/api/towns/search/findByName", 404],
  ])("refuses %s %s with status %i", async (method, url, status) => {
    const body = method === "DELETE" ? null : "{}";
    const response = await send(url, { method, body });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(status === 405 ? "HEAD,GET,OPTIONS" : null);
    expect(await response.text()).toBe("");
  });

  // Observed on Spring Data REST 4.5.
  it.each([
    ["application/hal+json;q=0", "application/hal+json"],
    ["application/hal+json; q=0.0, application/json", "application/json"],
    ["application/json;q=0.5", "application/json"],
  ])("does not exclude a type by its quality: %s", async (accept, type) => {
    const response = await send("/api/towns", { headers: { accept } });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  });

  // Observed on Spring Data REST 4.5.
  it.each([
    ["POST", "/api/towns/1/name", ""],
    ["POST", "/api/towns/1/name/x", '"status":404'],
    ["PUT", "/api/towns/search/findByName/x", '"status":404'],
    ["PATCH", "/api/towns/search/findByName/x", '"status":404'],
    ["DELETE", "/api/towns/search/findByName/x", ""],
    ["GET", "/api/towns/1/name/x", ""],
  ])("describes the error of %s %s in its body: %j", async (method, url, part) => {
    const body = method === "GET" || method === "DELETE" ? null : "{}";
    const response = await send(url, { method, body });
    const text = await response.text();
    expect([response.status, part === "" ? text : text.includes(part)]).toEqual([
      404,
      part === "" ? "" : true,
    ]);
  });

  it("describes the page beyond all numbers of rows as the server does", async () => {
    const response = await send("/api/towns?size=1&page=2147483647");
    expect([response.status, await response.json()]).toEqual([
      500,
      { cause: null, message: "Page index must not be less than zero" },
    ]);
  });

  it("describes a resource as ALPS, or as JSON Schema if the request prefers it", async () => {
    const alps = await send("/api/profile/towns");
    expect(alps.headers.get("content-type")).toBe("application/alps+json");
    const { alps: profile } = await alps.json();
    expect(
      profile.descriptor.map(({ name, id }: { name: string; id: string }) => name ?? id),
    ).toEqual(["town-representation", "towns", "town", "findByName"]);
    expect(profile.descriptor[0]).toEqual({
      id: "town-representation",
      href: "http://towns.example/api/profile/towns",
      descriptor: ["id", "name", "version"].map((name) => ({ name, type: "SEMANTIC" })),
    });
    const headers = { accept: "application/alps+json;q=0.5,application/schema+json" };
    const schema = await send("/api/profile/towns", { headers });
    expect(schema.headers.get("content-type")).toBe("application/schema+json");
    expect(await schema.json()).toEqual({
      title: "Town",
      definitions: {},
      properties: {
        id: { title: "Id", readOnly: false, type: "integer" },
        name: { title: "Name", readOnly: false, type: "string" },
      },
      type: "object",
      $schema: "http://json-schema.org/draft-04/schema#",
    });
  });

  it.each([
    [{}, 200],
    [{ "if-none-match": '"0"' }, 304],
    [{ "if-none-match": '"1", W/"0"' }, 304],
    [{ "if-none-match": '"1"' }, 200],
    [{ "if-none-match": "*" }, 200],
    [{ "if-none-match": "0" }, 500],
    [{ "if-match": '"1"' }, 200],
  ])(
    "sends an item with a version to a request with the headers %j with status %i",
    async (headers, status) => {
      const response = await send("/api/towns/1", { headers });
      expect(response.status).toBe(status);
      if (status !== 500) expect(response.headers.get("etag")).toBe('"0"');
    },
  );

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
    ["HEAD", "/api/profile", 200],
    ["GET", "/api/profile/nothing", 500],
    ["GET", "/api/profile/towns/x", 404],
    ["DELETE", "/api/profile", 405],
    ["POST", "/api/profile/towns", 405],
    ["OPTIONS", "/api/profile/towns", 406],
    ["OPTIONS", "/api/towns/search/nothing", 404],
    ["OPTIONS", "/api/towns", 200],
  ])("responds to %s %s with status %i", async (method, url, status) => {
    expect((await send(url, { method })).status).toBe(status);
  });

  it.each(["/api/profile", "/api/profile/towns"])("lists GET for OPTIONS %s", async (url) => {
    const headers = { accept: "application/alps+json" };
    const response = await send(url, { method: "OPTIONS", headers });
    expect([response.status, response.headers.get("allow")]).toEqual([200, "GET"]);
  });

  // Observed on Spring Data REST 4.5.
  it.each([
    ["text/html", true],
    ["TEXT/HTML;charset=utf-8", true],
    ["text/*;q=0.5,application/json", true],
    ["application/json,text/html;q=0.1", true],
    ["*/*,text/html", true],
    ["text/html,*/*;q=0.8", true],
    ["text/html;q=0", true],
    ["text/html;q=0.1,text/*,*/*;q=0.5", true],
    ["text/html;q=0.1,*/*", false],
    ["*;q=0.5,text/html;q=0.1", false],
    ["text/html;q=0,*/*", false],
    ["*/*", false],
  ])("sends an error to a request that accepts %s as a page: %s", async (accept, isPage) => {
    const response = await send("/api/nothing", { headers: { accept } });
    const type = isPage ? "text/html;charset=UTF-8" : "application/json";
    expect([response.status, response.headers.get("content-type")]).toEqual([404, type]);
  });

  // Observed on Spring Data REST 4.5.
  it.each([
    ["/api/profile/towns/x", "application/xml"],
    ["/api/nothing", "text/html"],
    ["/api/towns/", "application/xml"],
    ["/api/profile/towns", "text/html"],
  ])("lists every method for OPTIONS %s as %s", async (url, accept) => {
    const response = await send(url, { method: "OPTIONS", headers: { accept } });
    expect(response.headers.get("allow")).toBe(
      "GET, HEAD, POST, PUT, DELETE, OPTIONS, TRACE, PATCH",
    );
    const json = await send(url, { method: "OPTIONS", headers: { accept: "application/json" } });
    expect(json.headers.get("allow")).toBeNull();
  });

  // Observed on Spring Data REST 4.5.
  it.each([
    ["nonsense", 500],
    ["a/b/c", 500],
    ["*/json", 500],
    ["application/ json", 500],
    ["application/json;q=2", 500],
    ["application/json;q=", 500],
    ["application/json;q=0.5,text", 500],
    ["application/json;=1", 500],
    [", ,", 200],
    ["*", 200],
    ["application/json;level; ;q= .5", 200],
    ["application/j*", 406],
  ])("responds to the header Accept: %s with status %i", async (accept, status) => {
    const response = await send("/api/towns", { headers: { accept } });
    expect(response.status).toBe(status);
    if (status === 500) expect(await response.text()).toBe("");
  });
});
