import { describe, expect, it } from "vitest";
import type { Json } from "../../../../templates/runtime/model/json.js";
import type { FieldDescriptor } from "../../../../templates/runtime/model/result-descriptor.js";
import { inVersion1 } from "../../../../templates/runtime/action-api/format-version.js";

type As = NonNullable<NonNullable<FieldDescriptor["formatversion1"]>["as"]>;

/** What version 1 writes of a value that is described so; undefined where it writes nothing. */
function written(value: Json, field: FieldDescriptor): unknown {
  return inVersion1({ a: value }, { a: field })["a"];
}

function writtenAs(as: As, value: Json): unknown {
  return written(value, { is: "unknown", formatversion1: { as } });
}

describe("what is not described, in format version 1,", () => {
  it("is as it was, but for what is true or false", () => {
    expect(inVersion1({ a: 1, b: true, c: false, d: null, e: undefined }, {})).toEqual({
      a: 1,
      b: "",
      d: null,
    });
    expect(inVersion1({ a: { b: true, c: false }, d: [true, "x"] }, {})).toEqual({
      a: { b: "" },
      d: ["", "x"],
    });
  });
});

describe("a field, in format version 1,", () => {
  it.each<readonly [As, Json, unknown]>([
    ["absent", "x", undefined],
    ["flag", true, ""],
    ["flag", false, undefined],
    ["flag", "x", "x"],
    ["map", ["x", "y"], { 0: "x", 1: "y" }],
    ["map", "x", "x"],
    ["list", { a: "x", b: true, c: false }, ["x", ""]],
    ["list", "x", "x"],
    [
      "pairs",
      { a: "x", b: "" },
      [
        { name: "a", "*": "x" },
        { name: "b", "*": "" },
      ],
    ],
    ["pairs", "x", "x"],
    ["string", true, ""],
    ["string", false, undefined],
    ["string", 7, "7"],
    ["string", "x", "x"],
    ["integer", "7", 7],
    ["number", true, 1],
    ["number", 7, 7],
    ["unknown", 7, 7],
  ])("that is written as %s is, of %j, %j", (as, value, expected) => {
    expect(writtenAs(as, value)).toEqual(expected);
  });

  it("may have another name", () => {
    const field = { is: "string", formatversion1: { name: "*" } } as const;
    expect(inVersion1({ a: "x" }, { a: field })).toEqual({ "*": "x" });
  });

  it("is written inside of lists, records and maps, by what the value is", () => {
    const flag: FieldDescriptor = { is: "boolean", formatversion1: { as: "flag" } };
    const record = { record: { b: flag } };
    expect(written([{ b: true }], { is: { list: record } })).toEqual([{ b: "" }]);
    expect(written({ x: { b: true } }, { is: { list: record } })).toEqual({ x: { b: "" } });
    expect(written({ x: { b: false } }, { is: { map: record } })).toEqual({ x: {} });
    expect(written({ x: undefined, y: 1 }, { is: { map: "integer" } })).toEqual({ y: 1 });
    expect(written({ b: true }, { is: { anyOf: ["string", record] } })).toEqual({ b: "" });
    expect(written([{ b: true }], { is: { anyOf: ["string", { list: record }] } })).toEqual([
      { b: "" },
    ]);
    expect(written([1], { is: { anyOf: ["string"] } })).toEqual([1]);
    expect(written("x", { is: record })).toBe("x");
  });

  it("that has no members left is an empty list, where it is one", () => {
    const flag: FieldDescriptor = { is: "boolean", formatversion1: { as: "flag" } };
    const is = { record: { b: flag }, emptyIsList: true } as const;
    expect(written({ b: false }, { is })).toEqual([]);
    expect(written({ b: true }, { is })).toEqual({ b: "" });
  });

  it("of named flags and lists has the flags that are true, or is an empty list", () => {
    const is = { map: { anyOf: ["boolean", { list: "string" }] } } as const;
    expect(written({ x: true, y: false, z: ["a"] }, { is })).toEqual({ x: "", z: ["a"] });
    expect(written({ y: false }, { is })).toEqual([]);
    expect(written({ y: 1 }, { is: { map: { anyOf: ["string", "integer"] } } })).toEqual({ y: 1 });
  });
});
