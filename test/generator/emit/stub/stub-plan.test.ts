import { describe, expect, it } from "vitest";
import { stubPlan } from "../../../../generator/emit/parts/stub-operations.js";
import { samplesOf } from "../../../../generator/spec/schema/sample.js";
import { openApiModel } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const INTEGER = { type: "integer" };
const TEXT = { type: "string" };
const THING = { $ref: "#/components/schemas/Thing" };
const NEVER = { not: {} };
const NO_DATA = (name: string) => ({
  kind: "none",
  why: `No data can be made for the schema of ${name}; give it a handler.`,
});

function ok(schema: Json, more: Json = {}): Json {
  return { 200: { description: "", content: { "application/json": { schema }, ...more } } };
}

function parameter(name: string, schema: Json = TEXT, place = "query"): Json {
  return { name, in: place, schema, ...(place === "path" && { required: true }) };
}

/** The plan of a stub for the responses and parameters of GET at each path. */
function plan(paths: Readonly<Record<string, Json>>) {
  const items = Object.entries(paths).map(([path, operation]) => {
    const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
      parameter(name, TEXT, "path"),
    );
    const { parameters = [], ...rest } = operation;
    const all = [...variables, ...(Array.isArray(parameters) ? parameters : [])];
    return [path, { get: { operationId: path, ...rest, parameters: all } }] as const;
  });
  const model = openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: Object.fromEntries(items),
    components: {
      schemas: {
        Thing: {
          type: "object",
          required: ["id"],
          properties: { id: INTEGER, name: TEXT, note: TEXT },
        },
      },
    },
  });
  const { collections, operations } = stubPlan(model, samplesOf(model.schemas));
  return {
    collections,
    operations: Object.fromEntries(
      operations.map((each) => [each.operation.name, each.implementation]),
    ),
  };
}

/** The implementation of one operation. */
function implementation(
  path: string,
  operation: Json,
  others: Readonly<Record<string, Json>> = {},
) {
  return plan({ [path]: operation, ...others }).operations[path];
}

/** The response of a redirection. */
function redirected(schema: Json): Json {
  return { 302: { description: "", content: { "application/json": { schema } } } };
}

/** The keys of the collections of items with some properties. */
function keys(...names: readonly string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, TEXT]));
  const items = { type: "object", properties };
  return plan({ "/a": { responses: ok({ type: "array", items }) } }).collections.map(
    ({ key }) => key,
  );
}

const LIST = ok({ type: "array", items: THING });

describe("the plan of a stub", () => {
  it("has a collection for items of one schema, and a number in a name that is taken", () => {
    const other = ok({ type: "array", items: { type: "object", properties: { uuid: TEXT } } });
    expect(
      plan({
        "/things": { responses: LIST },
        "/all/things": { responses: LIST },
        "/other/things": { responses: other },
      }),
    ).toMatchObject({
      collections: [
        { name: "things", key: "id" },
        { name: "things2", key: "uuid" },
      ],
      operations: {
        "/things": { kind: "list", collection: "things", bare: true, paging: {}, filters: [] },
        "/all/things": { kind: "list", collection: "things" },
        "/other/things": { kind: "list", collection: "things2" },
      },
    });
  });

  it.each(["_id", "guid", "key", "uuid", "id"])("knows items by %s", (key) => {
    const item = { type: "object", properties: { name: TEXT, [key]: TEXT } };
    const { collections } = plan({ "/a": { responses: ok({ type: "array", items: item }) } });
    expect(collections).toEqual([{ name: "a", item, key }]);
  });

  it("prefers the id of an item, and knows items without one", () => {
    expect([keys("key", "guid", "uuid", "_id", "id"), keys("key", "uuid"), keys("name")]).toEqual([
      ["id"],
      ["uuid"],
      [undefined],
    ]);
  });
});

