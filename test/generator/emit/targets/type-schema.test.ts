import type { JSONSchema } from "json-schema-to-typescript";
import { describe, expect, it } from "vitest";
import { typeSchemas } from "../../../../generator/emit/parts/type-schema.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

const A = { type: "object", properties: { kind: { const: "a" } }, required: ["kind"] } as const;

const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  A,
  B: { type: "object", properties: { kind: { const: "b" } }, required: ["kind"] },
  Open: { type: "object" },
};

function converted(schema: JsonSchema): JSONSchema {
  return typeSchemas({ schemas: SCHEMAS, nameOf: (name) => `The${name}` })(schema);
}

const UNKNOWN = { tsType: "unknown" };
const PRESENT = { tsType: "{} | null" };
const TEXT = { type: "string" } as const;
const INTEGER = { type: "integer" } as const;

/** An object without members. */
const OBJECT: JSONSchema = {
  type: "object",
  properties: {},
  required: [],
  additionalProperties: false,
};

type Row = readonly [label: string, schema: JsonSchema, expected: JSONSchema];

const ROWS: readonly Row[] = [
  ["of anything", {}, UNKNOWN],
  ["of nothing", { not: {} }, { tsType: "never" }],
  ["of what is not a text", { not: TEXT }, UNKNOWN],
  ["of a file", { "x-wire-format": "file", type: "string" }, { tsType: "Blob" }],
  ["of a text", { ...TEXT, minLength: 1, format: "date", pattern: "a" }, TEXT],
  ["of a flag", { type: "boolean" }, { type: "boolean" }],
  ["of a number", { type: "number", minimum: 1 }, { type: "number" }],
  ["of null", { type: "null" }, { type: "null" }],
  ["of an integer", { ...INTEGER, format: "int64" }, INTEGER],
  ["of a bigint", { ...INTEGER, "x-int64": "bigint" }, { tsType: "bigint" }],
  ["of digits", { ...INTEGER, "x-int64": "text" }, TEXT],
  ["of a type that is not known", { type: "odd" }, UNKNOWN],
  ["of two types", { type: ["string", "null"] }, { anyOf: [TEXT, { type: "null" }] }],
  ["of one type in a list", { type: ["string"] }, TEXT],
  ["of two types, one not known", { type: ["string", "odd"] }, UNKNOWN],
  ["of no types", { type: [] }, UNKNOWN],

  ["of one value", { ...TEXT, const: "a" }, { enum: ["a"] }],
  ["of a listed null", { const: null }, { enum: [null] }],
  ["of listed values", { ...TEXT, enum: ["a", 1, true, null] }, { enum: ["a", 1, true, null] }],
  ["of a value beside a list", { const: "a", enum: ["b"] }, { enum: ["a"] }],
  [
    "of listed objects",
    { enum: [{ a: 1 }, "b", null] },
    { anyOf: ['{"a":1}', '"b"', "null"].map((tsType) => ({ tsType })) },
  ],
  ["of a listed list", { const: ["a"] }, { tsType: '["a"]' }],

  [
    "with a comment",
    { ...TEXT, description: "A *text*.", deprecated: true },
    { ...TEXT, description: "A *text*.", deprecated: true },
  ],
  ["with an empty comment", { ...TEXT, description: "" }, { ...TEXT, description: "" }],
  ["that is not deprecated", { ...TEXT, deprecated: false }, TEXT],

  ["of a named type", ref("A"), { tsType: "TheA" }],
  [
    "of a named type and a part",
    { ...ref("A"), allOf: [TEXT] },
    { allOf: [{ tsType: "TheA" }, TEXT] },
  ],
  [
    "of all parts",
    { type: "null", allOf: [TEXT, {}], anyOf: [TEXT, INTEGER], oneOf: [INTEGER] },
    { allOf: [TEXT, { type: "null" }, { anyOf: [TEXT, INTEGER] }, INTEGER] },
  ],
  ["of alternatives, one of anything", { anyOf: [TEXT, {}] }, UNKNOWN],
  ["of one alternative", { oneOf: [TEXT] }, TEXT],
  ["of no alternatives", { oneOf: [] }, { tsType: "never" }],

  ["of a list of anything", { type: "array" }, { type: "array", items: UNKNOWN }],
  ["of a list", { type: "array", items: TEXT }, { type: "array", items: TEXT }],
  [
    "of a list of what is not evaluated",
    { type: "array", unevaluatedItems: TEXT },
    { type: "array", items: TEXT },
  ],
  [
    "of a list of a size",
    { type: "array", items: TEXT, minItems: 8, maxItems: 20 },
    { type: "array", minItems: 8, maxItems: 20, items: TEXT },
  ],
  [
    "of a list of nine or more",
    { type: "array", items: TEXT, minItems: 9 },
    { type: "array", items: TEXT },
  ],
  [
    "of a list of no known size",
    { type: "array", items: TEXT, minItems: "8", maxItems: "9" },
    { type: "array", items: TEXT },
  ],
  [
    "of a tuple",
    { type: "array", prefixItems: [TEXT, INTEGER] },
    {
      anyOf: [
        { tsType: "[]" },
        { type: "array", minItems: 1, maxItems: 1, items: [TEXT], additionalItems: false },
        { type: "array", minItems: 2, items: [TEXT, INTEGER], additionalItems: UNKNOWN },
      ],
    },
  ],
  [
    "of a tuple with others",
    { type: "array", prefixItems: [TEXT], items: INTEGER, minItems: 1 },
    { type: "array", minItems: 1, items: [TEXT], additionalItems: INTEGER },
  ],
  [
    "of a tuple without others",
    { type: "array", prefixItems: [TEXT], items: { not: {} } },
    {
      anyOf: [
        { tsType: "[]" },
        { type: "array", minItems: 1, items: [TEXT], additionalItems: false },
      ],
    },
  ],
  [
    "of a tuple with nothing else",
    { type: "array", prefixItems: [TEXT], unevaluatedItems: false },
    {
      anyOf: [
        { tsType: "[]" },
        { type: "array", minItems: 1, items: [TEXT], additionalItems: false },
      ],
    },
  ],

  ["of any object", { type: "object" }, { ...OBJECT, additionalProperties: UNKNOWN }],
  [
    "of an object",
    { type: "object", properties: { a: TEXT, b: {} }, required: ["a"] },
    { ...OBJECT, properties: { a: TEXT, b: UNKNOWN }, required: ["a"] },
  ],
  ["of an object without members", { type: "object", properties: {} }, OBJECT],
  [
    "of an object of others",
    { type: "object", properties: { a: TEXT }, additionalProperties: INTEGER },
    { ...OBJECT, properties: { a: TEXT }, additionalProperties: INTEGER },
  ],
  [
    "of an object of any others",
    { type: "object", properties: { a: TEXT }, additionalProperties: true },
    { ...OBJECT, properties: { a: TEXT }, additionalProperties: UNKNOWN },
  ],
  ["of an object without others", { type: "object", additionalProperties: false }, OBJECT],
  [
    "of an object with others that none can be",
    { type: "object", additionalProperties: { not: {} } },
    OBJECT,
  ],
  [
    "of an object of what is not evaluated",
    { type: "object", unevaluatedProperties: TEXT },
    { ...OBJECT, additionalProperties: TEXT },
  ],
  [
    "of an object of patterns",
    { type: "object", patternProperties: { a: TEXT, c: { not: {} } } },
    { ...OBJECT, additionalProperties: UNKNOWN },
  ],
  [
    "of an object of patterns and others",
    { type: "object", patternProperties: { a: TEXT }, additionalProperties: INTEGER },
    { ...OBJECT, additionalProperties: { anyOf: [TEXT, INTEGER] } },
  ],
  [
    "of an object of patterns alone",
    { type: "object", patternProperties: { a: TEXT }, additionalProperties: false },
    { ...OBJECT, additionalProperties: TEXT },
  ],

  [
    "of a required member that is described nowhere",
    { type: "object", required: ["a"] },
    { ...OBJECT, properties: { a: PRESENT }, required: ["a", "a"], additionalProperties: UNKNOWN },
  ],
  [
    "of a required member that a part describes",
    { required: ["a"], allOf: [{ type: "object", properties: { a: TEXT } }] },
    {
      allOf: [
        { ...OBJECT, properties: { a: TEXT } },
        { ...OBJECT, properties: { a: TEXT }, required: ["a"] },
      ],
    },
  ],
  [
    "with a discriminator",
    {
      type: "object",
      discriminator: { propertyName: "kind" },
      oneOf: [ref("A"), ref("B"), { type: "null" }],
    },
    {
      allOf: [
        { ...OBJECT, additionalProperties: UNKNOWN },
        { anyOf: [{ tsType: "TheA" }, { tsType: "TheB" }, { type: "null" }] },
      ],
    },
  ],
  [
    "with a discriminator of names",
    { discriminator: { propertyName: "kind" }, oneOf: [ref("A"), ref("Open")] },
    {
      anyOf: [
        { tsType: "TheA" },
        {
          allOf: [
            { ...OBJECT, properties: { kind: { enum: ["Open"] } }, required: ["kind"] },
            { tsType: "TheOpen" },
          ],
        },
      ],
    },
  ],
];

describe("a schema for types", () => {
  it.each(ROWS)("%s", (_, schema, expected) => {
    expect(converted(schema)).toEqual(expected);
  });

  it("is converted once", () => {
    const convert = typeSchemas({ schemas: SCHEMAS, nameOf: String });
    expect(convert(A)).toBe(convert(A));
  });
});
