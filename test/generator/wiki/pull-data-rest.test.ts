import { describe, expect, it } from "vitest";
import { pullDataRest } from "../../../generator/wiki/pull-data-rest.js";
import { isObject } from "../../../generator/base/json.js";
import { LIMITS, testClock } from "../support/wiki-api.js";

const ORIGIN = "http://inner.example:8080";

function linked(links: Readonly<Record<string, string>>, more: object = {}): object {
  const all = Object.entries(links).map(([rel, href]) => [rel, { href: `${ORIGIN}/api${href}` }]);
  return { ...more, _links: Object.fromEntries(all) };
}

/** The responses of a Spring Data REST behind a proxy: its links have another host. */
const TOWNS: Readonly<Record<string, object>> = {
  "/api/": linked({ towns: "/towns{?page,size,sort*}", profile: "/profile" }),
  "/api/profile": linked({ self: "/profile", towns: "/profile/towns", tags: "/profile/tags" }),
  "schema /api/profile/towns": {
    title: "Town",
    properties: { name: { type: "string" }, id: { type: "integer" } },
  },
  "alps /api/profile/towns": {
    alps: {
      descriptor: [{ descriptor: [{ name: "name" }, {}, { name: "id" }, { name: "edition" }] }],
    },
  },
  "/api/towns": linked(
    { self: "/towns" },
    { _embedded: { towns: [linked({ self: "/towns/1" }, { id: 1, name: "A" })] } },
  ),
  "tag /api/towns/1": linked({ self: "/towns/1" }, { id: 1, name: "A" }),
  "/api/towns/search": linked({
    self: "/towns/search",
    one: "/towns/search/one{?id}",
    all: "/towns/search/all{?name,sort*}",
    paged: "/towns/search/paged{?name,page,size,sort*}",
    everything: "/towns/search/everything",
  }),
  "/api/towns/search/all": {},
  "/api/towns/search/everything": {},
  "schema /api/profile/tags": { title: "Tag", properties: { id: { type: "string" } } },
  "alps /api/profile/tags": { alps: {} },
  "/api/tags": { _embedded: { tags: [] } },
};

const ACCEPTED: Readonly<Record<string, string>> = {
  "application/schema+json": "schema ",
  "application/alps+json": "alps ",
};

async function pull(
  responses: Readonly<Record<string, object>>,
  address = "https://towns.example/api/",
) {
  const requested: string[] = [];
  const clock = testClock();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    const accept = headers.get("accept") ?? "";
    requested.push(`${url} ${accept}`);
    const path = (ACCEPTED[accept] ?? "") + new URL(url).pathname;
    const tagged = responses[`tag ${path}`];
    const found = tagged ?? responses[path];
    if (found === undefined) return new Response("", { status: 404 });
    return Response.json(found, { headers: tagged ? { etag: '"0"' } : {} });
  };
  const pulled = await pullDataRest({
    address: new URL(address),
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: { ...clock.environment, fetch },
  });
  return { ...pulled, requested, progress: clock.said };
}

/** The member of a document at a path of names. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce((part: unknown, name) => (isObject(part) ? part[name] : undefined), value);
}

function hal(path: string): string {
  return `https://towns.example/api${path} application/hal+json`;
}

/** The property with the version of items. */
async function version(
  responses: Readonly<Record<string, object>>,
  item = "/towns/{id}",
): Promise<unknown> {
  const { value } = await pull(responses);
  return at(value?.document, "paths", item, "get", "x-version-property");
}

