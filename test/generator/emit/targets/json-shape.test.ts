import { describe, expect, it } from "vitest";
import { shapeIn } from "../../../../generator/emit/parts/json-shape.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

const POINT = { type: "number", "x-wire-format": "decimal-point" };
const PLAIN = { type: "number" };

function shape(schema: JsonSchema): unknown {
  return shapeIn(schema, { Price: { decimalPoint: true } });
}

describe("where numbers are written with a decimal point", () => {
  it("is said of a number, of members and of items, and of nothing else", () => {
    expect(shape(POINT)).toEqual({ decimalPoint: true });
    expect(shape(PLAIN)).toBeUndefined();
    expect(shape({ properties: { a: POINT, b: PLAIN } })).toEqual({
      properties: { a: { decimalPoint: true } },
    });
    expect(shape({ items: POINT })).toEqual({ items: { decimalPoint: true } });
    expect(shape({ items: PLAIN })).toBeUndefined();
  });

  it("is said by the name of a schema that has such numbers", () => {
    expect(shape({ $ref: "#/components/schemas/Price" })).toEqual({ also: ["Price"] });
    expect(shape({ $ref: "#/components/schemas/Town" })).toBeUndefined();
  });

  it("is put together from all alternatives and parts", () => {
    expect(shape({ anyOf: [PLAIN, POINT] })).toEqual({ decimalPoint: true });
    expect(shape({ oneOf: [{ items: POINT }, { items: PLAIN }] })).toEqual({
      items: { decimalPoint: true },
    });
    expect(shape({ allOf: [{}, { items: POINT }] })).toEqual({ items: { decimalPoint: true } });
    expect(
      shape({
        properties: { a: PLAIN, b: POINT },
        allOf: [
          { properties: { a: POINT, c: POINT } },
          { $ref: "#/components/schemas/Price", properties: { b: { items: POINT } } },
        ],
      }),
    ).toEqual({
      properties: {
        a: { decimalPoint: true },
        b: { decimalPoint: true, items: { decimalPoint: true } },
        c: { decimalPoint: true },
      },
      also: ["Price"],
    });
  });
});
