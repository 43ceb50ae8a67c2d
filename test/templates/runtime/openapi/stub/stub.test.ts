import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findAlliancesByName } from "../../../../../generated/alliance/findAlliancesByName.js";
import { alliancePages } from "../../../../../generated/alliance/listAlliances.js";
import type {
  AllianceEnvelope,
  AllianceResource,
} from "../../../../../generated/alliance/schemas.js";
import { createAllianceStub } from "../../../../../generated/alliance/stub.js";
import type { AllianceStubOptions } from "../../../../../generated/alliance/stub.js";
import {
  validateAllianceArray,
  validateAllianceEnvelope,
  validateProblemDetails,
} from "../../../../../generated/alliance/validators.js";
import { collect } from "../../../../../templates/runtime/client/rows-of.js";
import { openApiClient } from "../../../../../templates/runtime/openapi/open-api-client.js";

const BASE = "https://game.example";
const SEEDS = [0, 1, 2, 7, -3, 2 ** 40, 0.5];

async function text(path: string, options: AllianceStubOptions = {}): Promise<string> {
  const response = await createAllianceStub(options)(new Request(BASE + path));
  expect(response.status).toBe(200);
  return response.text();
}

/** The alliances of an answer, which must fit the schema of its envelope. */
async function alliances(
  path: string,
  options: AllianceStubOptions = {},
): Promise<readonly AllianceResource[]> {
  const payload: unknown = JSON.parse(await text(path, options));
  if (options.envelope === "bare" && validateAllianceArray(payload)) return payload;
  expect(validateAllianceEnvelope(payload), JSON.stringify(validateAllianceEnvelope.errors)).toBe(
    true,
  );
  return validateAllianceEnvelope(payload) ? embeddedIn(payload) : [];
}

function embeddedIn({
  _embedded: { alliances: rows },
}: AllianceEnvelope): readonly AllianceResource[] {
  return rows;
}

/** What a new stub answers to paths that are asked for in an order, by path. */
async function answersInOrder(order: readonly string[]): Promise<object> {
  const stub = createAllianceStub({ seed: 5 });
  const found: [string, string][] = [];
  for (const path of order)
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    found.push([path, await (await stub(new Request(BASE + path))).text()]);
  return Object.fromEntries(found);
}

describe("the data of a stub", () => {
  it.each(SEEDS)(
    "fits the schemas of the OpenAPI document, whatever the seed: %d",
    async (seed) => {
      const all = await alliances("/alliances", { seed });
      expect(all).toHaveLength(300);
      expect(new Set(all.map(({ id }) => id)).size).toBe(300);
      expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(250);
      expect(all.some(({ townIds }) => townIds.length === 0)).toBe(true);
      expect(await alliances("/alliances", { seed, envelope: "bare" })).toEqual(all);
    },
  );

  it("is the same for the same seed, to the byte, and has been from the beginning", async () => {
    const whole = await text("/alliances", { seed: 1 });
    expect(await text("/alliances")).toBe(whole);
    expect(createHash("sha256").update(whole).digest("hex")).toBe(
      "5aa21cd16bf4eb83bbead8c5430b0c3755858401847efe305eb7343d4ccad87e",
    );
    expect(await text("/alliances", { seed: 2 })).not.toBe(whole);
  });

  it("is the same in any order of requests", async () => {
    const paths = ["/alliances?size=3&page=4", "/alliances/search/findByName?name=x", "/alliances"];
    expect(await answersInOrder(paths.toReversed())).toEqual(await answersInOrder(paths));
  });

  it("begins the same, however much there is of it", async () => {
    const all = await alliances("/alliances");
    expect(await alliances("/alliances", { count: 40 })).toEqual(all.slice(0, 40));
    expect(await alliances("/alliances", { count: 0 })).toEqual([]);
  });

  it("writes strengths with a decimal point and other numbers without", async () => {
    const written = await text("/alliances");
    expect(written.match(/"(?:bbS|s)trength":\d+\.0[,}]/g)).toHaveLength(600);
    expect(written.match(/"vulnerabilityWindow":\d+[,}]/g)).toHaveLength(300);
  });

  it("may be given", async () => {
    const [first, second] = await alliances("/alliances?size=2");
    expect(first && second).toBeDefined();
    const data = { alliances: [second, first].flatMap((each) => each ?? []) };
    expect(await alliances("/alliances", { data })).toEqual([second, first]);
    expect(await alliances("/alliances", { data: { alliances: [] } })).toEqual([]);
    expect(await alliances("/alliances", { data: {} })).toHaveLength(300);
  });
});

