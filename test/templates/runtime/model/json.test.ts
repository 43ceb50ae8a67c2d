import { jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { writeJson } from "../../../../templates/runtime/model/json.js";
import type { JsonShape } from "../../../../templates/runtime/model/json.js";
import { deepObject } from "../deep.js";
import { assert } from "../../../random-runs.js";

const POINT: JsonShape = { decimalPoint: true };
const SHAPES: Readonly<Record<string, JsonShape>> = {
  Model: { properties: { strength: POINT } },
  Resource: { also: ["Model"] },
  List: { items: { also: ["Resource"] } },
  Envelope: { properties: { _embedded: { properties: { all: { also: ["List"] } } } } },
  Either: { also: ["List", "Envelope"] },
  Tree: { properties: { size: POINT, below: { items: { also: ["Tree"] } } } },
  Loop: { also: ["Loop", "Model"] },
};

function written(value: unknown, shape: JsonShape | undefined): string {
  return writeJson(value, shape, SHAPES);
}

describe("a number that is written with a decimal point", () => {
  it.each([
    [1200, "1200.0"],
    [0, "0.0"],
    [-0, "0.0"],
    [-5, "-5.0"],
    [1.5, "1.5"],
    [1e20, "100000000000000000000.0"],
    [1e21, "1e+21"],
    [Number.NaN, "null"],
    [Number.POSITIVE_INFINITY, "null"],
    ["1200", '"1200"'],
    [null, "null"],
    [true, "true"],
  ])("is %j as %s", (value, text) => {
    expect(written(value, POINT)).toBe(text);
  });

  it("is one that the shape points at, and no other", () => {
    expect(written({ strength: 1, other: 1 }, SHAPES["Model"])).toBe('{"strength":1.0,"other":1}');
    expect(written(1, undefined)).toBe("1");
    expect(written([1], POINT)).toBe("[1]");
  });

  it("may lie in a list", () => {
    expect(written([1, [2], 3], { items: POINT })).toBe("[1.0,[2],3.0]");
  });

  it("may lie at any depth, behind names", () => {
    const envelope = { _embedded: { all: [{ strength: 1 }, { strength: 2 }] }, strength: 3 };
    expect(written(envelope, SHAPES["Envelope"])).toBe(
      '{"_embedded":{"all":[{"strength":1.0},{"strength":2.0}]},"strength":3}',
    );
  });

  it("may lie in any one of several forms of a payload", () => {
    expect(written([{ strength: 1 }], SHAPES["Either"])).toBe('[{"strength":1.0}]');
    expect(written({ _embedded: { all: [{ strength: 1 }] } }, SHAPES["Either"])).toBe(
      '{"_embedded":{"all":[{"strength":1.0}]}}',
    );
  });

  it("may lie in a schema that contains itself", () => {
    expect(written({ size: 1, below: [{ size: 2, below: [] }] }, SHAPES["Tree"])).toBe(
      '{"size":1.0,"below":[{"size":2.0,"below":[]}]}',
    );
    expect(written({ strength: 1 }, SHAPES["Loop"])).toBe('{"strength":1.0}');
  });

  it("is not one whose name only objects in general have", () => {
    const shape: JsonShape = { properties: { a: POINT } };
    expect(written({ constructor: 1, toString: 2 }, shape)).toBe('{"constructor":1,"toString":2}');
    expect(written({ a: 1 }, { also: ["constructor", "__proto__", "a"] })).toBe('{"a":1}');
  });
});

describe("everything else", () => {
  const shape: JsonShape = { properties: { point: POINT, list: { items: POINT } }, items: POINT };

  it.each([
    ["a date", { at: new Date(0) }],
    ["a date in a list", [new Date(0)]],
    ["a value that says how it is written", { at: { toJSON: () => ({ b: 1 }) } }],
    ["a value that is told its place", { at: { toJSON: (key: string) => key } }],
    ["a list with holes", Array.from({ length: 2 })],
    ["undefined in a list", [undefined, "a"]],
    ["undefined in an object", { a: undefined, b: "b" }],
    ["a function and a symbol", { a: () => 1, b: Symbol("b"), c: [() => 1, Symbol("c")] }],
    ["a boxed value", { a: Object("text"), b: Object(true) }],
    ["names of every kind", JSON.parse('{"__proto__":"a","2":"b","1":"c","":"d"}')],
    ["half a surrogate pair", { "\uD800": "\uDC00" }],
  ])("is written as JSON.stringify does: %s", (_what, value) => {
    expect(written(value, shape)).toBe(JSON.stringify(value));
  });

  it("is written as JSON.stringify does: a sparse list", () => {
    const sparse: string[] = [];
    sparse[2] = "c";
    expect(written(sparse, shape)).toBe('[null,null,"c"]');
  });

  it("is written as JSON.stringify does, whatever it is", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(written(value, undefined)).toBe(JSON.stringify(value));
        expect(written(value, { properties: { unlikely: POINT } })).toBe(JSON.stringify(value));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("means the same where numbers have points", () => {
    assert(
      property(jsonValue(), (value) => {
        const everywhere: JsonShape = { decimalPoint: true, items: { also: ["Everywhere"] } };
        const text = writeJson(
          { list: [value] },
          { properties: { list: everywhere } },
          {
            Everywhere: everywhere,
          },
        );
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ list: [value] })));
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it("is null where there is nothing to write", () => {
    expect(written(undefined, undefined)).toBe("null");
    expect(written(undefined, shape)).toBe("null");
  });

  it("says so where it is nested more deeply than can be written", () => {
    const deep = deepObject();
    const sentence = "A value is nested too deeply to be written as JSON";
    expect(() => written(deep, undefined)).toThrow(sentence);
    expect(() => written(deep, shape)).toThrow(sentence);
    expect(() => written(1n, undefined)).toThrow("BigInt");
  });
});

describe("an integer of 64 bits", () => {
  it.each([
    [12345678901234567890n, "12345678901234567890"],
    [-5n, "-5"],
    [7, "7"],
    ["12345678901234567890", '"12345678901234567890"'],
  ])("is written as a number if it is a bigint: %s", (value, text) => {
    expect(written(value, { int64: "bigint" })).toBe(text);
  });

  it.each([
    ["12345678901234567890", "12345678901234567890"],
    ["-12", "-12"],
    ["0", "0"],
    ["-0", '"-0"'],
    ["012", '"012"'],
    ["a0", '"a0"'],
    ["12a", '"12a"'],
    ["1.5", '"1.5"'],
    ["", '""'],
    ["1\n", '"1\\n"'],
    [5n, "5"],
  ])("is written as a number if it is the text of one: %s", (value, text) => {
    expect(written(value, { int64: "text" })).toBe(text);
  });
});
