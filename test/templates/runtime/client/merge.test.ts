import { describe, expect, it } from "vitest";
import { merged } from "../../../../templates/runtime/client/merge.js";
import { bottomOf, DEEP, deepObject } from "../deep.js";

describe("two pieces of one thing", () => {
  it.each<[string, unknown, unknown, unknown]>([
    ["lists one after the other", [1], [2, 3], [1, 2, 3]],
    ["objects by their members", { a: 1, b: [1] }, { b: [2], c: 3 }, { a: 1, b: [1, 2], c: 3 }],
    ["of other values the later", { a: 1 }, { a: 2 }, { a: 2 }],
    ["objects below objects", { a: { x: 1 } }, { a: { y: 2 } }, { a: { x: 1, y: 2 } }],
    ["a map and an empty one that is written as a list", { a: 1 }, [], { a: 1 }],
    ["an empty map that is written as a list, and a map", [], { a: 1 }, { a: 1 }],
    ["of two kinds the later", { a: [1] }, { a: "x" }, { a: "x" }],
    ["null as a value", { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ])("are put together: %s", (_, before, after, expected) => {
    expect(merged(before, after)).toEqual(expected);
  });

  it("keep a member by a name that objects have", () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":[1]}');
    const more: unknown = JSON.parse('{"__proto__":{"b":2},"constructor":[2]}');
    expect(JSON.stringify(merged(hostile, more))).toBe(
      '{"__proto__":{"a":1,"b":2},"constructor":[1,2]}',
    );
    expect(Object.prototype).not.toHaveProperty("b");
  });

  it("may be nested as deeply as a server likes", () => {
    const whole = merged(deepObject([1]), deepObject([2]));
    expect(bottomOf(whole)).toEqual({ depth: DEEP, bottom: [1, 2] });
  });

  it("are left as they were", () => {
    const [before, after] = [{ a: { x: [1] } }, { a: { x: [2], y: 1 } }];
    merged(before, after);
    expect([before, after]).toEqual([{ a: { x: [1] } }, { a: { x: [2], y: 1 } }]);
  });
});