describe("the pages of a stub", () => {
  it.each(["bare", "embedded"] as const)("hold everything once: %s", async (envelope) => {
    const all = await alliances("/alliances");
    const stub = createAllianceStub({ envelope });
    const send = openApiClient({ baseUrl: BASE, fetch: stub });
    for (const size of [1, 7, 100, 299, 300, 301]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      const pages = await collect(alliancePages(send, { size }));
      expect(pages.flat()).toEqual(all);
      expect(pages).toHaveLength(Math.ceil(300 / size));
    }
    expect((await collect(alliancePages(send))).flat()).toEqual(all);
  });

  it("count from 1 where the stub is told so", async () => {
    const stub = createAllianceStub({ firstPage: 1, count: 25 });
    const send = openApiClient({ baseUrl: BASE, fetch: stub });
    const pages = await collect(alliancePages(send, { size: 10 }, { firstPage: 1 }));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect((await stub(new Request(`${BASE}/alliances?page=0`))).status).toBe(400);
  });

  it.each([
    ["/alliances?size=10&page=30", 0],
    ["/alliances?size=10&page=9007199254740991", 0],
    ["/alliances?size=9007199254740991", 300],
    ["/alliances?size=0", 0],
    ["/alliances?size=0&page=3", 0],
    ["/alliances?page=0", 300],
    ["/alliances?page=1", 0],
    ["/alliances?size=5&size=7", 7],
  ])("of %s hold %d", async (path, count) => {
    expect(await alliances(path)).toHaveLength(count);
    expect(await alliances(path, { envelope: "bare" })).toHaveLength(count);
  });

  it.each(["size=-1", "page=-1", "size=1&page=-1"])("are none for %s", async (query) => {
    const response = await createAllianceStub()(new Request(`${BASE}/alliances?${query}`));
    expect(response.status).toBe(400);
    const problem: unknown = await response.json();
    expect(validateProblemDetails(problem)).toBe(true);
    expect(problem).toMatchObject({ issues: [{ code: "outofrange" }] });
  });
});

describe("findByName of a stub", () => {
  it("finds the alliances with that name, and no others", async () => {
    const all = await alliances("/alliances");
    for (const { name } of all.slice(0, 60)) {
      const path = findAlliancesByName({ name }).url("");
      const expected = all.filter((each) => each.name === name);
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      for (const envelope of ["bare", "embedded"] as const) {
        // The document has one form for it.
        // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
        const found: unknown = JSON.parse(await text(path, { envelope }));
        expect(found).toEqual({ _embedded: { alliances: expected } });
      }
    }
  });

  it("tells letter case apart, and takes no part of a name", async () => {
    const [first] = await alliances("/alliances");
    const name = first?.name ?? "";
    for (const other of [name.toUpperCase(), name.slice(1), `${name} `, "nobody"]) {
      const path = findAlliancesByName({ name: other }).url("");
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      expect(await alliances(path)).toEqual([]);
    }
  });

  it.each(["Cafe\u0301", "\u001FA", "A\u0000"])("finds %j as it was stored", async (name) => {
    const [first] = await alliances("/alliances?size=1");
    const rows = [name, name.normalize("NFC").slice(1)].flatMap((each) =>
      first ? [{ ...first, name: each }] : [],
    );
    const path = findAlliancesByName({ name }).url("");
    expect(await alliances(path, { data: { alliances: rows } })).toEqual(rows.slice(0, 1));
  });

  it("finds nothing without a name, and the nameless with an empty one", async () => {
    expect(await alliances("/alliances/search/findByName")).toEqual([]);
    expect(await alliances("/alliances/search/findByName?name=")).toEqual([]);
    const [first] = await alliances("/alliances?size=1");
    const nameless = first ? [{ ...first, name: "" }] : [];
    expect(
      await alliances("/alliances/search/findByName?name=", { data: { alliances: nameless } }),
    ).toEqual(nameless);
  });
});

describe("a handler of a stub", () => {
  it("answers instead of the store, and the store answers the rest", async () => {
    const stub = createAllianceStub({
      handlers: { findAlliancesByName: ({ name }) => new Response(name, { status: 418 }) },
    });
    const found = await stub(new Request(`${BASE}/alliances/search/findByName?name=A`));
    expect([found.status, await found.text()]).toEqual([418, "A"]);
    expect((await stub(new Request(`${BASE}/alliances`))).status).toBe(200);
  });
});

describe("a stub under many addresses", () => {
  it("gives the same answers when it has forgotten the first ones", async () => {
    const stub = createAllianceStub();
    const get = async (size: number) =>
      stub.service({ method: "GET", url: `/alliances?size=${size}`, headers: {}, body: "" });
    const before = (await get(299)).body;
    // Each answer is some 75 KB, and 4 MB are kept.
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    for (let size = 1000; size < 1100; size += 1) expect((await get(size)).status).toBe(200);
    expect((await get(299)).body).toBe(before);
  });
});
