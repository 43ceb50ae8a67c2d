import { describe, expect, it } from "vitest";
import { openApiStore } from "../../../../../templates/runtime/openapi/stub/store.js";
import { selects } from "../../../../../templates/runtime/openapi/stub/filters.js";
import type {
  OpenApiStore,
  OpenApiStoreApi,
  OpenApiStoreOptions,
} from "../../../../../templates/runtime/openapi/stub/store.js";
import type { StubFilter } from "../../../../../templates/runtime/openapi/stub/filters.js";
import { isObject } from "../../../../../templates/runtime/model/json.js";
import type { OpenApiCall } from "../../../../../templates/runtime/openapi/service.js";

const API: OpenApiStoreApi = {
  samples: {},
  shapes: {},
  collections: {
    towns: {
      item: {
        kind: "object",
        members: {
          id: { kind: "number", step: 1, low: 1, high: 50 },
          name: { kind: "enum", json: '["Rome","Oslo"]' },
        },
      },
      key: "id",
      added: ["_links"],
    },
  },
};

const TOWNS = [
  { id: 3, name: "Rome", _links: { self: {} } },
  { id: 7, name: "Oslo" },
];

function storeOf(options: OpenApiStoreOptions = { data: { towns: TOWNS } }): OpenApiStore {
  return openApiStore(API, options);
}

function callOf(args: Readonly<Record<string, unknown>>): OpenApiCall {
  return {
    name: "listTowns",
    endpoint: { operationId: "listTowns", method: "GET", path: "/towns", params: {} },
    args,
    base: "",
    bodyText: "",
    headers: {},
    url: "/towns",
    request: () => new Request("https://towns.example/towns"),
  };
}

function valuesOf(store: OpenApiStore): readonly unknown[] {
  return store.rows("towns").map(({ value }) => value);
}

const ROME = { id: 3, name: "Rome" };
const OSLO = { id: 7, name: "Oslo" };
const LIMA = { id: 9, name: "Lima" };

describe("the rows of a collection", () => {
  it("are the given ones, without members that the service adds", () => {
    expect(valuesOf(storeOf())).toEqual([ROME, OSLO]);
  });

  it("are none of a collection that the OpenAPI document does not have", () => {
    const store = storeOf();

    expect(store.rows("rivers")).toEqual([]);
    expect(store.rows("toString")).toEqual([]);
    expect(store.sample("rivers", 0)).toBeUndefined();
  });

  it("are the same objects until they are changed", () => {
    const store = storeOf();

    expect(store.rows("towns")).toBe(store.rows("towns"));
  });

  it("have their texts", () => {
    expect(storeOf().rows("towns")[1]?.text).toBe('{"id":7,"name":"Oslo"}');
  });
});

describe("rows that are not given", () => {
  it("have different keys, so that there are no more rows than keys", () => {
    const rows = valuesOf(storeOf({ count: 400 }));
    const keys = rows.map((row) => (isObject(row) ? row["id"] : undefined));

    expect(new Set(keys).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.length).toBeLessThanOrEqual(50);
  });

  it("depend on the seed, and the first ones not on their number", () => {
    const few = valuesOf(storeOf({ seed: 3, count: 5 }));

    expect(few).toHaveLength(5);
    expect(valuesOf(storeOf({ seed: 3, count: 9 })).slice(0, 5)).toEqual(few);
    expect(valuesOf(storeOf({ seed: 4, count: 5 }))).not.toEqual(few);
  });

  it("are the same for each attempt to add one, until one is added", () => {
    const store = storeOf({ seed: 3, count: 5 });
    const first = Array.from({ length: 20 }, (_, attempt) => store.sample("towns", attempt));

    expect(Array.from({ length: 20 }, (_, attempt) => store.sample("towns", attempt))).toEqual(
      first,
    );
    store.add("towns", first[0]);
    expect(Array.from({ length: 20 }, (_, attempt) => store.sample("towns", attempt))).not.toEqual(
      first,
    );
  });
});

describe("a change of a collection", () => {
  it("adds a row at the end", () => {
    const store = storeOf();

    const row = store.add("towns", LIMA, { version: 2 });

    expect(valuesOf(store)).toEqual([ROME, OSLO, LIMA]);
    expect(store.rows("towns")[2]).toBe(row);
    expect(row).toMatchObject({ text: '{"id":9,"name":"Lima"}', version: 2 });
  });

  it("replaces a row in its position", () => {
    const store = storeOf();
    const [first] = store.rows("towns");
    if (first === undefined) throw new Error("There is no row.");

    store.replace("towns", first, LIMA, 1);

    expect(valuesOf(store)).toEqual([LIMA, OSLO]);
    expect(store.rows("towns").map(({ version }) => version)).toEqual([1, 0]);
  });

  it("removes a row", () => {
    const store = storeOf();
    const [first] = store.rows("towns");
    if (first === undefined) throw new Error("There is no row.");

    store.remove("towns", first);

    expect(valuesOf(store)).toEqual([OSLO]);
  });

  it("does not store a row that is only made", () => {
    const store = storeOf();

    expect(store.row("towns", LIMA, 4)).toMatchObject({ value: LIMA, version: 4 });
    expect(valuesOf(store)).toEqual([ROME, OSLO]);
  });
});

