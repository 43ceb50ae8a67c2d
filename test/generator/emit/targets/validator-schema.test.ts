import { describe, expect, it } from "vitest";
import { validatorSchemas } from "../../../../generator/emit/parts/validator-schema.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The longest pattern of a text that is copied: with its keyword, 120 characters of JSON. */
const LONGEST = "x".repeat(120 - '{"pattern":""}'.length);

const A = { type: "object", properties: { kind: { const: "a" } }, required: ["kind"] } as const;
const B = { type: "object", properties: { kind: { const: "b" } }, required: ["kind"] } as const;

const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Id: { type: "string", description: "A name.", minLength: 1 },
  Any: { description: "Anything." },
  Longest: { pattern: LONGEST },
  Longer: { pattern: `${LONGEST}x` },
  Object: { type: "object", properties: { a: {} } },
  Alias: ref("Id"),
  A,
  B,
};

function converted(schema: JsonSchema): JsonSchema {
  return validatorSchemas(SCHEMAS)(schema);
}

type Row = readonly [label: string, schema: JsonSchema, expected: JsonSchema];

const BOUNDS = { minimum: -2147483648, maximum: 2147483647 };

const ROWS: readonly Row[] = [
  [
    "without annotations",
    { title: "T", "x-a": 1, default: "", type: "string" },
    { type: "string" },
  ],
  [
    "without annotations below",
    { items: { description: "D", minLength: 1 }, properties: { description: { title: "T" } } },
    { items: { minLength: 1 }, properties: { description: {} } },
  ],
  [
    "with the format of a text",
    { type: "string", format: "date" },
    { type: "string", format: "date" },
  ],
  ["with the format of any value", { format: "date" }, { format: "date" }],
  [
    "with a format among other types",
    { type: ["null", "string"], format: "date" },
    { type: ["null", "string"], format: "date" },
  ],
  ["without the format of no text", { type: "number", format: "date" }, { type: "number" }],
  ["without a format that is not known", { type: "string", format: "odd" }, { type: "string" }],
  [
    "with the bounds of an integer",
    { type: "integer", format: "int32" },
    { type: "integer", ...BOUNDS },
  ],
  [
    "with integers of a number",
    { type: "number", format: "int32" },
    { type: "number", ...BOUNDS, multipleOf: 1 },
  ],
  ["with integers of any value", { format: "int32" }, { ...BOUNDS, multipleOf: 1 }],
  [
    "with multiples of its own",
    { type: "number", format: "int32", multipleOf: 2 },
    { type: "number", ...BOUNDS, multipleOf: 2 },
  ],
  ["without the bounds of a text", { type: "string", format: "int32" }, { type: "string" }],
  ["with files", { "x-wire-format": "file", type: "string" }, { type: "string", file: true }],
  ["without other forms", { "x-wire-format": "json", type: "string" }, { type: "string" }],
  [
    "with members that are ignored",
    {
      properties: { a: { minLength: 1 } },
      "x-ignored-properties": { b: { title: "T", minLength: 2 } },
    },
    { properties: { a: { minLength: 1 }, b: { minLength: 2 } } },
  ],

  ["that refers to a large one", ref("Object"), { $ref: "Object" }],
  ["that refers to one with a reference", ref("Alias"), { $ref: "Alias" }],
  ["that refers to nothing", ref("Nothing"), {}],
  ["that refers to a small one", ref("Id"), { type: "string", minLength: 1 }],
  ["that refers to anything", ref("Any"), {}],
  ["that refers to one of 120 characters", ref("Longest"), { pattern: LONGEST }],
  ["that refers to one of 121 characters", ref("Longer"), { $ref: "Longer" }],
  [
    "that refers to a small one beside others",
    { ...ref("Id"), maxLength: 2 },
    { maxLength: 2, allOf: [{ type: "string", minLength: 1 }] },
  ],
  [
    "that refers to a small one beside parts",
    { ...ref("Id"), allOf: [{ maxLength: 2 }] },
    { allOf: [{ maxLength: 2 }, { type: "string", minLength: 1 }] },
  ],
  [
    "that refers to a large one beside others",
    { ...ref("Object"), maxProperties: 2 },
    { maxProperties: 2, $ref: "Object" },
  ],
  ["that is elsewhere", { $ref: "other.json" }, {}],

  [
    "with a discriminator",
    { discriminator: { propertyName: "kind" }, oneOf: [ref("A"), ref("B")] },
    {
      type: "object",
      branches: [{ $ref: "A" }, { $ref: "B" }],
      selection: { property: "kind", values: [["a"], ["b"]] },
    },
  ],
  [
    "with a discriminator of more",
    {
      description: "D",
      minProperties: 1,
      discriminator: { propertyName: "kind" },
      anyOf: [ref("A"), { type: "null", title: "T" }],
    },
    {
      minProperties: 1,
      allOf: [
        {
          anyOf: [
            { type: "null" },
            {
              type: "object",
              branches: [{ $ref: "A" }],
              selection: { property: "kind", values: [["a"]] },
            },
          ],
        },
      ],
    },
  ],
  [
    "with a discriminator that tells nothing apart",
    { discriminator: { propertyName: "kind" }, oneOf: [ref("A"), ref("A")] },
    { oneOf: [{ $ref: "A" }, { $ref: "A" }] },
  ],
];

describe("a schema for validators", () => {
  it.each(ROWS)("%s", (_, schema, expected) => {
    expect(converted(schema)).toEqual(expected);
  });

  it("has the names of schemas as references by default", () => {
    expect(validatorSchemas(SCHEMAS)(ref("Object"))).toEqual({ $ref: "Object" });
  });

  it("is converted once", () => {
    const convert = validatorSchemas(SCHEMAS);
    expect(convert(A)).toBe(convert(A));
  });
});
