import { describe, expect, it } from "vitest";
import { lowerResult } from "../../../generator/lower/result.js";
import { planResult } from "../../../generator/plan/result-names.js";
import type { PlannedResult } from "../../../generator/plan/planned.js";
import type { Result, ResultFields } from "../../../generator/spec/types.js";
import { field, inQuery, onPages } from "../support/results.js";
import { lowered, module } from "../support/specs.js";

const BIG: ResultFields = {
  a: field("string"),
  b: field("string"),
  c: field("string"),
  d: field("string"),
};
const SMALL: ResultFields = { a: field("string") };
const ROWS: NonNullable<Result["rows"]> = { at: ["query", "thing"], kind: "item" };

function planned(response: ResultFields, more: Partial<Result> = {}): PlannedResult {
  const result: Result = { module: "query+thing", servers: ["MediaWiki 1.0"], response, ...more };
  return planResult(lowerResult(result, [], lowered(module("thing"))), "thing");
}

function names(response: ResultFields, more: Partial<Result> = {}): readonly string[] {
  return [...planned(response, more).records.values()].map(({ name }) => name);
}

function inRow(record: ResultFields): ResultFields {
  return inQuery({ thing: field({ list: { record } }) });
}

describe("the records of a result", () => {
  it("have no name where they are small, or rows", () => {
    expect(names(inRow({ part: field({ record: SMALL }) }), { rows: ROWS })).toEqual([]);
    expect(names(inRow({ parts: field({ list: { record: SMALL } }) }), { rows: ROWS })).toEqual([]);
  });

  it("are called by the row and the field, a list by one of its items", () => {
    const record = {
      part: field({ record: BIG }),
      entries: field({ list: { record: { ...BIG, e: field("string") } } }),
    };
    expect(names(inRow(record), { rows: ROWS })).toEqual(["ThingRowPart", "ThingRowEntry"]);
  });

  it("have a name in maps, in alternatives, and beside an empty list", () => {
    const record = {
      maps: field({ map: { record: { x: field("string") } } }),
      either: field({ anyOf: ["string", { record: { y: field("string") } }] }),
      object: field({ record: { z: field("string") }, emptyIsList: true }),
    };
    expect(names(inRow(record), { rows: ROWS })).toEqual([
      "ThingRowMap",
      "ThingRowEither",
      "ThingRowObject",
    ]);
  });

  it("share a name where their fields are the same, however often they were seen", () => {
    const again = { ...BIG, d: field("string", { seen: 1 }) };
    const record = { first: field({ record: BIG }), second: field({ record: again }) };
    expect(names(inRow(record), { rows: ROWS })).toEqual(["ThingRowFirst", "ThingRowFirst"]);
  });

  it("have a number where two with different fields would have the same name", () => {
    const record = {
      part: field({ record: BIG }),
      parts: field({ list: { record: { ...BIG, e: field("string") } } }),
    };
    expect(names(inRow(record), { rows: ROWS })).toEqual(["ThingRowPart", "ThingRowPart2"]);
  });

  it("are called by the part that they are in, where that is no row", () => {
    expect(names(inQuery({ info: field({ record: BIG }) }))).toEqual(["ThingQueryInfo"]);
    expect(names(onPages({ info: field({ record: BIG }) }))).toEqual(["ThingPageInfo"]);
    expect(names({ info: field({ record: BIG }) })).toEqual(["ThingResponseInfo"]);
    expect(names({}, { generator: { info: field({ record: BIG }) } })).toEqual([
      "ThingGeneratorInfo",
    ]);
  });

  it.each([
    ["aliases", "Alias"],
    ["entries", "Entry"],
    ["indexes", "Index"],
    ["licenses", "License"],
    ["matches", "Match"],
    ["news", "New"],
    ["statuses", "Status"],
    ["status", "Status"],
    ["access", "Access"],
  ])("are one of the %s: %s", (plural, one) => {
    const record = { [plural]: field({ list: { record: BIG } }) };
    expect(names(inRow(record), { rows: ROWS })).toEqual([`ThingRow${one}`]);
  });
});

describe("the parts of a result", () => {
  it("are query, the pages in it, and what stands beside it", () => {
    const { parts } = planned({
      ...inQuery({
        other: field("string"),
        pages: field({ list: { record: { title: field("title") } } }),
      }),
      beside: field("string"),
    });
    const fields = (part: (typeof parts)["query"]) =>
      part.kind === "fields" ? part.fields.map(({ name }) => name) : part.kind;
    expect([parts.response, parts.query, parts.page, parts.generator].map(fields)).toEqual([
      ["beside"],
      ["other"],
      ["title"],
      [],
    ]);
  });

  it.each([
    [[], "response"],
    [["query"], "query"],
  ] as const)("are a row as a whole at %j", (at, name) => {
    const { parts } = planned(inQuery({ a: field("string") }), {
      rows: { at: [...at], kind: "object" },
    });
    expect(parts[name]).toEqual({ kind: "row" });
  });

  it("are a row as a whole where each page is one", () => {
    const { parts } = planned(onPages({ a: field("string") }), {
      rows: { at: ["query", "pages"], kind: "item" },
    });
    expect(parts.page).toEqual({ kind: "row" });
  });
});
