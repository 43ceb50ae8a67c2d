import { describe, expect, it } from "vitest";
import type { QueryFields } from "../../../../generator/wiki/learn/sample-values.js";
import {
  fieldsOutsidePages,
  queryFieldsOf,
  withQueryFields,
} from "../../../../generator/wiki/learn/infer-result.js";
import type { Result } from "../../../../generator/spec/source/types.js";
import { moduleOf, things } from "./modules.js";
import { FACTS, observation } from "./observations.js";

describe("the fields that a generator adds beside pages", () => {
  it("are optional, without conditions, and no fields that others add", () => {
    const others: QueryFields = { query: new Set(["normalized"]), page: new Set() };
    const query = {
      pages: [{ id: 1 }],
      normalized: [],
      info: { a: [{ b: "x" }] },
      flag: true,
      ids: { 1: 2 },
    };
    const found = fieldsOutsidePages(
      things,
      [
        observation(things, { role: "generator" }, { query }, { query: [] }),
        observation(things, { role: "generator", formatversion: "1" }, { query: { old: 1 } }),
        observation(things, {}, { query: { own: 1 } }),
      ],
      others,
      FACTS,
    );
    expect(found).toEqual({
      info: {
        is: {
          record: {
            a: {
              is: { list: { record: { b: { is: "string", optional: true, seen: 1 } } } },
              optional: true,
              seen: 1,
            },
          },
        },
        optional: true,
        seen: 1,
      },
      flag: { is: "boolean", optional: true, seen: 1, formatversion1: { as: "flag" } },
      ids: { is: { map: "integer" }, optional: true, seen: 1 },
    });
  });
});

function queryOf(record: Readonly<Record<string, unknown>>): unknown {
  return { query: { is: { record }, seen: 3 } };
}

describe("the result of query with other fields", () => {
  it("has them after its own, and pages that are optional", () => {
    const result: Result = {
      module: "query",
      servers: ["a"],
      response: {
        query: {
          is: {
            record: {
              own: { is: "integer", seen: 1 },
              pages: { is: { list: "unknown" }, seen: 2 },
            },
          },
          seen: 3,
        },
      },
    };
    const added = { more: { is: "string", optional: true, seen: 1 } } as const;
    expect(withQueryFields(result, added)).toEqual({
      ...result,
      response: queryOf({
        pages: { is: { list: "unknown" }, seen: 2, optional: true },
        own: { is: "integer", seen: 1 },
        ...added,
      }),
    });
    const other: Result = { ...result, response: { query: { is: { record: {} }, seen: 3 } } };
    expect(withQueryFields(other, added)).toEqual({ ...other, response: queryOf(added) });
  });

  it("is as it was if its query has no fields", () => {
    for (const is of ["unknown", { list: "string" }] as const) {
      const result: Result = {
        module: "query",
        servers: ["a"],
        response: { query: { is, seen: 1 } },
      };
      expect(withQueryFields(result, {})).toBe(result);
    }
    const none: Result = { module: "query", servers: ["a"], response: {} };
    expect(withQueryFields(none, {})).toBe(none);
  });
});

describe("the fields that query itself adds", () => {
  it("are those beside pages, and those of pages", () => {
    const module = moduleOf("query", "action", []);
    expect(
      queryFieldsOf([
        observation(
          module,
          {},
          { query: { pages: [{ pageid: 1 }], normalized: [] } },
          { query: null },
          {},
        ),
        observation(
          module,
          { formatversion: "1" },
          { query: { pages: { 1: { title: "A" } }, redirects: [] } },
        ),
      ]),
    ).toEqual({ query: new Set(["normalized", "redirects"]), page: new Set(["pageid", "title"]) });
  });
});
