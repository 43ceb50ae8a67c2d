/**
 * The behaviour of a real Spring Data REST 4.5 (Spring Boot 3.5), which the dialect of OpenAPI
 * documents follows.
 *
 * @module
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { startSpring } from "./server.ts";
import type { OpenApiAnswer, SpringServer } from "./server.ts";

let spring: SpringServer;

beforeAll(async () => {
  spring = await startSpring();
});
afterAll(async () => {
  await spring?.stop();
});

async function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { status, body } = await spring.send({ url, headers });
  expect([url, status]).toEqual([url, 200]);
  return JSON.parse(body);
}

async function send(method: string, url: string): Promise<OpenApiAnswer> {
  return spring.send({ method, url });
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(propertyOf, value);
}

/** The names of an object's members and, for links, their addresses below the server. */
function links(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(Object(at(value, "_links"))).map(([name, link]) => [
      name,
      String(at(link, "href")).replace(spring.base, ""),
    ]),
  );
}

function rows(value: unknown): readonly unknown[] {
  const list = at(value, "_embedded", "alliances");
  return Array.isArray(list) ? list : [];
}

function townCount(row: unknown): number {
  const towns = at(row, "townIds");
  return Array.isArray(towns) ? towns.length : 0;
}

async function firstId(): Promise<string> {
  return String(at(rows(await get("/alliances?size=1"))[0], "id"));
}

function pageOfIron(page: number): string {
  return `/alliances/search/findByNameContaining?name=Iron&page=${page}&size=10`;
}

/** The status and the headers of the response to OPTIONS. */
async function allowed(url: string): Promise<unknown> {
  const { status, headers } = await send("OPTIONS", url);
  return [status, headers.allow, headers["accept-patch"]];
}

/** The first item, in the preferred media type. */
async function accepting(accept: string): Promise<OpenApiAnswer> {
  return spring.send({ url: "/alliances?size=1", headers: { accept } });
}

/** The status and the media type of a response. */
async function errorType(accept: string, url: string): Promise<unknown> {
  const { status, headers } = await spring.send({ url, headers: { accept } });
  return [status, headers["content-type"]];
}

