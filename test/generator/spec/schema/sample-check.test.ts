import { describe, expect, it } from "vitest";
import { dataSchema, toLocalSchema } from "../../../../generator/emit/parts/stub-data.js";
import {
  checkedSample,
  needsCheck,
  schemaCheck,
} from "../../../../generator/spec/schema/sample-check.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

const TEXT = { type: "string" };
const INTEGER = { type: "integer" };

function tagged(...values: readonly string[]): JsonSchema {
  return { type: "object", properties: { kind: { enum: values } }, required: ["kind"] };
}

function named(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

describe("values that are made for a schema", () => {
  it.each<JsonSchema>([
    { allOf: [] },
    { contains: {} },
    { dependentRequired: {} },
    { dependentSchemas: {} },
    { else: {} },
    { not: {} },
    { patternProperties: {} },
    { propertyNames: {} },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    { then: {} },
    { unevaluatedItems: false },
    { unevaluatedProperties: false },
    { uniqueItems: true, minItems: 1 },
    { enum: ["a"], minLength: 1 },
    { enum: [1], exclusiveMaximum: 1 },
    { enum: [1], exclusiveMinimum: 1 },
    { const: 1, maximum: 1 },
    { const: 1, multipleOf: 1 },
    { const: "a", pattern: "a" },
    { enum: [{}], required: ["a"] },
    { enum: [{}], properties: {} },
    { enum: [[]], items: {} },
    { anyOf: [{ not: {} }, TEXT] },
    { oneOf: [TEXT, { not: {}, type: "integer" }] },
    { oneOf: [TEXT, TEXT] },
    { oneOf: [{ type: "number" }, INTEGER] },
    { oneOf: [{}, TEXT] },
    { oneOf: [TEXT, INTEGER, INTEGER] },
    { oneOf: [{ enum: ["a", "b"] }, { enum: ["b"] }] },
    { oneOf: [tagged("a"), tagged("a", "b")] },
    { oneOf: [tagged("a"), { ...tagged("b"), required: [] }] },
    { oneOf: [{ ...TEXT, "x-implied-type": true }, INTEGER] },
  ])("may not match %j", (schema) => {
    expect(needsCheck(schema, {})).toBe(true);
  });

  it.each<JsonSchema>([
    {},
    { uniqueItems: true },
    { uniqueItems: false, minItems: 1 },
    { minItems: 1 },
    { enum: ["a"], type: "string", title: "t" },
    { minLength: 1 },
    { anyOf: [TEXT, TEXT] },
    { oneOf: [TEXT, INTEGER] },
    { oneOf: [TEXT, { type: ["integer", "null"] }] },
    { oneOf: [{ enum: ["a"] }, { const: "b" }] },
    { oneOf: [tagged("a"), tagged("b"), { allOf: [tagged("c")] }] },
    { oneOf: [named("A"), named("B")] },
  ])("match %j", (schema) => {
    expect(needsCheck(schema, { A: tagged("a"), B: tagged("b") })).toBe(false);
  });
});

describe("a sample whose values are checked", () => {
  const sample: SampleRule = { kind: "enum", json: '["a","b",3,4,5,6,7,8,9,10]' };

  it("stays if all values match, and is none if none does", () => {
    expect(checkedSample(sample, () => true, {})).toBe(sample);
    expect(checkedSample(sample, () => false, {})).toBeUndefined();
  });

  it("is one of some values that match, of which each comes once", () => {
    const some = checkedSample(sample, (value) => typeof value === "string", {});
    if (!some || !("json" in some)) throw new TypeError("It is no list.");
    const values: unknown = JSON.parse(some.json);
    expect(new Set(Array.isArray(values) ? values : [])).toEqual(new Set(["a", "b"]));
    const many = checkedSample(sample, (value) => value !== "a", {});
    expect(many && "json" in many && JSON.parse(many.json)).toHaveLength(8);
  });

  it("may be named", () => {
    const all = { One: { kind: "enum", json: "[1]" } } as const;
    const rule = { ref: "One" } as const;
    expect(checkedSample(rule, (value) => value === 1, all)).toBe(rule);
  });
});

describe("the check of values", () => {
  it.each<readonly [JsonSchema, unknown, boolean]>([
    [TEXT, "a", true],
    [TEXT, 1, false],
    [{ format: "date" }, "2024-02-30", false],
    [{ format: "date" }, "2024-02-29", true],
    [{ format: "isbn" }, "a", true],
    [named("A/b"), "a", true],
    [named("A/b"), 1, false],
    [{ items: named("A/b") }, ["a", 1], false],
    [{ type: "object", "x-implied-type": true }, "a", true],
    [{ type: "string", nullable: true }, null, false],
    [{ properties: { a: TEXT }, unevaluatedProperties: false }, { b: 1 }, false],
    [{ allOf: [{ properties: { a: TEXT } }], unevaluatedProperties: false }, { a: "a" }, true],
    [{ prefixItems: [TEXT], contains: { type: "number" } }, ["a"], false],
    [{ required: ["toString"] }, {}, false],
  ])("is by %j: %j, %s", (schema, value, expected) => {
    const check = schemaCheck({ "A/b": TEXT });
    expect([check(schema, value), check(schema, value)]).toEqual([expected, expected]);
  });

  it("records what was evaluated if a named schema needs it", () => {
    const check = schemaCheck({ Closed: { properties: { a: {} }, unevaluatedProperties: false } });
    expect([check(named("Closed"), { a: 1 }), check(named("Closed"), { b: 1 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe("the schema of a stub's data", () => {
  const schemas = {
    Thing: { type: "object", properties: { owner: named("Owner"), parent: named("Thing") } },
    Owner: { ...TEXT, example: "o" },
    Unused: TEXT,
  };
  const model = {
    kind: "openapi",
    name: "n",
    file: "f",
    source: "s",
    title: "Things",
    dialect: { kind: "plain" },
    securitySchemes: [],
    apiKeys: [],
    passwords: [],
    operations: [],
    schemas,
    requestForms: {},
    servers: [],
    skipped: [],
    gaps: [],
  } as const;

  it("has a list of each collection, and the named schemas that they refer to", () => {
    expect(dataSchema(model, [{ name: "things", item: named("Thing") }])).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Data of Things",
      description: "The data of a stub. Absent collections are generated.",
      type: "object",
      properties: {
        $schema: TEXT,
        things: { type: "array", items: { $ref: "#/$defs/Thing" } },
      },
      additionalProperties: false,
      $defs: {
        Owner: TEXT,
        Thing: {
          type: "object",
          properties: { owner: { $ref: "#/$defs/Owner" }, parent: { $ref: "#/$defs/Thing" } },
        },
      },
    });
    expect(dataSchema(model, [{ name: "texts", item: TEXT }])).not.toHaveProperty("$defs");
  });

  it("has none of the keywords of OpenAPI and of the model", () => {
    const keywords = {
      "x-wire-format": "file",
      "x-ignored-properties": {},
      "x-implied-type": true,
      "x-int64": "text",
      example: 1,
    } as const;
    expect(
      toLocalSchema({ ...keywords, items: { ...keywords, ...named("A") }, title: "t" }),
    ).toEqual({
      title: "t",
      items: { $ref: "#/$defs/A" },
    });
  });
});
