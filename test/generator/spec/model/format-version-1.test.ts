import { describe, expect, it } from "vitest";
import { lowerResult } from "../../../../generator/spec/catalogue/result.js";
import type {
  ModuleResult,
  ResultField,
  ResultShape,
} from "../../../../generator/spec/model/result.js";
import {
  toFormatVersion1,
  isWrittenDifferently,
} from "../../../../generator/spec/model/format-version-1.js";
import { planResult } from "../../../../generator/emit/plan/result-names.js";
import type { Result, ResultFields } from "../../../../generator/spec/source/types.js";
import { field, inQuery, onPages, sometimes, withProp } from "../../support/results.js";
import { lowered, module, parameter } from "../../support/specs.js";

type Rows = NonNullable<Result["rows"]>;

const ROWS: Rows = { at: ["query", "thing"], kind: "item" };

const THING = module("thing", [parameter("prop", ["flags", "x", "y"], { multi: true })]);

function learned(response: ResultFields, more: Partial<Result> = {}): ModuleResult {
  const result: Result = { module: "query+thing", servers: ["MediaWiki 1.0"], response, ...more };
  return lowerResult(result, [], lowered(THING));
}

/** Whether a result is written differently in format version 1. */
function differs(response: ResultFields, more: Partial<Result> = {}): boolean {
  const result = learned(response, more);
  return isWrittenDifferently(result, toFormatVersion1(result));
}

/** The only fields of an response that has them in `thing`. */
function written(fields: ResultFields): readonly ResultField[] {
  const [thing] = toFormatVersion1(learned({ thing: field({ record: fields }) })).response;
  return thing?.shape.kind === "record" ? thing.shape.fields : [];
}

function shapeOf(is: Parameters<typeof field>[0], more: Partial<ResultFields[string]> = {}) {
  return written({ x: field(is, more) })[0]?.shape;
}

const text: ResultShape = { kind: "scalar", type: "string" };
const as = (how: NonNullable<ResultFields[string]["formatversion1"]>["as"]) =>
  how === undefined ? {} : { formatversion1: { as: how } };

describe("a field in format version 1", () => {
  it("has the name that is written there", () => {
    const [content] = written({ content: field("string", { formatversion1: { name: "*" } }) });
    expect(content).toMatchObject({ name: "*", presence: "always", shape: text });
  });

  it("is not there where that version leaves it out", () => {
    expect(written({ a: field("string", as("absent")), b: field("string") })).toHaveLength(1);
  });

  it("is a flag that may be missing where it was a boolean that is always there", () => {
    const [flag] = written({ minor: field("boolean", as("flag")) });
    expect(flag).toMatchObject({ presence: "sometimes", shape: { kind: "flag" } });
  });

  it("keeps its conditions, and loses the example that shows another type", () => {
    const [flag] = written({
      minor: withProp("boolean", "flags", { ...as("flag"), example: true }),
    });
    expect(flag?.when).toEqual([{ parameter: "prop", values: ["flags"] }]);
    expect(flag).not.toHaveProperty("example");
    const [kept] = written({ title: field("title", { example: "A" }) });
    expect(kept?.example).toBe("A");
  });

  it("may be missing where only some rows have it in that version", () => {
    const [expiry] = written({ expiry: field("expiry", { formatversion1: { optional: true } }) });
    expect(expiry?.presence).toBe("sometimes");
  });

  it("has the type that stands there instead", () => {
    for (const type of ["string", "integer", "number", "boolean", "unknown"] as const)
      expect(shapeOf({ record: {} }, as(type))).toEqual({ kind: "scalar", type });
  });

  it("is one of two where both have the same name", () => {
    const star = { formatversion1: { name: "*" } };
    const both = written({ a: field("string", star), b: sometimes("integer", star) });
    expect(both).toHaveLength(1);
    expect(both[0]).toMatchObject({
      name: "*",
      presence: "always",
      shape: { kind: "union", of: [text, { kind: "scalar", type: "integer" }] },
    });
    const under = written({ a: withProp("string", "x", star), b: withProp("string", "y", star) });
    expect(under[0]).toMatchObject({ presence: "sometimes", when: [] });
  });
});

