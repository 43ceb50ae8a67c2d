import { describe, expect, it } from "vitest";
import { completed, plainValue } from "../../../../templates/wiki/values/plain-value.js";

describe("a plain value", () => {
  it.each([
    ["string", ""],
    ["integer", 0],
    ["boolean", false],
    ["unknown", null],
    [{ enumOf: "type" }, ""],
    [{ list: "string" }, []],
    [{ map: "string" }, {}],
    [{ anyOf: ["integer", "string"] }, 0],
    [{ anyOf: [] }, null],
  ] as const)("of %j is %j", (shape, value) => {
    expect(plainValue(shape)).toEqual(value);
  });

  it("of a record has the fields that every answer has", () => {
    const record = {
      always: { is: "title" },
      sometimes: { is: "string", optional: true },
      asked: { is: "string", when: { prop: ["x"] } },
      inner: { is: { record: { a: { is: "user" } } } },
    } as const;
    expect(plainValue({ record })).toEqual({ always: "Main Page", inner: { a: "Admin" } });
  });
});

describe("a value that is completed", () => {
  const shape = { record: { a: { is: "integer" }, b: { is: "string", optional: true } } } as const;

  it("keeps what it has, in lists and maps too, and gets what it lacks", () => {
    expect(completed({ b: "x", c: 1 }, shape)).toEqual({ a: 0, b: "x", c: 1 });
    expect(completed([{}], { list: shape })).toEqual([{ a: 0 }]);
    expect(completed({ x: {}, y: undefined }, { map: shape })).toEqual({
      x: { a: 0 },
      y: undefined,
    });
  });

  it("stays as it is where it is of another shape, or of one of several", () => {
    expect(completed("x", shape)).toBe("x");
    expect(completed("x", { list: shape })).toBe("x");
    expect(completed("x", "string")).toBe("x");
    expect(completed({}, { anyOf: [shape, "string"] })).toEqual({});
    expect(completed("x", { enumOf: "type" })).toBe("x");
  });
});
