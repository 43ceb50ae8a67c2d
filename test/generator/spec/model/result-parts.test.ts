import { describe, expect, it } from "vitest";
import {
  fieldsIn,
  jsonTypeOf,
  resultParts,
} from "../../../../generator/spec/model/result-fields.js";
import type {
  ModuleResult,
  RecordShape,
  ResultField,
  ResultRows,
  ResultShape,
} from "../../../../generator/spec/model/result.js";

const TEXT: ResultShape = { kind: "scalar", type: "string" };

function field(name: string, shape: ResultShape = TEXT): ResultField {
  return {
    name,
    shape,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 1,
    servers: [],
    only: [],
  };
}

function record(...fields: readonly ResultField[]): RecordShape {
  return { kind: "record", fields, emptyIsList: false };
}

function list(items: ResultShape): ResultShape {
  return { kind: "list", items };
}

function map(values: ResultShape): ResultShape {
  return { kind: "map", values, emptyIsList: false };
}

function result(response: readonly ResultField[], rows?: ResultRows): ModuleResult {
  const generator = [field("index")];
  return { servers: [], response, generator, bodies: [], errors: [], ...(rows && { rows }) };
}

/** The names of the fields of each part, or that it is a row. */
function names(response: readonly ResultField[], rows?: ResultRows) {
  const { row, ...parts } = resultParts(result(response, rows));
  const all = Object.entries(parts).map(([name, part]) => [
    name,
    part.kind === "row" ? "row" : part.fields.map((each) => each.name).join(" "),
  ]);
  return { ...Object.fromEntries(all), ...(row && { row }) };
}

const ROW = record(field("title"));
const PAGES = field("pages", list(record(field("pageid"), field("rows", list(ROW)))));

describe("the parts of a result", () => {
  it("are those of the response, of the query, of pages and of the generator", () => {
    const query = field("query", record(field("list"), PAGES));
    expect(names([field("batch"), query])).toEqual({
      response: "batch",
      query: "list",
      page: "pageid rows",
      generator: "index",
    });
  });

  it("may have pages in a map", () => {
    const query = field("query", record(field("pages", map(record(field("pageid"))))));
    expect(names([query])).toEqual({ response: "", query: "", page: "pageid", generator: "index" });
  });

  it("are those of the response alone if it has no query of members", () => {
    expect(names([field("query"), field("other")])).toEqual({
      response: "query other",
      query: "",
      page: "",
      generator: "index",
    });
    const query = field("query", record(field("pages"), field("other")));
    expect(names([query])).toEqual({
      response: "",
      query: "pages other",
      page: "",
      generator: "index",
    });
  });

  it.each<readonly [ResultRows["kind"], ResultShape, ResultShape | undefined]>([
    ["item", list(ROW), ROW],
    ["item", list(TEXT), TEXT],
    ["item", map(ROW), undefined],
    ["entry", map(ROW), ROW],
    ["entry", list(ROW), undefined],
    ["object", ROW, ROW],
    ["object", TEXT, undefined],
    ["item", { kind: "union", of: [TEXT, { kind: "union", of: [list(ROW)] }] }, ROW],
  ])("have the shape of a row that is an %s", (kind, shape, row) => {
    const query = field("query", record(field("list", shape)));
    expect(resultParts(result([query], { at: ["query", "list"], kind })).row).toEqual(row);
  });

  it("have a row inside of the items of lists", () => {
    const rows: ResultRows = { at: ["query", "pages", "rows"], kind: "item" };
    const query = field("query", record(PAGES));
    expect(resultParts(result([query], rows)).row).toBe(ROW);
    expect(
      resultParts(result([query], { at: ["query", "rows"], kind: "item" })).row,
    ).toBeUndefined();
  });

  it("are a row themselves if it is the object", () => {
    const query = field("query", record(field("list"), PAGES));
    const found = (...at: readonly string[]) => names([query], { at, kind: "object" });
    expect(found()).toMatchObject({ response: "row", query: "list", page: "pageid rows" });
    expect(found("query")).toMatchObject({ response: "", query: "row", page: "pageid rows" });
    expect(names([query], { at: ["query", "pages"], kind: "item" })).toMatchObject({
      response: "",
      query: "list",
      page: "row",
    });
  });
});

describe("a row that is no record", () => {
  it("leaves the fields beside it to the parts", () => {
    const texts = field("pages", list(TEXT));
    const query = field("query", record(field("list"), texts));
    const rows: ResultRows = { at: ["query", "pages"], kind: "item" };
    expect(names([field("batch"), query], rows)).toEqual({
      response: "batch",
      query: "list pages",
      page: "",
      generator: "index",
      row: TEXT,
    });
    expect(names([query], { at: ["query"], kind: "item" })).toEqual({
      response: "",
      query: "list pages",
      page: "",
      generator: "index",
    });
  });
});

describe("a shape", () => {
  const A = field("a");
  it.each<readonly [ResultShape, readonly ResultField[], string | undefined]>([
    [TEXT, [], "string"],
    [{ kind: "enum", parameter: "p", values: [] }, [], "string"],
    [{ kind: "flag" }, [], "string"],
    [list(record(A)), [A], "array"],
    [map(list(record(A))), [A], "object"],
    [record(A, field("b", record(field("c")))), [A, field("b", record(field("c")))], "object"],
    [
      { kind: "union", of: [record(A), TEXT, list(record(field("b")))] },
      [A, field("b")],
      undefined,
    ],
  ])("%# has fields and a type", (shape, fields, type) => {
    expect(fieldsIn(shape)).toEqual(fields);
    expect(jsonTypeOf(shape)).toBe(type);
  });

  it("of a single value has the type of its JSON", () => {
    const TYPES = {
      string: "string",
      timestamp: "string",
      expiry: "string",
      title: "string",
      user: "string",
      namespace: "number",
      integer: "number",
      number: "number",
      boolean: "boolean",
      null: "null",
      unknown: undefined,
    } as const;
    for (const type of [
      "string",
      "timestamp",
      "expiry",
      "title",
      "user",
      "namespace",
      "integer",
      "number",
      "boolean",
      "null",
      "unknown",
    ] as const)
      expect([type, jsonTypeOf({ kind: "scalar", type })]).toEqual([type, TYPES[type]]);
  });
});
