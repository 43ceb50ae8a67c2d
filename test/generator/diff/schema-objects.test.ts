import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };
const OBJECT = { type: "object" };

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  lines: readonly string[],
];

const OBJECTS: readonly Row[] = [
  [
    "open",
    { ...OBJECT, additionalProperties: false },
    OBJECT,
    ['response-bound-loosened "additionalProperties" false > true @/s/additionalProperties'],
  ],
  [
    "closed",
    { ...OBJECT, additionalProperties: true },
    { ...OBJECT, additionalProperties: false },
    ['response-bound-tightened "additionalProperties" true > false @/s/additionalProperties'],
  ],
  [
    "of members of a type instead of any",
    OBJECT,
    { ...OBJECT, additionalProperties: TEXT },
    [
      'response-bound-tightened "additionalProperties" true > {"type":"string"} @/s/additionalProperties',
    ],
  ],
  [
    "of any members instead of those of a type",
    { ...OBJECT, additionalProperties: TEXT },
    OBJECT,
    [
      'response-bound-loosened "additionalProperties" {"type":"string"} > true @/s/additionalProperties',
    ],
  ],
  [
    "of members of a type instead of none",
    { ...OBJECT, additionalProperties: false },
    { ...OBJECT, additionalProperties: TEXT },
    [
      'response-bound-loosened "additionalProperties" false > {"type":"string"} @/s/additionalProperties',
    ],
  ],
  [
    "without members instead of those of a type",
    { ...OBJECT, additionalProperties: TEXT },
    { ...OBJECT, additionalProperties: false },
    [
      'response-bound-tightened "additionalProperties" {"type":"string"} > false @/s/additionalProperties',
    ],
  ],
  [
    "of members of another type",
    { ...OBJECT, additionalProperties: TEXT },
    { ...OBJECT, additionalProperties: FLAG },
    ['.* response-type-changed "string" > "boolean" @/s/additionalProperties/type'],
  ],
  [
    "of members of a type instead of an empty schema",
    { ...OBJECT, additionalProperties: {} },
    { ...OBJECT, additionalProperties: TEXT },
    ['.* response-type-narrowed "{}" > "string" @/s/additionalProperties/type'],
  ],
  [
    "of members that several parts describe",
    {
      allOf: [{ additionalProperties: TEXT }, { additionalProperties: { maxLength: 2 } }],
      ...OBJECT,
    },
    { ...OBJECT, additionalProperties: true },
    [
      'response-bound-loosened "additionalProperties" [{"type":"string"},{"maxLength":2}] > true @/s/additionalProperties',
    ],
  ],
  [
    "not possible",
    { type: ["object", "string"], additionalProperties: TEXT, properties: { a: TEXT } },
    TEXT,
    ['response-type-narrowed "object or string" > "string" @/s/type'],
  ],
  [
    "of objects with another member",
    { ...OBJECT, properties: { a: { ...OBJECT, properties: { b: TEXT } } } },
    { ...OBJECT, properties: { a: { ...OBJECT, properties: { b: NUMBER } } } },
    ['a.b response-type-changed "string" > "number" @/s/properties/a/properties/b/type'],
  ],
  [
    "of another member beside a type that it implied",
    { properties: { a: TEXT } },
    { ...OBJECT, properties: { a: FLAG } },
    [
      'response-type-narrowed "{\\"properties\\":{\\"a\\":{\\"type\\":\\"string\\"}}}" > "object" (same-types, implied) @/s/type',
      'a response-type-changed "string" > "boolean" @/s/properties/a/type',
    ],
  ],
  [
    "the only type, with another member",
    { type: ["object", "string"], properties: { a: TEXT } },
    { ...OBJECT, properties: { a: INTEGER } },
    [
      'response-type-narrowed "object or string" > "object" @/s/type',
      'a response-type-changed "string" > "integer" @/s/properties/a/type',
    ],
  ],
  [
    "the only type, with a narrower member",
    { type: ["object", "string"], properties: { a: NUMBER } },
    { ...OBJECT, properties: { a: INTEGER } },
    [
      'response-type-narrowed "object or string" > "object" @/s/type',
      'a response-type-narrowed "number" > "integer" (same-types) @/s/properties/a/type',
    ],
  ],
  [
    "the only type instead of any, with a narrower member",
    { properties: { a: NUMBER } },
    { ...OBJECT, properties: { a: INTEGER } },
    [
      'response-type-narrowed "{\\"properties\\":{\\"a\\":{\\"type\\":\\"number\\"}}}" > "object" (same-types, implied) @/s/type',
      // Generated code reads an object in both.
      'a response-type-narrowed "number" > "integer" (same-types) @/s/properties/a/type',
    ],
  ],
  [
    "the only type instead of any, with a wider member",
    { properties: { a: INTEGER } },
    { ...OBJECT, properties: { a: NUMBER } },
    [
      'response-type-narrowed "{\\"properties\\":{\\"a\\":{\\"type\\":\\"integer\\"}}}" > "object" (same-types, implied) @/s/type',
      'a response-type-widened "integer" > "number" (same-types) @/s/properties/a/type',
    ],
  ],
  [
    "any type, with a wider member",
    { ...OBJECT, properties: { a: INTEGER } },
    { properties: { a: NUMBER } },
    [
      'response-type-widened "object" > "{\\"properties\\":{\\"a\\":{\\"type\\":\\"number\\"}}}" (same-types, implied) @/s/type',
      // Generated code reads an object in both.
      'a response-type-widened "integer" > "number" (same-types) @/s/properties/a/type',
    ],
  ],
];

describe("an object of a schema", () => {
  it.each(OBJECTS)("may be %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });
});