describe("A list", () => {
  it("has 20 items, links to other pages, to its profile and to its searches, and facts of its page", async () => {
    const list = await get("/alliances");
    expect(rows(list)).toHaveLength(20);
    expect(Object.keys(Object(list))).toEqual(["_embedded", "_links", "page"]);
    expect(links(list)).toEqual({
      first: "/alliances?page=0&size=20",
      self: "/alliances?page=0&size=20",
      next: "/alliances?page=1&size=20",
      last: "/alliances?page=14&size=20",
      profile: "/profile/alliances",
      search: "/alliances/search",
    });
    expect(at(list, "page")).toEqual({ size: 20, totalElements: 300, totalPages: 15, number: 0 });
  });

  it("has items with the fields of the source document, links to themselves, and numbers with a decimal point", async () => {
    const { body } = await spring.send({ url: "/alliances?size=1" });
    expect(body).toMatch(/"strength" : \d+\.0,\s+"bbStrength" : \d+\.0,/);
    expect(body).toMatch(/"vulnerabilityWindow" : \d+,/);
    const [item] = rows(JSON.parse(body));
    expect(Object.keys(Object(item))).toEqual([
      "id",
      "name",
      "strength",
      "bbStrength",
      "leaderId",
      "townIds",
      "vulnerabilityWindow",
      "_links",
    ]);
    const self = `/alliances/${String(at(item, "id"))}`;
    expect(links(item)).toEqual({ self, alliance: self });
  });

  it("of one page links to neither the first nor the last page", async () => {
    expect(Object.keys(links(await get("/alliances?size=1000")))).toEqual([
      "self",
      "profile",
      "search",
    ]);
  });

  it("is empty past the last page, whose previous page may be past it, too", async () => {
    const list = await get("/alliances?page=17");
    expect(rows(list)).toEqual([]);
    expect(at(list, "_embedded")).toEqual({ alliances: [] });
    expect(Object.keys(links(list))).toEqual([
      "first",
      "prev",
      "self",
      "last",
      "profile",
      "search",
    ]);
    expect(links(list)["prev"]).toBe("/alliances?page=16&size=20");
  });

  it.each([
    "size=0",
    "size=-1",
    "size=abc",
    "size=",
    "size=1.5",
    "size=99999999999",
    "page=-1",
    "page=abc",
  ])("ignores %s", async (query) => {
    const { body } = await spring.send({ url: `/alliances?${query}` });
    expect(body).toBe((await spring.send({ url: "/alliances" })).body);
  });

  it("has at most 1000 items", async () => {
    expect(at(await get("/alliances?size=2000"), "page", "size")).toBe(1000);
  });

  it("takes the first of repeated sizes and pages", async () => {
    const list = await get("/alliances?size=2&size=3&page=4&page=5");
    expect(at(list, "page")).toEqual({ size: 2, totalElements: 300, totalPages: 150, number: 4 });
  });

  it("is sorted by several parameters, each of several properties and a direction, and linked without unknown ones", async () => {
    const list = await get(
      "/alliances?size=300&sort=strength,bbStrength,desc&sort=nope&sort=name,DESC",
    );
    expect(links(list)["self"]).toBe(
      "/alliances?page=0&size=300&sort=strength,bbStrength,name,desc",
    );
    const values = rows(list).map((row) => Number(at(row, "strength")));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it("that is sorted by a list counts an item once for each entry, and has it once", async () => {
    const all = rows(await get("/alliances?size=1000&sort=id"));
    const long = all.findIndex((row) => townCount(row) >= 3);
    const before = all
      .slice(0, long)
      .reduce<number>((sum, row) => sum + Math.max(1, townCount(row)), 0);
    const list = await get(`/alliances?size=1&sort=id&sort=townIds&page=${before + 2}`);
    expect(rows(list)).toEqual([all[long]]);
    expect(rows(await get("/alliances?size=300&sort=id&sort=townIds")).length).toBeLessThan(300);
  });

  it("keeps unknown parameters in its links", async () => {
    expect(links(await get("/alliances?foo=1&size=3"))["next"]).toBe(
      "/alliances?foo=1&page=1&size=3",
    );
  });
});

describe("Searches", () => {
  it("are listed at /alliances/search, as templates", async () => {
    expect(links(await get("/alliances/search"))).toEqual({
      findByName: "/alliances/search/findByName{?name}",
      findByLeaderId: "/alliances/search/findByLeaderId{?leaderId,sort*}",
      findByNameContaining: "/alliances/search/findByNameContaining{?name,page,size,sort*}",
      findByStrengthGreaterThanEqual:
        "/alliances/search/findByStrengthGreaterThanEqual{?strength,page,size,sort*}",
      findFirstByName: "/alliances/search/findFirstByName{?name}",
      self: "/alliances/search",
    });
  });

  it("without pages return the envelope with a link to the request, and an empty list if nothing matches", async () => {
    const url = "/alliances/search/findByName?name=Iron%20Guild";
    const list = await get(url);
    expect(rows(list).map((row) => at(row, "name"))).toEqual(["Iron Guild"]);
    expect(Object.keys(Object(list))).toEqual(["_embedded", "_links"]);
    expect(links(list)).toEqual({ self: url });
    expect(await get("/alliances/search/findByName")).toEqual({
      _embedded: { alliances: [] },
      _links: { self: { href: `${spring.base}/alliances/search/findByName` } },
    });
  });

  it("with pages link to them, without a profile", async () => {
    const list = await get("/alliances/search/findByNameContaining?name=Iron&size=10&page=1");
    expect(links(list)).toEqual({
      first: pageOfIron(0),
      prev: pageOfIron(0),
      self: pageOfIron(1),
      next: pageOfIron(2),
      last: pageOfIron(2),
    });
    expect(at(list, "page")).toEqual({ size: 10, totalElements: 30, totalPages: 3, number: 1 });
  });

  it("of one item return it, or status 404 without a body", async () => {
    const url = "/alliances/search/findFirstByName";
    expect(at(await get(`${url}?name=Iron%20Guild`), "name")).toBe("Iron Guild");
    expect(await spring.send({ url: `${url}?name=zzz` })).toMatchObject({ status: 404, body: "" });
  });

  it("fail with status 500 if a number is none", async () => {
    const url = "/alliances/search/findByStrengthGreaterThanEqual?strength=abc";
    expect((await spring.send({ url })).status).toBe(500);
  });
});

describe("Methods and paths", () => {
  it("have status 404: without a body below a collection, with a body elsewhere", async () => {
    expect(await send("GET", "/alliances/nope")).toMatchObject({ status: 404, body: "" });
    expect(await send("GET", "/alliances/search/nope")).toMatchObject({ status: 404, body: "" });
    const { status, body } = await send("GET", "/nothing");
    expect([status, JSON.parse(body)]).toEqual([
      404,
      { timestamp: expect.any(String), status: 404, error: "Not Found", path: "/nothing" },
    ]);
    expect((await send("GET", "/alliances/")).status).toBe(404);
  });

  it("have status 405 with Allow for methods that write an item, and 404 for those of a list", async () => {
    const item = await send("DELETE", `/alliances/${await firstId()}`);
    expect([item.status, item.headers.allow, item.body]).toEqual([405, "HEAD,GET,OPTIONS", ""]);
    expect(await send("DELETE", "/alliances")).toMatchObject({ status: 404 });
  });

  it("have error pages in HTML if the request prefers it", async () => {
    const html = "text/html;charset=UTF-8";
    expect(await errorType("text/html", "/alliances")).toEqual([406, html]);
    expect(await errorType("text/html,*/*;q=0.8", "/nothing")).toEqual([404, html]);
    expect(await errorType("text/html;q=0.1,*/*", "/nothing")).toEqual([404, "application/json"]);
    expect(await errorType("*/*", "/nothing")).toEqual([404, "application/json"]);
  });

  it("respond to HEAD with status 204 and links in a header", async () => {
    const { status, headers } = await send("HEAD", "/alliances");
    expect([status, headers["link"]]).toEqual([
      204,
      `<${spring.base}/alliances>;rel="self",<${spring.base}/profile/alliances>;rel="profile",<${spring.base}/alliances/search>;rel="search"`,
    ]);
    expect((await send("HEAD", "/alliances/nope")).status).toBe(404);
    expect((await send("HEAD", "/alliances/search")).status).toBe(204);
  });

  it("respond to OPTIONS with Allow", async () => {
    expect(await allowed("/alliances")).toEqual([200, "HEAD,GET,OPTIONS", undefined]);
    expect(await allowed(`/alliances/${await firstId()}`)).toEqual([
      200,
      "HEAD,GET,OPTIONS",
      "application/merge-patch+json, application/json-patch+json, application/json",
    ]);
    expect(await allowed("/alliances/search")).toEqual([200, "GET", undefined]);
  });
});

describe("Representations", () => {
  it("are HAL, or JSON with the same content if the request prefers it", async () => {
    const hal = await accepting("*/*");
    expect(hal.headers["content-type"]).toBe("application/hal+json");
    const json = await accepting("application/hal+json;q=0.5,application/json");
    expect(json.headers["content-type"]).toBe("application/json");
    expect(json.body).toBe(hal.body);
    expect((await accepting("application/xml")).status).toBe(406);
  });

  it("have an entity tag if the item has a version, which If-None-Match compares", async () => {
    const [town] = Object.values(Object(at(await get("/towns?size=1"), "_embedded", "towns")));
    const url = `/towns/${String(at(town, "id"))}`;
    expect((await spring.send({ url })).headers.etag).toBe('"0"');
    const known = async (tag: string): Promise<number> =>
      (await spring.send({ url, headers: { "if-none-match": tag } })).status;
    expect([await known('"0"'), await known('"1"'), await known("*")]).toEqual([304, 200, 200]);
    const alliance = await send("GET", `/alliances/${await firstId()}`);
    expect(alliance.headers.etag).toBeUndefined();
  });

  it("have no condition that `If-Match` states, since requests only read", async () => {
    const [town] = Object.values(Object(at(await get("/towns?size=1"), "_embedded", "towns")));
    const url = `/towns/${String(at(town, "id"))}`;
    expect((await spring.send({ url, headers: { "if-match": '"1"' } })).status).toBe(200);
    const { status, body } = await spring.send({ url, headers: { "if-none-match": "0" } });
    expect([status, JSON.parse(body)]).toEqual([
      500,
      { cause: null, message: "Could not parse header 'If-None-Match' with value '0'" },
    ]);
  });

  it("of the index of profiles name any form of JSON that the request names, without HAL's links", async () => {
    const accept = "application/vnd.other+json";
    const { headers, body } = await spring.send({ url: "/profile", headers: { accept } });
    expect(headers["content-type"]).toBe(accept);
    expect(at(JSON.parse(body), "links", "0")).toEqual({
      rel: "self",
      href: `${spring.base}/profile`,
    });
  });

  it("are described by a profile: ALPS, or JSON Schema if the request prefers it", async () => {
    expect(links(await get("/profile"))).toEqual({
      self: "/profile",
      alliances: "/profile/alliances",
      notes: "/profile/notes",
      players: "/profile/players",
      towns: "/profile/towns",
    });
    const alps = await spring.send({ url: "/profile/alliances" });
    expect(alps.headers["content-type"]).toBe("application/alps+json");
    const schema = await get("/profile/alliances", { accept: "application/schema+json" });
    expect(at(schema, "properties", "strength", "type")).toBe("number");
    expect(at(schema, "properties", "vulnerabilityWindow", "type")).toBe("integer");
  });

  it("include one of the root, with templates of the collections", async () => {
    expect(links(await get("/"))).toEqual({
      alliances: "/alliances{?page,size,sort*}",
      notes: "/notes{?page,size,sort*}",
      players: "/players{?page,size,sort*}",
      towns: "/towns{?page,size,sort*}",
      profile: "/profile",
    });
  });
});
