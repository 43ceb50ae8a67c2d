import { describe, expect, it } from "vitest";
import {
  int64Bounds,
  int64Type,
  int64Value,
  isFullRange,
  marked,
} from "../../../../generator/spec/schema/formats.js";

const INT64 = { type: "integer", format: "int64" };

describe("64-bit integers", () => {
  it("are marked in a schema, apart from listed ones", () => {
    const schema = {
      properties: { a: INT64, b: { type: "integer" }, c: { type: "string", format: "int64" } },
      items: { type: ["integer", "null"], format: "int64" },
      allOf: [
        { ...INT64, enum: [1] },
        { ...INT64, const: 1 },
      ],
    };
    const numbers = {
      oneOf: [
        { ...INT64, maximum: 9 },
        { type: "number", minimum: 10 },
      ],
    };
    expect(marked(numbers, "bigint")).toEqual(numbers);
    expect(marked(schema, undefined)).toBe(schema);
    expect(marked(schema, "bigint")).toEqual({
      properties: { ...schema.properties, a: { ...INT64, "x-int64": "bigint" } },
      items: { ...schema.items, "x-int64": "bigint" },
      allOf: schema.allOf,
    });
    expect([int64Type(marked(INT64, "text")), int64Type(INT64)]).toEqual(["text", undefined]);
    const oneOf = [INT64, { type: "string" }];
    expect(Object.keys(marked({ oneOf }, "text"))).toEqual(["anyOf"]);
    expect(Object.keys(marked({ oneOf }, "bigint"))).toEqual(["oneOf"]);
  });

  const FULL = { minimum: -9223372036854775808n, maximum: 9223372036854775807n };
  it.each([
    [{}, FULL, true],
    [{ minimum: 1, maximum: 9 }, { minimum: 1n, maximum: 9n }, false],
    [{ minimum: 1 }, { ...FULL, minimum: 1n }, false],
    [{ maximum: 9 }, { ...FULL, maximum: 9n }, false],
    [{ minimum: 0.5, maximum: 9.5 }, { minimum: 1n, maximum: 9n }, false],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 9 }, { minimum: 2n, maximum: 8n }, false],
    [{ exclusiveMinimum: 0.5, exclusiveMaximum: 9.5 }, { minimum: 1n, maximum: 9n }, false],
    [
      { minimum: 3, exclusiveMinimum: 1, maximum: 5, exclusiveMaximum: 9 },
      { minimum: 3n, maximum: 5n },
      false,
    ],
    [
      { minimum: 1, exclusiveMinimum: 3, maximum: 9, exclusiveMaximum: 5 },
      { minimum: 4n, maximum: 4n },
      false,
    ],
    [{ minimum: -1e30, maximum: 1e30 }, FULL, true],
    [{ minimum: "1", maximum: Number.POSITIVE_INFINITY }, FULL, true],
    [{ multipleOf: 5 }, { ...FULL, multipleOf: 5n }, false],
    [{ multipleOf: 1 }, FULL, true],
    [{ multipleOf: 0.5 }, FULL, true],
  ])("of %j have bounds", (schema, bounds, isFull) => {
    const found = int64Bounds(schema);
    expect(Object.entries(found)).toEqual(Object.entries(bounds));
    expect(isFullRange(schema)).toBe(isFull);
  });

  it.each([
    [12, "bigint", 12n],
    [12, "text", "12"],
    [1e21, "text", "1000000000000000000000"],
    [12, undefined, 12],
    [1.5, "bigint", 1.5],
    ["12", "bigint", "12"],
  ] as const)("%s is written as %s", (value, values, expected) => {
    expect(int64Value(value, marked(INT64, values))).toBe(expected);
  });
});