describe("the next key of a collection", () => {
  it("is larger than all keys", () => {
    expect(storeOf().nextKey("towns")).toBe(8);
    expect(storeOf({ data: { towns: [] } }).nextKey("towns")).toBe(1);
  });

  it("is not that of a removed row", () => {
    const store = storeOf();
    const row = store.add("towns", LIMA);
    expect(store.nextKey("towns")).toBe(10);

    store.remove("towns", row);

    expect(store.nextKey("towns")).toBe(10);
  });

  it("is an integer, also if a key is none", () => {
    expect(storeOf({ data: { towns: [{ id: 4.5 }, { id: "9" }] } }).nextKey("towns")).toBe(5);
  });
});

describe("a snapshot of a store", () => {
  it("brings back rows and keys, and can do so again", () => {
    const store = storeOf();
    const before = store.snapshot();

    for (let times = 0; times < 2; times += 1) {
      store.add("towns", LIMA);
      store.restore(before);

      expect(valuesOf(store)).toEqual([ROME, OSLO]);
      expect(store.nextKey("towns")).toBe(8);
    }
  });

  it("keeps changes that were made before it", () => {
    const store = storeOf();
    store.add("towns", LIMA);
    const then = store.snapshot();
    for (const row of store.rows("towns")) store.remove("towns", row);
    expect(valuesOf(store)).toEqual([]);

    store.restore(then);
    expect(valuesOf(store)).toEqual([ROME, OSLO, LIMA]);

    store.reset();
    expect(valuesOf(store)).toEqual([ROME, OSLO]);
  });
});

function filter(match: StubFilter["match"], ...properties: readonly string[]): StubFilter {
  return { parameter: "wanted", match, properties };
}

describe("the rows that filters select", () => {
  const row = {
    value: { name: "Nova Roma", mayor: "Ann", tags: ["old", "large"], size: 7, plan: { a: 1 } },
    text: "",
  };

  function isSelected(
    filters: readonly StubFilter[],
    args: Readonly<Record<string, unknown>>,
  ): boolean {
    return selects(filters, callOf(args))(row);
  }

  it.each<[string, StubFilter, unknown, boolean]>([
    ["have the value", filter("equal", "name"), "Nova Roma", true],
    ["do not have it in other letter case", filter("equal", "name"), "nova roma", false],
    ["do not only contain it", filter("equal", "name"), "Roma", false],
    ["contain it", filter("part", "name"), "Roma", true],
    ["contain it in any letter case", filter("part", "name"), "ROMA", true],
    ["contain it, and not the other way round", filter("part", "name"), "Nova Roma II", false],
    ["have it in one of the properties", filter("equal", "name", "mayor"), "Ann", true],
    ["have it in no other property", filter("equal", "name"), "Ann", false],
    ["have it in a list", filter("equal", "tags"), "large", true],
    ["have it in no list", filter("equal", "tags"), "small", false],
    ["have one of the values", filter("equal", "size"), [6, 7], true],
    ["have none of the values", filter("equal", "size"), [5, 6], false],
    ["have a number as a text", filter("equal", "size"), "7", true],
    ["have an object, which equals nothing", filter("equal", "plan"), "[object Object]", false],
    ["lack the property", filter("part", "none"), "undefined", false],
  ])("%s", (_what, one, wanted, expected) => {
    expect(isSelected([one], { wanted })).toBe(expected);
  });

  it("match all filters whose parameters are given, and others do not count", () => {
    const filters: readonly StubFilter[] = [
      { parameter: "name", match: "part", properties: ["name"] },
      { parameter: "size", match: "equal", properties: ["size"] },
    ];

    expect(isSelected(filters, { name: "Nova", size: 7 })).toBe(true);
    expect(isSelected(filters, { name: "Nova", size: 8 })).toBe(false);
    expect(isSelected(filters, { name: "Vetus", size: 7 })).toBe(false);
    expect(isSelected(filters, { size: 7 })).toBe(true);
    expect(isSelected(filters, {})).toBe(true);
  });
});
