import { describe, expect, it } from "vitest";
import {
  byCodeUnits,
  canonical,
  keysOfBoth,
  listOf,
  mapMembers,
  member,
  memberAt,
  objectOf,
  setDifference,
  isWrittenEqual,
} from "../../../generator/base/json.js";

describe("a JSON value", () => {
  it("is an object or a list, or an empty one in its place", () => {
    const [object, list] = [{ a: 1 }, [1]];
    expect([objectOf(object), objectOf(list), objectOf(null), objectOf("a")]).toEqual([
      object,
      {},
      {},
      {},
    ]);
    expect([listOf(list), listOf(object), listOf(null), listOf("a")]).toEqual([list, [], [], []]);
  });

  it("has its own members, and no inherited ones", () => {
    expect(member({ a: 1 }, "a")).toBe(1);
    expect(member({ a: 1 }, "b")).toBeUndefined();
    expect(member({}, "toString")).toBeUndefined();
    expect(member(JSON.parse('{"__proto__": 1}'), "__proto__")).toBe(1);
  });

  // RFC 6901, section 5
  const VALUE = { foo: { bar: 0 }, "": 1, "a/b": 2, "m~n": 8, "~1": 9, list: [{ a: 1 }] };
  it.each([
    ["", VALUE],
    ["/foo", { bar: 0 }],
    ["/foo/bar", 0],
    ["/", 1],
    ["/a~1b", 2],
    ["/m~0n", 8],
    ["/~01", 9],
    ["/foo/none", undefined],
    ["/foo/bar/none", undefined],
    ["/foo/toString", undefined],
    ["/list/0", undefined],
  ])("is found at the pointer %j, through objects", (pointer, value) => {
    expect(memberAt(VALUE, pointer)).toEqual(value);
  });

  it("is converted member by member", () => {
    expect(mapMembers({ a: 1, b: 2 }, (each) => each + 1)).toEqual({ a: 2, b: 3 });
    expect(mapMembers({}, String)).toEqual({});
  });
});

describe("the canonical text of a value", () => {
  it.each([
    [{ b: [1, { d: null, c: true }], a: "x" }, '{"a":"x","b":[1,{"c":true,"d":null}]}'],
    [{ "\u00E9": 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"\u00E9":1}'],
    [[], "[]"],
    [{}, "{}"],
    [undefined, "undefined"],
    [[1, 2], "[1,2]"],
    ['"', '"\\""'],
  ])("has sorted keys: %j", (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it("is no quick test, which tells apart what is in another order", () => {
    expect(isWrittenEqual({ a: 1, b: 2 }, { a: 1, b: 2 })).toBe(true);
    expect(isWrittenEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  });
});

describe("lists of names", () => {
  it("are ordered by their code units", () => {
    expect(["b", "\u00E9", "a", "Z", "a"].toSorted(byCodeUnits)).toEqual([
      "Z",
      "a",
      "a",
      "b",
      "\u00E9",
    ]);
    expect([byCodeUnits("a", "b"), byCodeUnits("b", "a"), byCodeUnits("a", "a")]).toEqual([
      -1, 1, 0,
    ]);
  });

  it("differ in what only one of them has", () => {
    expect(setDifference(["a", "b", "b", "c"], ["d", "c", "d"])).toEqual({
      removed: ["a", "b"],
      added: ["d"],
    });
    expect(setDifference(["a"], ["a"])).toEqual({ removed: [], added: [] });
  });

  it("are those of both objects once", () => {
    expect(keysOfBoth({ a: 1, b: 2 }, { c: 3, b: 4 })).toEqual(["a", "b", "c"]);
  });
});