describe("A Spring Data REST is described", () => {
  it("from its profiles, searches and first pages, at the host of the address", async () => {
    const { value, diagnostics, requested, progress } = await pull(TOWNS);
    expect(diagnostics).toEqual([]);
    expect(value?.resources).toBe(2);
    const paths = at(value?.document, "paths");
    expect(Object.keys(Object(paths))).toEqual([
      "/tags",
      "/tags/{id}",
      "/towns",
      "/towns/{id}",
      "/towns/search/all",
      "/towns/search/everything",
      "/towns/search/one",
      "/towns/search/paged",
    ]);
    expect(at(value?.document, "info", "title")).toBe("towns.example");
    expect(progress).toEqual(["describing towns", "describing tags"]);
    expect(requested).toEqual([
      hal("/"),
      hal("/profile"),
      "https://towns.example/api/profile/towns application/schema+json",
      "https://towns.example/api/profile/towns application/alps+json",
      hal("/towns"),
      hal("/towns/1"),
      hal("/towns/search"),
      hal("/towns/search/one"),
      hal("/towns/search/all"),
      hal("/towns/search/everything"),
      "https://towns.example/api/profile/tags application/schema+json",
      "https://towns.example/api/profile/tags application/alps+json",
      hal("/tags"),
      hal("/tags/search"),
    ]);
  });

  it("with the form of each search, by its variables and its response without them", async () => {
    const { value } = await pull(TOWNS);
    const names = (search: string): unknown => {
      const list = at(value?.document, "paths", `/towns/search/${search}`, "get", "parameters");
      return Array.isArray(list) ? list.map((each: unknown) => at(each, "name")) : list;
    };
    expect(names("all")).toEqual(["name", "sort"]);
    expect(names("paged")).toEqual(["name", "page", "size", "sort"]);
    expect(names("one")).toEqual(["id"]);
    const schema = (search: string): unknown =>
      at(
        value?.document,
        "paths",
        `/towns/search/${search}`,
        "get",
        "responses",
        "200",
        "content",
        "application/hal+json",
        "schema",
        "$ref",
      );
    expect(schema("one")).toBe("#/components/schemas/Town");
    expect(schema("all")).toBe("#/components/schemas/TownList");
    expect(schema("paged")).toBe("#/components/schemas/TownFound");
  });

  it("with the version of items that have tags: the property of the profile that no payload has", async () => {
    expect(await version(TOWNS)).toBe("edition");
    expect(await version(TOWNS, "/tags/{id}")).toBeUndefined();
    expect(await version({ ...TOWNS, "alps /api/profile/towns": {} })).toBe("version");
    const { "tag /api/towns/1": item = {}, ...untagged } = TOWNS;
    expect(await version({ ...untagged, "/api/towns/1": item })).toBeUndefined();
  });

  it("at the root of a host", async () => {
    const { requested } = await pull({}, "https://towns.example");
    expect(requested).toEqual(["https://towns.example/ application/hal+json"]);
  });

  it.each<readonly [label: string, Readonly<Record<string, object>>]>([
    ["nothing is at its address", {}],
    ["its root has no links", { "/api/": { a: 1 } }],
    ["its root has no profiles", { "/api/": linked({ towns: "/towns" }) }],
    ["its links have no addresses", { "/api/": { _links: { profile: { href: 1 } } } }],
  ])("as none, if %s", async (_, responses) => {
    expect(await pull(responses)).toMatchObject({ value: undefined, diagnostics: [] });
  });

  it("never without a profile that it links to", async () => {
    const { "schema /api/profile/tags": _, ...without } = TOWNS;
    const { value, diagnostics } = await pull(without);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        code: "http-status",
        severity: "error",
        position: { file: "https://towns.example/api/profile/tags" },
      },
    ]);
  });
});

describe("A server with hostile links", () => {
  it.each([
    ["http://inner.example//evil.example/x", "http-status"],
    ["//evil.example/x", "http-status"],
    ["http:\\\\evil.example\\x", "http-status"],
    ["https://evil.example:1/x", "http-status"],
    ["file:///etc/passwd", "http-status"],
    ["javascript:alert(1)", "http-status"],
    ["http://[", "bad-redirect"],
  ])("gets requests at its own host only, such as for %s", async (href, code) => {
    const { value, diagnostics, requested } = await pull({
      "/api/": { _links: { profile: { href } } },
    });
    expect(value).toBeUndefined();
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
    const hosts = requested.map((each) => new URL(each.split(" ")[0] ?? "").origin);
    expect([...new Set(hosts)]).toEqual(["https://towns.example"]);
  });

  it("has the time of a pull for any number of resources", async () => {
    const { environment, slept } = testClock();
    const rels = Array.from({ length: 1000 }, (_, index) => [`r${index}`, { href: "/r" }]);
    const { diagnostics } = await pullDataRest({
      address: new URL("https://towns.example/"),
      userAgent: "paramsmith/0 (a test)",
      limits: LIMITS,
      environment: {
        ...environment,
        fetch: async () => {
          await environment.sleep(4000, undefined);
          return Response.json({ _links: { ...Object.fromEntries(rels), profile: { href: "/" } } });
        },
      },
    });
    expect(diagnostics).toMatchObject([
      { code: "time-limit", message: "the time limit of 600 s is exceeded" },
    ]);
    expect(slept).toHaveLength(150);
  });
});
