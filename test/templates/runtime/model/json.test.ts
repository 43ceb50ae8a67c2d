import { jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { writeJson } from "../../../../templates/runtime/model/json.js";
import type { JsonShape } from "../../../../templates/runtime/model/json.js";
import { deepObject } from "../deep.js";
import { assert } from "../../../random-runs.js";

const POINT: JsonShape = { decimalPoint: true };
function written(value: unknown, shape: JsonShape | undefined): string {
  return writeJson(value, shape, {});
}

describe("everything else", () => {
  const shape: JsonShape = { properties: { point: POINT, list: { items: POINT } }, items: POINT };

  it.each([
    ["a value that says how it is written", { at: { toJSON: () => ({ b: 1 }) } }],
    ["a value that is told its place", { at: { toJSON: (key: string) => key } }],
    ["a list with holes", Array.from({ length: 2 })],
    ["a function and a symbol", { a: () => 1, b: Symbol("b"), c: [() => 1, Symbol("c")] }],
    ["a boxed value", { a: Object("text"), b: Object(true) }],
    ["names of every kind", JSON.parse('{"__proto__":"a","2":"b","1":"c","":"d"}')],
  ])("is written as JSON.stringify does: %s", (_what, value) => {
    expect(written(value, shape)).toBe(JSON.stringify(value));
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

  it("says so where it is nested more deeply than can be written", () => {
    const deep = deepObject();
    const sentence = "A value is nested too deeply to be written as JSON";
    expect(() => written(deep, undefined)).toThrow(sentence);
    expect(() => written(deep, shape)).toThrow(sentence);
    expect(() => written(1n, undefined)).toThrow("BigInt");
  });
});
