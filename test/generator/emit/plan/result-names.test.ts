import { describe, expect, it } from "vitest";
import { lowerResult } from "../../../../generator/spec/catalogue/result.js";
import { planResult } from "../../../../generator/emit/plan/result-names.js";
import type { PlannedResult } from "../../../../generator/emit/plan/planned.js";
import type { Result, ResultField, ResultFields } from "../../../../generator/spec/source/types.js";
import { field, inQuery, onPages } from "../../support/results.js";
import { lowered, module, parameter } from "../../support/specs.js";

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
  const selector = parameter("prop", ["x", "y"], { multi: true });
  return planResult(lowerResult(result, [], lowered(module("thing", [selector]))), "thing");
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

/** A field that one value of a parameter asks for. */
function prop(is: ResultField["is"], value: string): ResultField {
  return field(is, { when: { prop: [value] } });
}

/** A large record with more fields. */
function outer(fields: ResultFields): ResultFields {
  return inQuery({ outer: field({ record: { ...BIG, ...fields } }) });
}

describe("a record in conditions", () => {
  const ABC = { a: field("string"), b: field("string"), c: field("string") };
  const twice = (record: ResultFields) =>
    names(inRow({ one: prop({ record }, "x"), two: prop({ record }, "y") }), { rows: ROWS });

  it("shares its name if its fields have none", () => {
    expect(twice(BIG)).toEqual(["ThingRowOne", "ThingRowOne"]);
    expect(twice({ ...ABC, d: field({ record: SMALL }) })).toEqual(["ThingRowOne", "ThingRowOne"]);
    expect(twice({ ...ABC, d: field({ list: { map: "string" } }) })).toEqual([
      "ThingRowOne",
      "ThingRowOne",
    ]);
  });

  it.each<readonly [string, ResultFields]>([
    ["of its own", { ...ABC, d: prop("string", "x") }],
    ["of a record in it", { ...ABC, d: field({ record: { a: prop("string", "x") } }) }],
    ["of items", { ...ABC, d: field({ list: { record: { a: prop("string", "x") } } }) }],
  ])("has another name in others if fields have conditions %s", (_, record) => {
    expect(twice(record)).toEqual(["ThingRowOne", "ThingRowTwo"]);
  });
});

describe("a record with the row in it", () => {
  it("has no name, at any depth", () => {
    const thing = field({ list: { record: SMALL } });
    expect(
      names(outer({ thing }), { rows: { at: ["query", "outer", "thing"], kind: "item" } }),
    ).toEqual([]);
    const deep = outer({ deep: field({ record: { thing } }) });
    const at: NonNullable<Result["rows"]>["at"] = ["query", "outer", "deep", "thing"];
    expect(names(deep, { rows: { at, kind: "item" } })).toEqual([]);
    expect(names(deep)).toEqual(["ThingQueryOuter", "ThingQueryOuterDeep"]);
  });
});
