import { describe, expect, it } from "vitest";
import { sharedParts } from "../../../generator/base/shared-parts.js";

describe("sharedParts", () => {
  it("makes equal objects and lists the same object, at any depth", () => {
    const given = {
      a: { list: [1, { name: "x" }], of: { name: "x" } },
      b: { list: [1, { name: "x" }], of: { name: "x" } },
    };
    const shared = sharedParts()(given);
    expect(shared).toStrictEqual(given);
    expect(shared.a).toBe(shared.b);
    expect(shared.a.list[1]).toBe(shared.a.of);
  });

  it("shares parts of several values", () => {
    const share = sharedParts();
    expect(share({ a: [1] }).a).toBe(share({ b: [1] }).b);
  });

  it("keeps apart what differs only in the types of values", () => {
    const given = [["1"], [1], [["1"]], ["#0"], [{}], [[]], ["{"], [null], [undefined], [true]];
    const shared = sharedParts()(given);
    expect(new Set(shared).size).toBe(given.length);
    expect(shared).toStrictEqual(given);
  });

  it("keeps apart objects whose members have another order, because code is in this order", () => {
    const given = [JSON.parse('{"a":1,"b":2}'), JSON.parse('{"b":2,"a":1}')];
    expect(JSON.stringify(sharedParts()(given))).toBe('[{"a":1,"b":2},{"b":2,"a":1}]');
  });

  it("keeps members with the name of the prototype", () => {
    const text = '[{"__proto__":[{"x":[1]}]},{"y":{"x":[1]}}]';
    expect(JSON.stringify(sharedParts()(JSON.parse(text)))).toBe(text);
  });

  it("keeps values that are not data of JSON", () => {
    const given = [undefined, { a: undefined }, "text", 1, null];
    expect(sharedParts()(given)).toStrictEqual(given);
  });
});