describe("lists and objects in format version 1", () => {
  it("are maps, which may be empty lists, where that version writes a list so", () => {
    const map = { kind: "map", values: text, emptyIsList: true };
    expect(shapeOf({ list: "string" }, as("map"))).toEqual(map);
    expect(shapeOf({ anyOf: ["string", { list: "string" }] }, as("map"))).toEqual({
      kind: "union",
      of: [text, map],
    });
  });

  it("are lists of their values where that version writes an object so", () => {
    const list = { kind: "list", items: text };
    expect(shapeOf({ map: "string" }, as("list"))).toEqual(list);
    expect(shapeOf({ record: { a: field("string"), b: field("integer") } }, as("list"))).toEqual({
      kind: "list",
      items: { kind: "union", of: [text, { kind: "scalar", type: "integer" }] },
    });
    expect(shapeOf({ anyOf: ["string", { map: "string" }] }, as("list"))).toEqual({
      kind: "union",
      of: [text, list],
    });
    expect(shapeOf({ list: "string" }, as("list"))).toEqual(list);
  });

  it("may be an empty list where nothing in an object has to be there", () => {
    const optional = { record: { a: sometimes("string"), b: withProp("string", "x") } };
    expect(shapeOf(optional)).toMatchObject({ kind: "record", emptyIsList: true });
    expect(shapeOf({ record: { a: field("boolean", as("flag")) } })).toMatchObject({
      emptyIsList: true,
    });
    expect(shapeOf({ record: { a: field("string") } })).toMatchObject({ emptyIsList: false });
    expect(shapeOf({ record: {} })).toMatchObject({ emptyIsList: false });
    expect(shapeOf({ map: "string" })).toMatchObject({ emptyIsList: true });
  });

  it("are changed inside of each other", () => {
    expect(
      shapeOf({ list: { map: { record: { a: field("boolean", as("flag")) } } } }),
    ).toMatchObject({
      kind: "list",
      items: { kind: "map", values: { fields: [{ shape: { kind: "flag" } }] } },
    });
  });
});

describe("the rows in format version 1", () => {
  it("are entries where their list is a map, on a way with the names of that version", () => {
    const more = { formatversion1: { name: "*", as: "map" } } as const;
    const list = field({ list: { record: { title: field("title") } } }, more);
    const result = toFormatVersion1(learned(inQuery({ thing: list }), { rows: ROWS }));
    expect(result.rows).toEqual({ at: ["query", "*"], kind: "entry" });
    expect(planResult(result, "thing").parts.row).toMatchObject({ kind: "record" });
  });

  it("are items where their map is a list", () => {
    const map = field({ map: { record: { title: field("title") } } }, as("list"));
    const result = learned(inQuery({ thing: map }), { rows: { ...ROWS, kind: "entry" } });
    expect(toFormatVersion1(result).rows).toEqual(ROWS);
  });

  it("are found on the pages, which are a map", () => {
    const response = onPages({ things: field({ list: { record: { title: field("title") } } }) });
    const way: Rows = { at: ["query", "pages", "things"], kind: "item" };
    const { parts } = planResult(toFormatVersion1(learned(response, { rows: way })), "thing");
    expect(parts.row).toMatchObject({ kind: "record", fields: [{ name: "title" }] });
    expect(parts.page).toMatchObject({ kind: "fields", fields: [{ name: "things" }] });
  });
});

describe("a result in format version 1", () => {
  it("is no other where only the pages are kept by their ids", () => {
    expect(differs(onPages({ length: field("integer") }))).toBe(false);
  });

  it("is no other where only its rows may be empty", () => {
    const thing = field({ list: { record: { title: sometimes("title") } } });
    expect(differs(inQuery({ thing }), { rows: ROWS })).toBe(false);
  });

  it("is another where a field is written differently, a generator's too", () => {
    expect(differs(onPages({ redirect: field("boolean", as("flag")) }))).toBe(true);
    expect(differs({}, { generator: { redirect: field("boolean", as("flag")) } })).toBe(true);
  });

  it("has names that end in V1, those with a number too", () => {
    const big = { a: field("string"), b: field("string"), c: field("string"), d: field("string") };
    const record = {
      part: field({ record: { ...big, inner: field({ record: { ...big, f: field("string") } }) } }),
      parts: field({ list: { record: { ...big, e: field("string") } } }),
    };
    const result = learned(inQuery({ thing: field({ list: { record } }) }), { rows: ROWS });
    const { records, names } = planResult(result, "thing", "V1");
    expect([...records.values()].map(({ name }) => name)).toEqual([
      "ThingRowPartV1",
      "ThingRowPartInnerV1",
      "ThingRowPart2V1",
    ]);
    expect(names.row).toBe("ThingRowV1");
  });
});
