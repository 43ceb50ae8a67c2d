import { describe, expect, it } from "vitest";
import { lowerResult } from "../../../../generator/spec/catalogue/result.js";
import type { Result, ResultFields } from "../../../../generator/spec/source/types.js";
import { field, inQuery, sometimes } from "../../support/results.js";
import { catalogueModel, lowered, module, parameter } from "../../support/specs.js";

const SERVERS: Result["servers"] = ["MediaWiki 1.39", "MediaWiki 1.45"];

const operation = lowered(
  module("a", [parameter("prop", ["ids", "title"], { multi: true }), parameter("text")]),
);

function lower(response: ResultFields, more: Partial<Result> = {}) {
  return lowerResult({ module: "query+a", servers: SERVERS, response, ...more }, [], operation);
}

describe("a field of a result", () => {
  it("is always there whatever was asked, on every server, where nothing else is said", () => {
    expect(lower({ id: field("integer") }).response).toEqual([
      {
        name: "id",
        shape: { kind: "scalar", type: "integer" },
        presence: "always",
        when: [],
        presentIf: [],
        seen: 10,
        servers: SERVERS,
        only: [],
      },
    ]);
  });

  it("keeps its conditions, its servers, its example and what format version 1 writes", () => {
    const [found] = lower({
      id: sometimes("string", {
        when: { prop: ["ids", "title"], text: true },
        servers: ["MediaWiki 1.45"],
        example: null,
        formatversion1: { name: "*" },
      }),
    }).response;
    expect(found).toMatchObject({
      presence: "sometimes",
      when: [{ parameter: "prop", values: ["ids", "title"] }, { parameter: "text" }],
      servers: ["MediaWiki 1.45"],
      example: null,
      formatversion1: { name: "*" },
    });
  });

  it("keeps the values of other fields that it is certain with, beside it and beside its object", () => {
    const [found] = lower({
      id: sometimes("integer", { presentIf: [{ type: ["log"], "../hidden": [false] }] }),
    }).response;
    expect(found?.presentIf).toEqual([
      [
        { of: "object", field: "type", values: ["log"] },
        { of: "parent", field: "hidden", values: [false] },
      ],
    ]);
  });

  it("has the values of the parameter that it is an enumeration of", () => {
    const [found] = lower({ id: field({ enumOf: "prop" }) }).response;
    expect(found?.shape).toEqual({ kind: "enum", parameter: "prop", values: ["ids", "title"] });
  });

  it("is left out where the module of this version cannot be asked for it", () => {
    const response = {
      some: field("integer", { when: { prop: ["ids", "newer"] } }),
      none: field("integer", { when: { prop: ["newer"] } }),
      other: field("integer", { when: { newer: true } }),
      choice: field({ enumOf: "newer" }),
    };
    expect(lower(response).response.map(({ name, when }) => [name, when])).toEqual([
      ["some", [{ parameter: "prop", values: ["ids"] }]],
      ["choice", []],
    ]);
    expect(lower(response).response.at(-1)?.shape).toEqual({ kind: "scalar", type: "string" });
  });

  it("can be nested in every way", () => {
    const [found] = lower({
      id: field({
        list: {
          anyOf: ["null", { map: "title", emptyIsList: true }, { record: { a: field("user") } }],
        },
      }),
    }).response;
    expect(found?.shape).toMatchObject({
      kind: "list",
      items: {
        kind: "union",
        of: [
          { kind: "scalar", type: "null" },
          { kind: "map", values: { kind: "scalar", type: "title" }, emptyIsList: true },
          { kind: "record", fields: [{ name: "a" }], emptyIsList: false },
        ],
      },
    });
  });

  it("may have the name of something that every object has", () => {
    const fields: ResultFields = JSON.parse(
      '{ "__proto__": { "is": "string", "seen": 1 }, "constructor": { "is": "string", "seen": 1 } }',
    );
    expect(lower(fields).response.map(({ name }) => name)).toEqual(["__proto__", "constructor"]);
  });
});

describe("a result", () => {
  it("keeps where its rows are and what it does as a generator", () => {
    const result = lower(inQuery({}), {
      rows: { at: ["query"], kind: "object", selector: "prop" },
      generator: { index: field("integer") },
    });
    expect(result.rows).toEqual({ at: ["query"], kind: "object", selector: "prop" });
    expect(result.generator.map(({ name }) => name)).toEqual(["index"]);
  });
});

describe("the result of a root", () => {
  it("has no rows", () => {
    const { operations } = catalogueModel(module("a"));
    const root = operations.find(({ path }) => path === "query");
    const result: Result = {
      module: "query",
      servers: SERVERS,
      rows: { at: ["query"], kind: "object" },
      response: inQuery({}),
    };
    expect(root && lowerResult(result, [], root)).not.toHaveProperty("rows");
  });
});
