import { describe, expect, it } from "vitest";
import { withVersion1 } from "../../../../generator/wiki/learn/format-version.js";
import type { ResultField, ResultShape } from "../../../../generator/spec/source/types.js";

function field(is: ResultShape): ResultField {
  return { is, seen: 1 };
}

/** What format version 1 is noted to write differently in the field `a`. */
function note(version2: ResultShape, version1: ResultShape): unknown {
  return withVersion1({ a: field(version2) }, { a: field(version1) })["a"]?.formatversion1;
}

/** What is noted inside of the field. */
function inside(version2: ResultShape, version1: ResultShape): unknown {
  return withVersion1({ a: field(version2) }, { a: field(version1) })["a"]?.is;
}

/** What is noted of each field, where format version 1 has fields of text with these names. */
function notes(
  version2: Readonly<Record<string, ResultShape>>,
  ...names: readonly string[]
): readonly unknown[] {
  const fields = Object.entries(version2).map(([name, is]) => [name, field(is)] as const);
  const version1 = names.map((name) => [name, field("string")] as const);
  const noted = withVersion1(Object.fromEntries(fields), Object.fromEntries(version1));
  return Object.values(noted).map(({ formatversion1 }) => formatversion1);
}

function row(is: ResultShape): ResultShape {
  return { record: { a: field(is) } };
}

describe("format version 1", () => {
  it("is not mentioned where it writes the same", () => {
    expect(note("string", "string")).toBeUndefined();
    expect(note("timestamp", "string")).toBeUndefined();
    expect(note({ list: "string" }, { list: "string" })).toBeUndefined();
  });

  it("writes booleans as flags, which leave no trace where they are false", () => {
    expect(note("boolean", "string")).toEqual({ as: "flag" });
    expect(withVersion1({ a: field("boolean") }, {})["a"]?.formatversion1).toEqual({ as: "flag" });
  });

  it("may have a value of unknown type, which version 2 wrote as false", () => {
    expect(withVersion1({ a: field("unknown") }, {})["a"]?.formatversion1).toEqual({
      optional: true,
    });
  });

  it("leaves out some of what version 2 always has", () => {
    const noted = withVersion1(
      { a: field("string") },
      { a: { ...field("string"), optional: true } },
    );
    expect(noted["a"]?.formatversion1).toEqual({ optional: true });
  });

  it("writes lists as maps and maps as lists", () => {
    expect(note({ list: { record: {} } }, { map: { record: {} } })).toEqual({ as: "map" });
    expect(note({ map: "string" }, { list: "string" })).toEqual({ as: "list" });
  });

  it("writes what is one kind of JSON as another, which is noted where there is a word for it", () => {
    expect(note("integer", "string")).toEqual({ as: "string" });
    expect(note("namespace", "number")).toEqual({ as: "number" });
    expect(note({ record: {} }, { list: "string" })).toEqual({ as: "list" });
    expect(note({ list: "string" }, { record: {} })).toEqual({ as: "map" });
    expect(note("string", { list: "string" })).toEqual({ as: "unknown" });
    expect(note("string", { map: "string" })).toEqual({ as: "unknown" });
    expect(note("string", { record: {} })).toEqual({ as: "unknown" });
    expect(note("integer", { anyOf: ["integer", "string"] })).toEqual({ as: "unknown" });
    expect(note({ enumOf: "type" }, "integer")).toEqual({ as: "integer" });
  });

  it("nests in each alternative of a union", () => {
    const found = inside(
      { map: { anyOf: ["string", row("boolean")] } },
      { map: { anyOf: ["string", row("string")] } },
    );
    const flag = { is: "boolean", seen: 1, formatversion1: { as: "flag" } };
    expect(found).toEqual({ map: { anyOf: ["string", { record: { a: flag } }] } });
  });

  it("nests alike in maps and records, and where nothing is known of the value", () => {
    expect(note({ map: "string" }, { record: { b: field("string") } })).toBeUndefined();
    expect(note({ record: { b: field("string") } }, { map: "string" })).toBeUndefined();
    expect(note("unknown", "string")).toBeUndefined();
    expect(note("null", "string")).toBeUndefined();
    expect(note({ enumOf: "type" }, "string")).toBeUndefined();
  });

  it("is noted inside of maps, and not below what it writes as a single value", () => {
    const noted = { record: { a: { is: "boolean", seen: 1, formatversion1: { as: "flag" } } } };
    expect(inside({ map: row("boolean") }, { map: row("string") })).toEqual({ map: noted });
    expect(inside({ list: row("boolean") }, "string")).toEqual({ list: row("boolean") });
    expect(inside({ list: row("boolean") }, row("string"))).toEqual({ list: row("boolean") });
    const either: ResultShape = { anyOf: ["string", "integer"] };
    expect(inside(either, { list: "string" })).toEqual(either);
    expect(inside(row("boolean"), "string")).toEqual(row("boolean"));
  });

  it("calls by a star what alone is absent, and of several what is text", () => {
    const flag = { a: field("integer"), text: field("string") };
    expect(withVersion1({ a: field("integer") }, { "*": field("integer") })["a"]).toMatchObject({
      formatversion1: { name: "*" },
    });
    expect(withVersion1(flag, { "*": field("string") })).toMatchObject({
      a: { formatversion1: { as: "absent" } },
      text: { formatversion1: { name: "*" } },
    });
  });

  it("calls content by a star", () => {
    const noted = withVersion1(
      { id: field("integer"), text: field("string") },
      {
        id: field("integer"),
        "*": field("string"),
      },
    );
    expect(noted["text"]?.formatversion1).toEqual({ name: "*" });
  });

  it("leaves fields out", () => {
    expect(withVersion1({ a: field("string") }, {})["a"]?.formatversion1).toEqual({ as: "absent" });
  });

  it("is noted inside of records, lists and the maps that stand for lists", () => {
    const noted = withVersion1(
      { rows: field({ list: row("boolean") }) },
      { rows: field({ map: row("string") }) },
    );
    expect(noted["rows"]?.is).toEqual({
      list: { record: { a: { is: "boolean", seen: 1, formatversion1: { as: "flag" } } } },
    });
  });

  it("calls one field of those that it lacks `*`: the only one, or any text", () => {
    expect(notes({ title: "string", text: "string" }, "title", "*")).toEqual([
      undefined,
      { name: "*" },
    ]);
    expect(notes({ title: "string", size: "integer" }, "title", "*")).toEqual([
      undefined,
      { name: "*", as: "string" },
    ]);
    expect(notes({ text: "string", size: "integer" }, "*")).toEqual([
      { name: "*" },
      { as: "absent" },
    ]);
    // Another name is no content.
    expect(notes({ text: "string" }, "words")).toEqual([{ as: "absent" }]);
    expect(notes({ text: "string" })).toEqual([{ as: "absent" }]);
    // A field that both versions have is none of those.
    expect(notes({ text: "string" }, "text", "*")).toEqual([undefined]);
  });
});