describe("the implementation of a list", () => {
  it.each([
    ["page", "size", { page: "page", size: "size" }],
    ["pageNumber", "pageSize", { page: "pageNumber", size: "pageSize" }],
    ["page_number", "page_size", { page: "page_number", size: "page_size" }],
    ["PAGE", "limit", { page: "PAGE", size: "limit" }],
    ["xpage", "perPage", { size: "perPage" }],
    ["pages", "per_page", { size: "per_page" }],
    ["pageNumberOf", "sizes", {}],
    ["myPage", "mySize", {}],
    ["xlimit", "limits", {}],
    ["xper_page", "per_pages", {}],
  ])("has pages by %s and %s", (page, size, paging) => {
    const parameters = [parameter(page, INTEGER), parameter(size, INTEGER)];
    expect(implementation("/things", { parameters, responses: LIST })).toEqual({
      kind: "list",
      collection: "things",
      bare: true,
      paging,
      filters: [],
    });
  });

  it("has no pages by texts or lists", () => {
    const parameters = [parameter("page"), parameter("size", { type: "array", items: INTEGER })];
    expect(implementation("/things", { parameters, responses: LIST })).toMatchObject({
      paging: {},
    });
  });

  it("has filters: a property of the same name and type, or all texts", () => {
    const names = ["q", "query", "search", "term", "text", "Q"];
    const texts = names.map((name) => ({
      parameter: name,
      match: "part",
      properties: ["name", "note"],
    }));
    const parameters = [
      parameter("name"),
      parameter("id", INTEGER),
      parameter("note", { type: "boolean" }),
      parameter("other"),
      parameter("name", TEXT, "header"),
      parameter("xq"),
      parameter("querys"),
      parameter("toString"),
      ...names.map((name) => parameter(name)),
    ];
    expect(implementation("/things", { parameters, responses: LIST })).toEqual({
      kind: "list",
      collection: "things",
      bare: true,
      paging: {},
      filters: [
        { parameter: "name", match: "equal", properties: ["name"] },
        { parameter: "id", match: "equal", properties: ["id"] },
        ...texts,
      ],
    });
  });

  it.each([
    ["/things/search", true],
    ["/search/things", true],
    ["/research/things", undefined],
  ])("at %s is a search: %s", (path, search) => {
    expect(implementation(path, { responses: LIST })).toEqual({
      kind: "list",
      collection: path.split("/").at(-1),
      bare: true,
      paging: {},
      filters: [],
      ...(search && { search }),
    });
  });

  it("is none without data for its items", () => {
    const responses = ok({ type: "array", items: NEVER });
    expect(implementation("/things", { responses })).toEqual(NO_DATA("/things"));
  });
});

describe("the implementation of another operation", () => {
  it("is an item by its variable, or a sample without a filter", () => {
    expect(implementation("/things/{id}", { responses: ok(THING) })).toMatchObject({
      kind: "item",
      collection: "things",
      filters: [],
    });
    expect(
      implementation(
        "/things/{name}",
        { responses: ok(THING) },
        {
          "/things/latest": { responses: ok(THING) },
          "/things/all/{x}": { responses: ok(THING) },
          "/other/{name}": { responses: ok(THING) },
        },
      ),
    ).toMatchObject({
      kind: "item",
      collection: "things",
      filters: [{ parameter: "name", match: "equal", properties: ["name"] }],
    });
    expect(implementation("/things/{id}", { responses: ok(TEXT) })).toMatchObject({
      kind: "sample",
    });
    expect(implementation("/things/latest", { responses: ok(THING) })).toMatchObject({
      kind: "sample",
    });
  });

  it("is a sample in another media type if the first has no value", () => {
    const json = { schema: { const: 1 } };
    expect(
      implementation("/a", {
        responses: ok(NEVER, { "text/plain": {}, "application/hal+json": json }),
      }),
    ).toEqual({
      kind: "sample",
      sample: { kind: "enum", json: "[1]" },
      mediaType: "application/hal+json",
    });
    expect(implementation("/a", { responses: ok(NEVER, { "text/plain": {} }) })).toEqual(
      NO_DATA("/a"),
    );
  });

  it("is a text, or nothing, without JSON", () => {
    const text = { 200: { description: "", content: { "text/plain": {} } } };
    expect(implementation("/a", { responses: text })).toEqual({
      kind: "text",
      sample: { kind: "text", as: "words" },
    });
    expect(implementation("/a", { responses: { 204: { description: "" } } })).toEqual({
      kind: "empty",
    });
    expect(implementation("/a", { responses: redirected({ const: 1 }) })).toEqual({
      kind: "sample",
      sample: { kind: "enum", json: "[1]" },
    });
    expect(implementation("/a", { responses: redirected(NEVER) })).toEqual(NO_DATA("/a"));
  });
});
