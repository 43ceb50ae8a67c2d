import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import {
  alternativesOf,
  isPlainAlternative,
} from "../../../../generator/spec/schema/alternatives.js";
import { mergeAllOf } from "../../../../generator/spec/schema/merge.js";
import { referencedSchema } from "../../../../generator/spec/schema/json-schema.js";

function both(a: JsonSchema, b: JsonSchema): JsonSchema {
  return mergeAllOf({ allOf: [a, b] }, {});
}

describe("a reference", () => {
  it("is to a schema of the OpenAPI document, or none", () => {
    expect(referencedSchema({ $ref: "#/components/schemas/Town" })).toBe("Town");
    expect(referencedSchema({ $ref: "#/definitions/Town" })).toBeUndefined();
    expect(referencedSchema({})).toBeUndefined();
  });

  it("is followed, and what stands beside it holds too", () => {
    const schemas = { Town: { type: "object", required: ["name"] } };
    const town = { $ref: "#/components/schemas/Town", required: ["id"] };
    expect(mergeAllOf(town, schemas)).toEqual({ type: "object", required: ["name", "id"] });
    expect(mergeAllOf({ $ref: "#/components/schemas/City", type: "object" }, schemas)).toEqual({
      type: "object",
    });
  });

  it("to itself says nothing", () => {
    const schemas = { Town: { $ref: "#/components/schemas/Town" } };
    expect(mergeAllOf({ $ref: "#/components/schemas/Town" }, schemas)).toEqual({});
  });
});

describe("two schemas as one", () => {
  it.each([
    [{ minimum: 1 }, { minimum: 3 }, { minimum: 3 }],
    [{ exclusiveMinimum: 4 }, { exclusiveMinimum: 3 }, { exclusiveMinimum: 4 }],
    [{ minLength: 1 }, { minLength: 2 }, { minLength: 2 }],
    [{ minItems: 2 }, { minItems: 1 }, { minItems: 2 }],
    [{ minProperties: 2 }, { minProperties: 3 }, { minProperties: 3 }],
    [{ maximum: 1 }, { maximum: 3 }, { maximum: 1 }],
    [{ exclusiveMaximum: 4 }, { exclusiveMaximum: 3 }, { exclusiveMaximum: 3 }],
    [{ maxLength: 1 }, { maxLength: 2 }, { maxLength: 1 }],
    [{ maxItems: 2 }, { maxItems: 1 }, { maxItems: 1 }],
    [{ maxProperties: 2 }, { maxProperties: 3 }, { maxProperties: 2 }],
    [{ multipleOf: 2 }, { multipleOf: 6 }, { multipleOf: 6 }],
    [{ multipleOf: 6 }, { multipleOf: 4 }, { multipleOf: 24 }],
    [{ uniqueItems: false }, { uniqueItems: true }, { uniqueItems: true }],
    [{ uniqueItems: true }, { uniqueItems: false }, { uniqueItems: true }],
    [{ enum: ["a", "b"] }, { enum: ["b", "c"] }, { enum: ["b"] }],
    [{ type: "number" }, { type: "integer" }, { type: ["integer"] }],
    [{ type: ["string", "null"] }, { type: "null" }, { type: ["null"] }],
    [{ type: "string" }, { type: "number" }, { type: [] }],
    [{ pattern: "a" }, { pattern: "b" }, { pattern: "(?!)" }],
    [{ pattern: "a" }, { pattern: "a" }, { pattern: "a" }],
    [{ format: "date" }, { format: "uri" }, { format: "uri" }],
  ])("%j and %j is %j", (a, b, expected) => {
    expect(both(a, b)).toEqual(expected);
  });

  it("keep what both say of items and of members", () => {
    const [a, b] = [{ type: "string" }, { minLength: 1 }];
    expect(both({ items: a }, { items: b })).toEqual({ items: { allOf: [a, b] } });
    expect(both({ properties: { x: a, y: a } }, { properties: { x: b, z: b } })).toEqual({
      properties: { x: { allOf: [a, b] }, y: a, z: b },
    });
  });

  it("have members that are called as what every object has", () => {
    expect(
      both({ properties: { a: {} } }, { properties: { constructor: { type: "null" } } }),
    ).toEqual({ properties: { a: {}, constructor: { type: "null" } } });
  });
});

describe("alternatives", () => {
  it("are the schema itself where there are none", () => {
    expect(alternativesOf({ type: "string" }, {})).toEqual([{ type: "string" }]);
  });

  it("have all that holds besides, and are gone through where there are more below", () => {
    const choice = { type: "integer", oneOf: [{ minimum: 1 }, { anyOf: [{ maximum: 2 }, {}] }] };
    expect(alternativesOf(choice, {})).toEqual([
      { type: "integer", minimum: 1 },
      { type: "integer", maximum: 2 },
      { type: "integer" },
    ]);
  });

  it("of both kinds are each of the one with each of the other", () => {
    const choice = {
      anyOf: [{ minimum: 1 }, { minimum: 2 }],
      oneOf: [{ maximum: 8 }, { maximum: 9 }],
    };
    expect(alternativesOf(choice, {})).toEqual([
      { minimum: 1, maximum: 8 },
      { minimum: 1, maximum: 9 },
      { minimum: 2, maximum: 8 },
      { minimum: 2, maximum: 9 },
    ]);
  });

  it("of a condition meet it, or are those of `else`", () => {
    const condition = { minimum: 1 };
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    const choice = { if: condition, then: { maximum: 8 }, else: { type: "string" } };
    expect(alternativesOf(choice, {})).toEqual([{ minimum: 1, maximum: 8 }, { type: "string" }]);
    expect(alternativesOf({ if: condition, else: { type: "string" } }, {})).toEqual([
      condition,
      { type: "string" },
    ]);
  });

  it.each<readonly [JsonSchema, boolean]>([
    [{ oneOf: [{}], description: "a" }, true],
    [{ oneOf: [{}], description: "a", minimum: 1 }, false],
    [{ oneOf: [{}], type: "integer" }, true],
    [{ oneOf: [{}], type: "string" }, false],
    [{ oneOf: [{}], anyOf: [{}] }, false],
  ])("%j restricts its values by its alternatives alone: %s", (schema, isPlain) => {
    expect(isPlainAlternative(schema, { type: "integer" }, {})).toBe(isPlain);
  });
});
