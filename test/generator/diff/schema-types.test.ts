import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };
const LIST = { type: "array" };
const OBJECT = { type: "object" };

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  lines: readonly string[],
];

const TYPES: readonly Row[] = [
  ["another type", TEXT, FLAG, ['response-type-changed "string" > "boolean" @/s/type']],
  [
    "a wider type, which code does not see",
    INTEGER,
    NUMBER,
    ['response-type-widened "integer" > "number" (same-types) @/s/type'],
  ],
  [
    "a narrower type, which code does not see",
    NUMBER,
    INTEGER,
    ['response-type-narrowed "number" > "integer" (same-types) @/s/type'],
  ],
  ["any value", TEXT, {}, ['response-type-widened "string" > "{}" @/s/type']],
  ["a type instead of any value", {}, TEXT, ['response-type-narrowed "{}" > "string" @/s/type']],
  [
    "a type without null",
    { type: ["string", "null"] },
    TEXT,
    ["response-field-became-non-null @/s"],
  ],
  ["a type with null", TEXT, { type: ["null", "string"] }, ["response-field-became-nullable @/s"]],
  [
    "types of which one is narrower",
    { type: ["string", "number"] },
    { type: ["integer", "string"] },
    ['response-type-narrowed "number or string" > "integer or string" (same-types) @/s/type'],
  ],
  ["an object instead of a list", LIST, OBJECT, ['envelope-changed "array" > "object" @/s/type']],
  [
    "a list instead of an object",
    OBJECT,
    { ...LIST, items: TEXT },
    ['envelope-changed "object" > "array" @/s/type'],
  ],
  [
    "an object or a list",
    OBJECT,
    { type: ["array", "object"] },
    ['response-type-widened "object" > "array or object" @/s/type'],
  ],
  [
    "the object that members imply",
    { properties: { a: TEXT } },
    { ...OBJECT, properties: { a: TEXT } },
    [
      'response-type-narrowed "{\\"properties\\":{\\"a\\":{\\"type\\":\\"string\\"}}}" > "object" (same-types, implied) @/s/type',
    ],
  ],
  [
    "the list that items imply",
    { items: TEXT },
    { ...LIST, items: TEXT },
    [
      'response-type-narrowed "{\\"items\\":{\\"type\\":\\"string\\"}}" > "array" (same-types, implied) @/s/type',
    ],
  ],
  [
    "the object that other members imply",
    { additionalProperties: TEXT },
    { ...OBJECT, additionalProperties: TEXT },
    [
      'response-type-narrowed "{\\"additionalProperties\\":{\\"type\\":\\"string\\"}}" > "object" (same-types, implied) @/s/type',
    ],
  ],
  [
    "no object that members still imply",
    { ...OBJECT, properties: { a: TEXT } },
    { properties: { a: TEXT } },
    [
      'response-type-widened "object" > "{\\"properties\\":{\\"a\\":{\\"type\\":\\"string\\"}}}" (same-types, implied) @/s/type',
    ],
  ],
  [
    "another type than items imply",
    { items: TEXT },
    TEXT,
    [
      'response-type-narrowed "{\\"items\\":{\\"type\\":\\"string\\"}}" > "string" @/s/type',
      // Generated code reads a list before.
      'response-type-changed "array" > "string" @/s/type',
    ],
  ],
  [
    "an object instead of any value",
    {},
    OBJECT,
    ['response-type-narrowed "{}" > "object" @/s/type'],
  ],
  [
    "the same after another order",
    { type: ["string", "null"], minLength: 1 },
    { minLength: 1, type: ["null", "string"] },
    [],
  ],
];

const VALUES: readonly Row[] = [
  [
    "other values without null",
    { enum: ["a", "b", null] },
    { enum: ["b", "c"] },
    [
      "response-field-became-non-null @/s",
      'response-enum-value-removed "a" @/s/enum',
      'response-enum-value-added "c" @/s/enum',
    ],
  ],
  [
    "other values of the same type",
    { enum: ["a"] },
    { enum: ["b"] },
    ['response-enum-value-removed "a" @/s/enum', 'response-enum-value-added "b" @/s/enum'],
  ],
  [
    "any text instead of the values that are texts",
    { ...TEXT, enum: ["a", 1] },
    TEXT,
    ['response-type-widened ["a"] > "string" (values-opened) @/s/enum'],
  ],
  [
    "listed values instead of any text",
    TEXT,
    { ...TEXT, enum: ["a", "b"] },
    ['response-type-narrowed "string" > ["a","b"] @/s/enum'],
  ],
  [
    "the text that looks like a number",
    { enum: [1, "1"] },
    { enum: ["1"] },
    ['response-enum-value-removed "1" @/s/enum'],
  ],
  [
    "values of another type",
    { enum: [1] },
    { enum: ["a"] },
    ['response-type-changed "integer" > "string" @/s/type'],
  ],
  [
    "values of all types",
    { enum: [{ a: 1 }] },
    { enum: [{ a: 1 }, [1], true, 1.5, null] },
    [
      "response-field-became-nullable @/s",
      'response-enum-value-added "1.5" @/s/enum',
      'response-enum-value-added "[1]" @/s/enum',
      'response-enum-value-added "true" @/s/enum',
    ],
  ],
  [
    "a type that the values do not have",
    { enum: ["a"] },
    NUMBER,
    ['response-type-changed "string" > "number" @/s/type'],
  ],
  [
    "values of which only integers fit",
    { type: "integer", enum: [1, 1.5] },
    { type: "integer", enum: [1, 2] },
    ['response-enum-value-removed "1.5" @/s/enum', 'response-enum-value-added "2" @/s/enum'],
  ],
  [
    "null beside a type that has it",
    { type: ["string", "null"], enum: ["a"] },
    { type: ["string", "null"], enum: ["a", null] },
    ["response-field-became-nullable @/s"],
  ],
];

describe("the type of a schema", () => {
  it.each(TYPES)("may become %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });
});

describe("the values of a schema", () => {
  it.each(VALUES)("may become %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });
});
