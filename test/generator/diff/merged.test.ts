import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { contextOf, schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
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

const SHARED = { B: objectOf({ a: named("B") }) };
const CONTEXT = contextOf({
  old: { ...SHARED, A: TEXT, Gone: TEXT, R: NUMBER },
  new: { ...SHARED, A: FLAG, New: TEXT, Q: NUMBER },
  renamed: { R: "Q" },
});

const ROWS: readonly Row[] = [
  ["the same name, whose schema changes", named("A"), named("A"), []],
  [
    "another name",
    named("A"),
    named("B"),
    [
      'response-type-changed "string" > "object" @/components/schemas/A/type | /components/schemas/B/type',
    ],
  ],
  ["a renamed one", named("R"), named("Q"), []],
  [
    "a renamed one in a list",
    { type: "array", items: named("R") },
    { type: "array", items: named("Q") },
    [],
  ],
  ["a name instead of the same content", TEXT, named("New"), []],
  [
    "the content of a name that is gone",
    named("Gone"),
    FLAG,
    ['response-type-changed "string" > "boolean" @/components/schemas/Gone/type | /s/type'],
  ],
  [
    "a name with a keyword",
    named("A"),
    { ...named("A"), minLength: 1 },
    [
      'response-bound-tightened "minLength" undefined > 1 @/components/schemas/A/minLength | /s/minLength',
    ],
  ],
  [
    "a name in allOf with a keyword",
    { allOf: [named("A")] },
    { allOf: [named("A"), { minLength: 1 }] },
    ['response-bound-tightened "minLength" undefined > 1 @/s/minLength'],
  ],
  [
    "a schema that contains itself",
    named("B"),
    objectOf({ a: objectOf({ a: TEXT }) }),
    [
      'a.a response-type-changed "object" > "string" @/components/schemas/B/type | /s/properties/a/properties/a/type',
    ],
  ],
  ["what leads nowhere", named("None"), TEXT, []],
  ["what leads elsewhere", { $ref: "other.json#/A" }, { $ref: "other.json#/B" }, []],
  ["a part twice", { allOf: [TEXT, TEXT] }, TEXT, []],
  [
    "parts in another order",
    { allOf: [TEXT, { minLength: 1 }] },
    { allOf: [{ minLength: 1 }, TEXT] },
    [],
  ],
  [
    "parts of parts",
    { allOf: [{ allOf: [TEXT, { maxLength: 1 }] }] },
    { allOf: [{ allOf: [TEXT, { maxLength: 2 }] }] },
    ['response-bound-loosened "maxLength" 1 > 2 @/s/maxLength'],
  ],
];

describe("a schema", () => {
  it.each(ROWS)("may have %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next, { context: CONTEXT })).toEqual(lines);
  });
});
