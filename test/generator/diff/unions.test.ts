import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { contextOf, schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };

function objectOf(properties: object, ...required: readonly string[]): UnknownObject {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

function named(name: string): UnknownObject {
  return { $ref: `#/components/schemas/${name}` };
}

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  lines: readonly string[],
];

const CONTEXT = contextOf({
  old: {
    A: TEXT,
    C: objectOf({ k: { enum: ["c"] } }, "k"),
    D: objectOf({ k: { enum: ["d"] } }, "k"),
  },
});

const ROWS: readonly Row[] = [
  [
    "one more",
    { anyOf: [TEXT] },
    { anyOf: [TEXT, FLAG] },
    ['response-type-widened "string" > "boolean or string" @/s'],
  ],
  [
    "one less",
    { anyOf: [TEXT, FLAG] },
    { anyOf: [TEXT] },
    ['response-type-narrowed "boolean or string" > "string" @/s'],
  ],
  [
    "others",
    { anyOf: [TEXT, NUMBER, INTEGER] },
    { anyOf: [TEXT, FLAG, { type: "object" }] },
    ['response-type-changed "integer or number or string" > "boolean or object or string" @/s'],
  ],
  ["the same in another order", { anyOf: [TEXT, FLAG] }, { anyOf: [FLAG, TEXT] }, []],
  ["the same twice", { anyOf: [TEXT, FLAG] }, { anyOf: [FLAG, TEXT, FLAG] }, []],
  [
    "one whose schema changes",
    { anyOf: [TEXT, objectOf({ a: TEXT })] },
    { anyOf: [TEXT, objectOf({ a: FLAG })] },
    ['a response-type-changed "string" > "boolean" @/s/anyOf/1/properties/a/type'],
  ],
  [
    "two whose schemas change, each of its type",
    {
      anyOf: [
        { ...TEXT, maxLength: 1 },
        { ...NUMBER, maximum: 1 },
      ],
    },
    {
      anyOf: [
        { ...NUMBER, maximum: 2 },
        { ...TEXT, maxLength: 2 },
      ],
    },
    [
      'response-bound-loosened "maxLength" 1 > 2 @/s/anyOf/0/maxLength | /s/anyOf/1/maxLength',
      'response-bound-loosened "maximum" 1 > 2 @/s/anyOf/1/maximum | /s/anyOf/0/maximum',
    ],
  ],
  [
    "two of one type whose schemas change",
    {
      anyOf: [
        { ...TEXT, maxLength: 1 },
        { ...TEXT, pattern: "a" },
      ],
    },
    {
      anyOf: [
        { ...TEXT, maxLength: 2 },
        { ...TEXT, pattern: "b" },
      ],
    },
    [
      'response-type-changed "string with maxLength 1 or string with pattern a" > "string with maxLength 2 or string with pattern b" @/s',
    ],
  ],
  [
    "one that another includes",
    { anyOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    { anyOf: [TEXT] },
    [],
  ],
  [
    "one that others included already",
    { anyOf: [TEXT, FLAG] },
    { anyOf: [TEXT, FLAG, { ...TEXT, maxLength: 1 }] },
    [],
  ],
  [
    "null",
    { anyOf: [TEXT, FLAG] },
    { anyOf: [TEXT, FLAG, { type: "null" }] },
    ["response-field-became-nullable @/s"],
  ],
  [
    "no null",
    { anyOf: [TEXT, FLAG, { type: "null" }] },
    { anyOf: [TEXT, FLAG] },
    ["response-field-became-non-null @/s"],
  ],
  [
    "none, with a type that includes them",
    { anyOf: [TEXT, FLAG] },
    { type: ["boolean", "string"] },
    [],
  ],
  [
    "none, with one of their types",
    { anyOf: [TEXT, FLAG] },
    TEXT,
    ['response-type-narrowed "boolean or string" > "string" @/s'],
  ],
  [
    "two lists",
    { anyOf: [TEXT, FLAG], oneOf: [TEXT, NUMBER] },
    { anyOf: [TEXT, FLAG] },
    ['response-type-widened "string" > "boolean or string" @/s'],
  ],
  [
    "alternatives beside a changed keyword",
    { type: "object", properties: { a: TEXT }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { type: "object", properties: { a: FLAG }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    ['a response-type-changed "string" > "boolean" @/s/properties/a/type'],
  ],
  [
    "other alternatives beside a changed keyword",
    { type: "object", properties: { a: TEXT }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { type: "object", properties: { a: FLAG }, anyOf: [{ required: ["a"] }, { required: ["c"] }] },
    [
      'response-type-changed "object with a or object with a, b" > "object with a or object with a, c" @/s',
    ],
  ],
  [
    "alternatives of several types",
    { type: ["string", "number"], anyOf: [{ maxLength: 1 }, { maximum: 1 }] },
    { type: ["string", "number"], anyOf: [{ maxLength: 2 }, { maximum: 1 }] },
    ['response-bound-loosened "maxLength" 1 > 2 @/s/anyOf/0/maxLength'],
  ],
  [
    "oneOf instead of anyOf, of what excludes each other",
    { anyOf: [TEXT, FLAG] },
    { oneOf: [TEXT, FLAG] },
    [],
  ],
  [
    "oneOf instead of anyOf, of what does not",
    { anyOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    { oneOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    ["response-overlap-changed @/s/oneOf"],
  ],
  [
    "anyOf instead of oneOf, of what does not",
    { oneOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    { anyOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    ["response-overlap-changed (lifted) @/s/oneOf"],
  ],
  [
    "oneOf of named schemas, one of which another replaces",
    { oneOf: [named("A"), named("C")] },
    { oneOf: [named("A"), named("D")] },
    [
      'k response-enum-value-removed "c" @/components/schemas/C/properties/k/enum | /components/schemas/D/properties/k/enum',
      'k response-enum-value-added "d" @/components/schemas/C/properties/k/enum | /components/schemas/D/properties/k/enum',
    ],
  ],
  [
    "an inner choice that overlaps",
    { anyOf: [objectOf({ a: { oneOf: [TEXT, FLAG] } }), FLAG] },
    { anyOf: [objectOf({ a: { oneOf: [TEXT, { type: ["string", "boolean"] }] } }), FLAG] },
    [
      'a response-type-widened "boolean" > "boolean or string" @/s/anyOf/0/properties/a/oneOf/1/type',
      "a response-overlap-changed @/s/anyOf/0/properties/a/oneOf",
    ],
  ],
  [
    "an object that becomes itself with one more field, or another object",
    objectOf({ a: TEXT }, "a"),
    { anyOf: [objectOf({ a: TEXT, b: TEXT }, "a"), objectOf({ a: TEXT, b: TEXT }, "b")] },
    [
      "b response-field-added-optional @/s/properties/b | /s/anyOf/0/properties/b",
      'response-type-widened "object with a" > "object with a, b" (alternatives) @/s',
    ],
  ],
  [
    "an object that becomes others, each of which rejects some of its values",
    objectOf({ a: TEXT }, "a"),
    { anyOf: [objectOf({ a: TEXT, b: TEXT }, "a", "b"), objectOf({ c: TEXT }, "c")] },
    ['response-type-changed "object with a" > "object with a, b or object with c" @/s'],
  ],
  [
    "two equal alternatives of oneOf, which accept nothing",
    { oneOf: [TEXT, FLAG] },
    {
      oneOf: [
        { ...TEXT, title: "a" },
        { ...TEXT, title: "b" },
      ],
    },
    [
      'response-type-narrowed "boolean or string" > "nothing" @/s',
      "response-overlap-changed @/s/oneOf",
    ],
  ],
  [
    "null of two alternatives of oneOf, which reject it",
    { oneOf: [TEXT, { type: ["boolean", "null"] }] },
    { oneOf: [{ type: ["string", "null"] }, { type: ["boolean", "null"] }] },
    [
      "response-field-became-non-null @/s",
      "response-field-became-nullable @/s/oneOf/0",
      "response-overlap-changed @/s/oneOf",
    ],
  ],
  [
    "as items",
    { type: "array", items: { anyOf: [TEXT, FLAG] } },
    { type: "array", items: { anyOf: [TEXT] } },
    ['[] response-type-narrowed "boolean or string" > "string" @/s/items'],
  ],
];

describe("the alternatives of a schema", () => {
  it.each(ROWS)("may become %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next, { context: CONTEXT })).toEqual(lines);
  });
});
