import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { mergeSchemas } from "../../../../generator/spec/schema/merge.js";

const TEXT: JsonSchema = { type: "string" };
const INTEGER: JsonSchema = { type: "integer" };

type Row = readonly [label: string, a: JsonSchema, b: JsonSchema, both: JsonSchema];

/** JSON Schema 2020-12: a value of the result is one of both. */
const ROWS: readonly Row[] = [
  [
    "the keywords of both",
    { title: "A", minLength: 1 },
    { maxLength: 2 },
    { title: "A", minLength: 1, maxLength: 2 },
  ],
  [
    "the tighter bounds, of numbers",
    { minimum: 1, maximum: 5, exclusiveMinimum: 0, exclusiveMaximum: 9 },
    { minimum: 2, maximum: 6, exclusiveMinimum: -1, exclusiveMaximum: 8 },
    { minimum: 2, maximum: 5, exclusiveMinimum: 0, exclusiveMaximum: 8 },
  ],
  [
    "the tighter bounds, of sizes",
    { minLength: 1, maxLength: 5, minItems: 1, maxItems: 5, minProperties: 1, maxProperties: 5 },
    { minLength: 2, maxLength: 6, minItems: 2, maxItems: 6, minProperties: 2, maxProperties: 6 },
    { minLength: 2, maxLength: 5, minItems: 2, maxItems: 5, minProperties: 2, maxProperties: 5 },
  ],
  [
    "the types in common",
    { type: ["string", "integer", "null"] },
    { type: ["number", "null"] },
    { type: ["integer", "null"] },
  ],
  ["no type", TEXT, INTEGER, { type: [] }],
  [
    "the values in common",
    { enum: ["a", 1, { b: 1 }] },
    { enum: [{ b: 1 }, "a", "1"] },
    { enum: ["a", { b: 1 }] },
  ],
  ["the value of a constant", { const: "a" }, { enum: ["a", "b"] }, { const: "a", enum: ["a"] }],
  [
    "no value, if the constant is another",
    { const: "c" },
    { enum: ["a", "b"] },
    { const: undefined, enum: [] },
  ],
  [
    "no value, if there are two constants",
    { const: "a" },
    { const: "b" },
    { const: undefined, enum: [] },
  ],
  ["a constant", { const: 0 }, { type: "integer" }, { const: 0, type: "integer" }],
  [
    "the members of both that are required",
    { required: ["a", "b"] },
    { required: ["b", "c"] },
    { required: ["a", "b", "c"] },
  ],
  [
    "items that match both",
    { items: TEXT },
    { items: { maxLength: 1 } },
    { items: { allOf: [TEXT, { maxLength: 1 }] } },
  ],
  ["items once, if they are the same", { items: TEXT }, { items: TEXT }, { items: TEXT }],
  [
    "names that match both",
    { propertyNames: TEXT },
    { propertyNames: INTEGER },
    { propertyNames: { allOf: [TEXT, INTEGER] } },
  ],
  [
    "contents that match both",
    { contentSchema: TEXT },
    { contentSchema: INTEGER },
    { contentSchema: { allOf: [TEXT, INTEGER] } },
  ],
  ["unique items", { uniqueItems: false }, { uniqueItems: true }, { uniqueItems: true }],
  [
    "unique items of the first",
    { uniqueItems: true },
    { uniqueItems: false },
    { uniqueItems: true },
  ],
  ["a multiple of both", { multipleOf: 4 }, { multipleOf: 2 }, { multipleOf: 4 }],
  [
    "a multiple of both, whichever is first",
    { multipleOf: 2 },
    { multipleOf: 4 },
    { multipleOf: 4 },
  ],
  ["a multiple of their product", { multipleOf: 4 }, { multipleOf: 6 }, { multipleOf: 24 }],
  [
    "a pattern that nothing matches, for two",
    { pattern: "a" },
    { pattern: "b" },
    { pattern: "(?!)" },
  ],
  ["a pattern, if it is the same", { pattern: "a" }, { pattern: "a" }, { pattern: "a" }],
  ["the words of the second", { title: "A" }, { title: "B" }, { title: "B" }],
  ["both lists of parts", { allOf: [TEXT] }, { allOf: [INTEGER] }, { allOf: [TEXT, INTEGER] }],
  [
    "no other members, if one has none",
    { additionalProperties: false },
    { additionalProperties: TEXT },
    { additionalProperties: false },
  ],
  [
    "no other members, if the second has none",
    { additionalProperties: TEXT },
    { additionalProperties: false },
    { additionalProperties: false },
  ],
  [
    "the other members of the second, if the first has any",
    { additionalProperties: true },
    { additionalProperties: TEXT },
    { additionalProperties: TEXT },
  ],
  [
    "the other members of the first, if the second has any",
    { additionalProperties: TEXT },
    { additionalProperties: true },
    { additionalProperties: TEXT },
  ],
  [
    "other members that match both",
    { additionalProperties: TEXT },
    { additionalProperties: INTEGER },
    { additionalProperties: { allOf: [TEXT, INTEGER] } },
  ],
  [
    "other items that match both",
    { unevaluatedItems: TEXT },
    { unevaluatedItems: INTEGER },
    { unevaluatedItems: { allOf: [TEXT, INTEGER] } },
  ],
  [
    "no other items",
    { unevaluatedItems: false },
    { unevaluatedItems: INTEGER },
    { unevaluatedItems: false },
  ],
  [
    "members that match both",
    { properties: { a: TEXT, b: TEXT } },
    { properties: { b: { maxLength: 1 }, c: INTEGER } },
    { properties: { a: TEXT, b: { allOf: [TEXT, { maxLength: 1 }] }, c: INTEGER } },
  ],
  [
    "members of one that the other refuses",
    { properties: { a: TEXT } },
    { additionalProperties: false },
    { properties: { a: { allOf: [TEXT, { not: {} }] } }, additionalProperties: false },
  ],
  [
    "members of one that match the other's rest",
    { properties: { a: TEXT } },
    { additionalProperties: { maxLength: 1 } },
    {
      properties: { a: { allOf: [TEXT, { maxLength: 1 }] } },
      additionalProperties: { maxLength: 1 },
    },
  ],
  [
    "members of one that a pattern of the other has",
    { properties: { ab: TEXT } },
    { patternProperties: { "^a": INTEGER }, additionalProperties: false },
    { properties: { ab: TEXT }, patternProperties: { "^a": INTEGER }, additionalProperties: false },
  ],
  [
    "patterns of names that match both",
    { patternProperties: { "^a": TEXT, "^b": TEXT } },
    { patternProperties: { "^b": INTEGER, "^c": INTEGER } },
    { patternProperties: { "^a": TEXT, "^b": { allOf: [TEXT, INTEGER] }, "^c": INTEGER } },
  ],
  [
    "schemas that depend on a member",
    { dependentSchemas: { a: TEXT } },
    { dependentSchemas: { a: INTEGER } },
    { dependentSchemas: { a: { allOf: [TEXT, INTEGER] } } },
  ],
  [
    "members that depend on a member",
    { dependentRequired: { a: ["b"], c: ["d"] } },
    { dependentRequired: { a: ["e"] } },
    { dependentRequired: { a: ["b", "e"], c: ["d"] } },
  ],
  [
    "items by position that match both",
    { prefixItems: [TEXT] },
    { prefixItems: [INTEGER, TEXT] },
    { prefixItems: [{ allOf: [INTEGER, TEXT] }, TEXT] },
  ],
  [
    "alternatives of one",
    { anyOf: [TEXT, INTEGER] },
    { title: "A" },
    { anyOf: [TEXT, INTEGER], title: "A" },
  ],
  ["alternatives, if they are the same", { anyOf: [TEXT] }, { anyOf: [TEXT] }, { anyOf: [TEXT] }],
  [
    "the alternatives of the second apart",
    { anyOf: [TEXT] },
    { anyOf: [INTEGER], title: "A" },
    { anyOf: [TEXT], title: "A", allOf: [{ anyOf: [INTEGER] }] },
  ],
  [
    "the alternatives of the second apart, after its parts",
    { oneOf: [TEXT], allOf: [{ title: "A" }] },
    { oneOf: [INTEGER], allOf: [{ title: "B" }] },
    { oneOf: [TEXT], allOf: [{ title: "A" }, { title: "B" }, { oneOf: [INTEGER] }] },
  ],
  [
    "what the second excludes apart",
    { not: TEXT },
    { not: INTEGER },
    { not: TEXT, allOf: [{ not: INTEGER }] },
  ],
  [
    "all of a condition apart",
    { if: TEXT, else: INTEGER },
    { if: INTEGER, else: TEXT, title: "A" },
    { if: TEXT, else: INTEGER, title: "A", allOf: [{ if: INTEGER, else: TEXT }] },
  ],
  [
    "all of a count apart",
    { contains: TEXT },
    { contains: TEXT, minContains: 2 },
    { contains: TEXT, allOf: [{ contains: TEXT, minContains: 2 }] },
  ],
  [
    "no members with other names, except those that a pattern matches, or may match after too long",
    { properties: { b: TEXT, bc: TEXT, [`${"a".repeat(99)}!`]: TEXT } },
    { additionalProperties: false, patternProperties: { "^b.$": {}, "^(a|a?)+$": {} } },
    {
      additionalProperties: false,
      patternProperties: { "^b.$": {}, "^(a|a?)+$": {} },
      properties: {
        b: { allOf: [TEXT, { not: {} }] },
        bc: TEXT,
        [`${"a".repeat(99)}!`]: TEXT,
      },
    },
  ],
];

describe("Two schemas become one with", () => {
  it.each(ROWS)("%s", (_, a, b, both) => {
    expect(mergeSchemas(a, b)).toEqual(both);
  });
});
