import { describe, expect, it } from "vitest";
import { hasDataForKeys } from "../../../../generator/wiki/learn/infer-shape.js";
import { choice, moduleOf, MULTI, parameter, sample, things, vocabulary } from "./modules.js";

/** Whether the keys of objects, which one request brought, are data. */
function areData(...values: readonly unknown[]): boolean {
  return hasDataForKeys([sample(things, {}, ...values)], vocabulary(things));
}

/** An object with many keys. */
function keyed(count: number, value: unknown): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, value]));
}

describe("keys of objects", () => {
  it.each<readonly [string, readonly unknown[]]>([
    ["numbers", [{ 1: 1, "-20": {} }]],
    ["texts that were given", [{ "icon-a": 1, iconB: [] }]],
    ["numbers and texts that were given", [{ 1: {}, iconB: 1 }]],
    ["several languages, of different values", [{ sr: 1, is: {} }]],
    ["several users, of different values", [{ Ada: 1 }, { Grace: "x" }]],
    ["more than 40, of scalars", [{ ...keyed(40, 1), key40: "x" }]],
    ["more than 40, of one kind", [keyed(41, { a: 1 })]],
    ["no names of fields", [{ "a b": 1 }]],
    ["empty", [{ "": 1 }]],
    ["alternatives in several objects", [{ a: 1 }, { b: 1 }, { a: 1 }, { c: 1 }]],
    ["alternatives, of empty values, too", [{ a: [] }, { b: 1 }, { a: {} }, { c: 1 }]],
    [
      "alternatives, of objects of one type",
      [{ a: { x: 1 } }, { b: { x: 2 } }, { a: {} }, { c: {} }],
    ],
    [
      "alternatives, of objects with numbers as keys",
      [{ a: { 1: 1 } }, { b: { 2: 2 } }, { a: { 3: 1 } }, { c: { 4: 1 } }],
    ],
  ])("are data if they are %s", (_, values) => {
    expect(areData(...values)).toBe(true);
  });

  it.each<readonly [string, readonly unknown[]]>([
    ["none", []],
    ["those of empty objects", [{}, []]],
    ["those of values that are no objects", ["a", 1, null]],
    ["numbers beside names", [{ 1: 1, a: {} }]],
    ["numbers with other characters", [{ "1a": 1, a1: {} }]],
    ["a single language", [{ sr: 1 }]],
    ["a language and a user", [{ sr: 1, Ada: {} }]],
    ["40, of scalars", [keyed(40, 1)]],
    [
      "more than 40, of different values with objects",
      [{ ...keyed(40, 1), key40: {}, key41: { a: 1 } }],
    ],
    ["more than 40, of different values with lists", [{ ...keyed(40, 1), key40: [1] }]],
    ["like names of fields, with stars and hyphens", [{ "*": 1, "a-b_c": 1 }]],
    ["no names, of different kinds", [{ "a b": 1, c: "x" }]],
    ["no names, of null and a number", [{ "a b": 1, c: null }]],
    ["no names, of objects of different types", [{ "a b": { x: 1 }, c: { y: 1 } }]],
    ["alternatives in three objects", [{ a: 1 }, { b: 1 }, { c: 1 }]],
    ["alternatives in three objects, beside empty ones", [{ a: 1 }, { b: 1 }, { c: 1 }, {}]],
    [
      "the same in all objects, although others differ",
      [{ a: 1 }, { a: 1, b: 1 }, { a: 1 }, { a: 1, c: 1 }],
    ],
    ["a single one", [{ a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }]],
  ])("are names if they are %s", (_, values) => {
    expect(areData(...values)).toBe(false);
  });

  it("are data if one list of more than 40 values has all of them", () => {
    const names = Array.from({ length: 41 }, (_, index) => `icon${index}`);
    for (const [type, isData] of [
      [choice(...names), true],
      [choice(...names.slice(0, 40)), false],
    ] as const) {
      const module = moduleOf("icons", "list", [parameter("names", type, MULTI)]);
      const keysOf = (object: object): boolean =>
        hasDataForKeys([sample(module, {}, object)], vocabulary(module));
      expect(keysOf({ icon1: 1, icon2: {} })).toBe(isData);
      expect(keysOf({ icon1: {} })).toBe(isData);
      expect(keysOf({ icon1: 1, other: {} })).toBe(false);
    }
  });

  it("are compared within each request: others may bring values of another kind", () => {
    const samples = [sample(things, {}, { "a b": 1 }), sample(things, {}, { "a b": "x" })];
    expect(hasDataForKeys(samples, vocabulary(things))).toBe(true);
  });

  it("are names if a parameter selects each of them", () => {
    const ofBig = sample(things, { type: "big" }, { bigtoken: 1 }, { bigtoken: 2 });
    const ofSmall = sample(things, { type: "small" }, { smalltoken: 3 }, { smalltoken: 4 });
    expect(hasDataForKeys([ofBig, ofSmall], vocabulary(things))).toBe(false);
    const mixed = sample(things, { type: "small" }, { smalltoken: 3 }, { other: 4 });
    expect(hasDataForKeys([ofBig, mixed], vocabulary(things))).toBe(true);
  });
});
