/** What responses do not show of a store: the number of keys, samples, and snapshots. */
import { expect, it } from "vitest";
import { openApiStore } from "../../../../../templates/runtime/openapi/stub/store.js";
import type { OpenApiStoreApi } from "../../../../../templates/runtime/openapi/stub/store.js";
import { propertyOf } from "../../../../../templates/runtime/model/member.js";

const id = { kind: "number", step: 1, low: 1, high: 50 } as const;
const name = { kind: "enum", json: '["Rome","Oslo"]' } as const;
const item = { kind: "object", members: { id, name } } as const;
const API: OpenApiStoreApi = {
  samples: {},
  shapes: {},
  collections: { towns: { item, key: "id", added: ["_links"] } },
};
const ROME = { id: 3, name: "Rome" };
const OSLO = { id: 7, name: "Oslo" };
const LIMA = { id: 9, name: "Lima" };
const data = { towns: [{ ...ROME, _links: { self: {} } }, OSLO] };

it("a store does not have members that the service adds, nor other collections", () => {
  const store = openApiStore(API, { data });
  expect(store.rows("towns").map(({ text }) => text)).toEqual(
    [ROME, OSLO].map((each) => JSON.stringify(each)),
  );
  expect([store.rows("rivers"), store.rows("toString"), store.sample("rivers", 0)]).toEqual([
    [],
    [],
    undefined,
  ]);
  expect(store.rows("towns")).toBe(store.rows("towns"));
});

it("a store has no more rows than keys", () => {
  const rows = openApiStore(API, { count: 400 }).rows("towns");
  expect(new Set(rows.map(({ value }) => propertyOf(value, "id"))).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.length).toBeLessThanOrEqual(50);
});

it("the samples of a row are the same until one is added", () => {
  const store = openApiStore(API, { seed: 3, count: 5 });
  const samples = () => Array.from({ length: 20 }, (_, attempt) => store.sample("towns", attempt));
  const first = samples();
  expect(samples()).toEqual(first);
  store.add("towns", first[0]);
  expect(samples()).not.toEqual(first);
});

it("a snapshot brings back rows and keys, also a second time, and `reset` the first rows", () => {
  const store = openApiStore(API, { data });
  const values = () => store.rows("towns").map(({ value }) => value);
  const before = store.snapshot();
  store.add("towns", LIMA, { version: 2 });
  const then = store.snapshot();
  for (const row of store.rows("towns")) store.remove("towns", row);
  expect(values()).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    store.restore(then);
    expect([values(), store.nextKey("towns")]).toEqual([[ROME, OSLO, LIMA], 10]);
    expect(store.rows("towns").at(-1)).toMatchObject({ version: 2 });
    store.restore(before);
    expect([values(), store.nextKey("towns")]).toEqual([[ROME, OSLO], 8]);
  }
  store.restore(then);
  store.reset();
  expect(values()).toEqual([ROME, OSLO]);
});
