import { describe, expect, it } from "vitest";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

const NOTHING = { named: {}, sampleValues: {} };

function made(sample: SampleRule, times = 50): readonly unknown[] {
  return Array.from({ length: times }, (_, index) => sampled(sample, drawFrom(index), NOTHING));
}

describe("a made value", () => {
  it("is one of those that are listed, or of one of several kinds", () => {
    expect(new Set(made({ kind: "enum", json: '["a","b"]' }))).toEqual(new Set(["a", "b"]));
    const either: SampleRule = {
      kind: "either",
      of: [{ kind: "boolean" }, { kind: "enum", json: "[7]" }],
    };
    expect(new Set(made(either))).toEqual(new Set([true, false, 7]));
  });

  it("is a multiple of the step, within its bounds", () => {
    const numbers = made({ kind: "number", step: 0.01, low: 1, high: 12 }, 200).map(Number);
    for (const each of numbers) {
      expect(Number.isInteger(each / 0.01)).toBe(true);
      expect(each).toBeGreaterThanOrEqual(0.01);
      expect(each).toBeLessThanOrEqual(0.12);
    }
    expect(new Set(numbers).size).toBeGreaterThan(3);
    // 0.07 is no multiple of 0.01 in binary, and there is no other one to give way to.
    expect(made({ kind: "number", step: 0.01, low: 7, high: 7 }, 1)).toEqual([0.07]);
  });

  it("has every value once if it needs them all", () => {
    const values = Array.from({ length: 400 }, (_, index) => `v${index}`);
    const items: SampleRule = { kind: "enum", json: JSON.stringify([...values, "v0"]) };
    const [list] = made({ kind: "list", items, min: 400, max: 400, unique: true }, 1);
    expect(new Set(Object(list))).toEqual(new Set(values));
    expect(list).toHaveLength(400);
  });

  it("has no item twice where that is said, and fewer items where there are not enough", () => {
    const items: SampleRule = { kind: "enum", json: "[1,2,3]" };
    for (const list of made({ kind: "list", items, min: 2, max: 5, unique: true })) {
      const all = Object(list);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(2);
      expect(all.length).toBeLessThanOrEqual(3);
    }
    expect(
      made({ kind: "list", items, min: 5, max: 5 }).every((list) => Object(list).length === 5),
    ).toBe(true);
  });

  it("is what its name stands for, or what the request fills in", () => {
    const scope = {
      named: { yes: { kind: "enum", json: "[true]" } },
      sampleValues: { rows: [1] },
    } as const;
    const draw = drawFrom(1);
    expect(sampled({ ref: "yes" }, draw, scope)).toBe(true);
    expect(sampled({ ref: "toString" }, draw, scope)).toBeUndefined();
    expect(sampled({ kind: "given", name: "rows" }, draw, scope)).toEqual([1]);
  });

  it("has members enough and not too many, and is none where one of a whole is not there", () => {
    const flag: SampleRule = { kind: "boolean" };
    const gone: SampleRule = { kind: "given", name: "none" };
    const object = { kind: "object", members: { a: flag, b: flag, c: flag } } as const;
    for (const each of made({ ...object, optional: ["a", "b", "c"], min: 2, max: 2 }))
      expect(Object.keys(Object(each))).toHaveLength(2);
    for (const each of made({ kind: "object", members: {}, others: flag, min: 3 }))
      expect(Object.keys(Object(each))).toHaveLength(3);
    expect(made({ kind: "object", members: { a: flag, b: gone }, whole: true }, 1)).toEqual([
      undefined,
    ]);
    expect(made({ kind: "object", members: { b: gone } }, 1)).toEqual([{}]);
  });

  it("stays small where many members lead to the same sample again", () => {
    const names = Array.from({ length: 40 }, (_, index) => `m${index}`);
    const members = Object.fromEntries(names.map((name) => [name, { ref: "node" }] as const));
    const node: SampleRule = { kind: "object", members, optional: names };
    const value = sampled(node, drawFrom(1), { named: { node }, sampleValues: {} });
    expect(JSON.stringify(value).length).toBeLessThan(1_000_000);
    expect(Object.keys(Object(value)).length).toBeGreaterThan(20);
  });

  it.each<SampleRule>([
    { kind: "list", items: { kind: "boolean" }, min: 9000 },
    { kind: "text", as: "words", min: 900_000 },
  ])("has few of many large members: %j", (large) => {
    const members = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`m${index}`, large] as const),
    );
    const [value] = made({ kind: "object", members, optional: "all", min: 1 }, 1);
    expect(Object.keys(Object(value)).length).toBeLessThanOrEqual(2);
    expect(Object.keys(Object(value)).length).toBeGreaterThanOrEqual(1);
  });
});
