import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../../generator/base/json.js";
import {
  NO_QUERY_FIELDS,
  pagesOf,
  sampleOf,
} from "../../../../generator/wiki/learn/sample-values.js";
import type { QueryFields } from "../../../../generator/wiki/learn/sample-values.js";
import { things } from "./modules.js";

const BASICS: QueryFields = {
  query: new Set(["normalized"]),
  page: new Set(["pageid", "title"]),
};

/** The part of a response that belongs to its module. */
function partOf(response: UnknownObject, others = BASICS): unknown {
  const { settings, values } = sampleOf(
    {
      experiment: { role: "module", module: things, sentParams: { type: "big" }, around: {} },
      formatversion: "2",
      responses: [response],
    },
    others,
  );
  expect([...settings]).toEqual([
    ["prop", ["colour"]],
    ["type", ["big"]],
  ]);
  expect(values).toHaveLength(1);
  return values[0];
}

describe("the part of a response that belongs to its module", () => {
  it.each([
    "batchcomplete",
    "continue",
    "warnings",
    "errors",
    "error",
    "limits",
    "requestid",
    "servedby",
    "curtimestamp",
    "responselanginfo",
  ])("has no member %s", (name) => {
    expect(partOf({ [name]: {}, parse: 1 })).toEqual({ parse: 1 });
    expect(partOf({ [name]: {}, query: {} }, NO_QUERY_FIELDS)).toEqual({ query: {} });
  });

  it.each<readonly [string, UnknownObject, unknown]>([
    ["other members", { parse: { a: 1 }, other: 2 }, { parse: { a: 1 }, other: 2 }],
    ["no query that is no object", { query: [1], other: 2 }, { other: 2 }],
    [
      "the fields of query that others do not have",
      { query: { normalized: [], things: [1] } },
      { query: { things: [1] } },
    ],
    [
      "the fields of pages that others do not have",
      { query: { pages: [{ pageid: 1, title: "A", size: 2 }, "x"] } },
      { query: { pages: [{ size: 2 }, "x"] } },
    ],
    [
      "the fields of pages by their ids",
      { query: { things: 3, pages: { 1: { pageid: 1, size: 2 }, 2: null } } },
      { query: { things: 3, pages: { 1: { size: 2 }, 2: null } } },
    ],
    ["pages of another form as they are", { query: { pages: "x" } }, { query: { pages: "x" } }],
  ])("has %s", (_, response, part) => {
    expect(partOf(response)).toEqual(part);
  });

  it("is all fields without those of others", () => {
    const query = { normalized: [], pages: [{ pageid: 1, title: "A" }] };
    expect(partOf({ query, batchcomplete: true }, NO_QUERY_FIELDS)).toEqual({ query });
  });
});

describe("the pages of a response", () => {
  it.each<readonly [string, UnknownObject, readonly unknown[]]>([
    ["a list", { query: { pages: [{ a: 1 }, "x", { b: 2 }] } }, [{ a: 1 }, { b: 2 }]],
    ["an object", { query: { pages: { 1: { a: 1 }, 2: "x", 3: { b: 2 } } } }, [{ a: 1 }, { b: 2 }]],
    ["a text", { query: { pages: "x" } }, []],
    ["absent", { query: {} }, []],
    ["outside of a query", { pages: [{ a: 1 }] }, []],
  ])("are these if they are %s", (_, response, pages) => {
    expect(pagesOf(response)).toEqual(pages);
  });
});
