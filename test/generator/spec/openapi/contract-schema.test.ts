import { describe, expect, it } from "vitest";
import {
  contractSchema,
  withImpliedTypes,
} from "../../../../generator/spec/openapi/contract-schema.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

const MEMBERS: JsonSchema = { properties: { a: { minLength: 1 } } };

describe("The types that schemas imply", () => {
  it("are those of members and items", () => {
    expect(withImpliedTypes(MEMBERS)).toEqual({
      ...MEMBERS,
      type: "object",
      "x-implied-type": true,
    });
    expect(withImpliedTypes({ items: { minLength: 1 } })).toEqual({
      items: { minLength: 1 },
      type: "array",
      "x-implied-type": true,
    });
    expect(withImpliedTypes({ ...MEMBERS, items: { minLength: 1 } })).toMatchObject({
      type: ["object", "array"],
    });
    expect(withImpliedTypes({ minLength: 1 })).toEqual({ minLength: 1 });
  });

  it.each<JsonSchema>([
    { type: "string" },
    { enum: ["a"] },
    { const: 1 },
    { $ref: "#/components/schemas/A" },
  ])("are not added to %j", (schema) => {
    expect(withImpliedTypes({ ...MEMBERS, ...schema })).toEqual({ ...MEMBERS, ...schema });
  });

  it("are added within others, but not where a narrower schema accepts more", () => {
    const typed = withImpliedTypes(MEMBERS);
    expect(
      withImpliedTypes({ allOf: [MEMBERS], not: MEMBERS, if: MEMBERS, else: MEMBERS }),
    ).toEqual({ allOf: [typed], not: MEMBERS, if: MEMBERS, else: typed });
  });
});

describe("The schema of a contract", () => {
  it.each([
    [undefined, {}],
    [true, {}],
    [false, false],
    [null, null],
    [["a"], ["a"]],
    [{}, {}],
    [{ deprecated: false, readOnly: false, writeOnly: false, uniqueItems: false }, {}],
    [{ minLength: 0, minItems: 0, minProperties: 0 }, {}],
    [{ items: true, additionalProperties: true, properties: {}, required: [] }, {}],
    [{ items: {}, additionalProperties: { items: { minLength: 0 } } }, {}],
    [
      { oneOf: [{ $ref: ["a"] }, { $ref: 1 }, { $ref: "#/a" }] },
      { oneOf: [{}, {}, { $ref: "#/a" }] },
    ],
    [{ properties: [] }, { properties: [] }],
    [{ required: {} }, { required: {} }],
    [{ required: "a" }, { required: "a" }],
    [{ minimum: 0 }, { minimum: 0 }],
  ])("has no keyword that restricts nothing: %j", (given, expected) => {
    expect(contractSchema(given)).toEqual(expected);
  });

  it.each([
    { deprecated: true },
    { uniqueItems: true },
    { minLength: 1 },
    { minItems: 1 },
    { items: { type: "string" } },
    { items: false },
    { additionalProperties: false },
    { additionalProperties: { type: "string" } },
    { properties: { a: {} } },
    { required: ["a"] },
    { allOf: [] },
    { pattern: "" },
  ])("has the keywords that restrict something: %j", (given) => {
    expect(contractSchema(given)).toEqual(given);
  });

  it.each([
    [{ const: "a" }, { enum: ["a"] }],
    [{ const: null }, { enum: [null] }],
    [{ const: "a", enum: ["b", "a"] }, { enum: ["a"] }],
    [{ const: { a: 1 }, enum: ["b", { a: 1 }] }, { enum: [{ a: 1 }] }],
    [{ const: "a", enum: ["b"] }, { enum: [] }],
    [{ enum: ["b", "a"] }, { enum: ["b", "a"] }],
    [{ type: "string" }, { type: "string" }],
    [{ type: ["string"] }, { type: "string" }],
    [{ type: ["string", "null", "string"] }, { type: ["null", "string"] }],
    [{ type: ["number", "integer"] }, { type: "number" }],
    [{ type: ["string", "integer"] }, { type: ["integer", "string"] }],
    [{ required: ["b", "a", "b"] }, { required: ["a", "b"] }],
    [
      { anyOf: [{ const: "a" }], oneOf: [{ enum: ["a", "b"] }] },
      { anyOf: [{ enum: ["a"] }], oneOf: [{ enum: ["a", "b"] }] },
    ],
  ])("has one spelling of what means the same: %j", (given, expected) => {
    expect(contractSchema(given)).toEqual(expected);
  });

  it("is the same within others, but not in examples", () => {
    const [given, expected] = [{ const: 1, minLength: 0 }, { enum: [1] }];
    expect(
      contractSchema({
        anyOf: [given, true],
        oneOf: [given],
        allOf: [given],
        properties: { const: given, a: true },
        items: given,
        additionalProperties: given,
        example: given,
      }),
    ).toEqual({
      anyOf: [expected, {}],
      oneOf: [expected],
      allOf: [expected],
      properties: { const: expected, a: {} },
      items: expected,
      additionalProperties: expected,
      example: given,
    });
  });
});
