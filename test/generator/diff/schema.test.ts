import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const FLAG = { type: "boolean" };
const LIST = { type: "array" };
const OBJECT = { type: "object" };

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  lines: readonly string[],
];

const BOUNDS: readonly Row[] = [
  [
    "bounds of all directions",
    { ...TEXT, minLength: 1, maxLength: 3, pattern: "a" },
    { ...TEXT, minLength: 2, maxLength: 4, pattern: "b" },
    [
      'response-bound-tightened "minLength" 1 > 2 @/s/minLength',
      'response-bound-loosened "maxLength" 3 > 4 @/s/maxLength',
      'response-bound-loosened "pattern" "a" > "b" (either) @/s/pattern',
    ],
  ],
  [
    "a tighter bound of a wider type",
    { ...TEXT, maxLength: 3 },
    { type: ["string", "number"], maxLength: 2 },
    [
      'response-type-widened "string" > "number or string" @/s/type',
      'response-bound-tightened "maxLength" 3 > 2 @/s/maxLength',
    ],
  ],
  [
    "a wider type, which includes a looser bound",
    { ...TEXT, maxLength: 3 },
    { type: ["string", "number"], maxLength: 4 },
    ['response-type-widened "string" > "number or string" @/s/type'],
  ],
  [
    "a looser bound of a narrower type",
    { type: ["string", "number"], maxLength: 3 },
    { ...TEXT, maxLength: 4 },
    [
      'response-type-narrowed "number or string" > "string" @/s/type',
      'response-bound-loosened "maxLength" 3 > 4 @/s/maxLength',
    ],
  ],
  [
    "a narrower type, which includes a tighter bound",
    { type: ["string", "number"], maxLength: 3 },
    { ...TEXT, maxLength: 2 },
    ['response-type-narrowed "number or string" > "string" @/s/type'],
  ],
  [
    "another pattern of a narrower type",
    { type: ["string", "number"], pattern: "a" },
    { ...TEXT, pattern: "b" },
    [
      'response-type-narrowed "number or string" > "string" @/s/type',
      'response-bound-loosened "pattern" "a" > "b" (either) @/s/pattern',
    ],
  ],
  [
    "another pattern of a type instead of any",
    { pattern: "a" },
    { ...TEXT, pattern: "b" },
    [
      'response-type-narrowed "{\\"pattern\\":\\"a\\"}" > "string" @/s/type',
      'response-bound-loosened "pattern" "a" > "b" (either) @/s/pattern',
    ],
  ],
  [
    "a changed type, which includes everything",
    { ...TEXT, pattern: "a" },
    { type: "boolean", pattern: "b" },
    ['response-type-changed "string" > "boolean" @/s/type'],
  ],
];

const LISTS: readonly Row[] = [
  [
    "lists without first items",
    { ...LIST, prefixItems: [TEXT] },
    LIST,
    [
      'response-type-widened "prefixItems [[{\\"type\\":\\"string\\"}]]" > "no prefixItems" @/s/prefixItems',
    ],
  ],
  [
    "lists with first items",
    LIST,
    { ...LIST, prefixItems: [TEXT] },
    [
      'response-type-narrowed "no prefixItems" > "prefixItems [[{\\"type\\":\\"string\\"}]]" @/s/prefixItems',
    ],
  ],
  [
    "lists with other first items",
    { ...LIST, prefixItems: [TEXT] },
    { ...LIST, prefixItems: [FLAG] },
    [
      'response-type-changed "prefixItems [[{\\"type\\":\\"string\\"}]]" > "prefixItems [[{\\"type\\":\\"boolean\\"}]]" @/s/prefixItems',
    ],
  ],
  [
    "lists with the same first items",
    { ...LIST, prefixItems: [{ ...TEXT, maxLength: 1 }] },
    { ...LIST, prefixItems: [{ maxLength: 1, type: "string" }] },
    [],
  ],
  [
    "members with other patterns of names",
    { ...OBJECT, patternProperties: { a: TEXT } },
    { ...OBJECT, patternProperties: { b: TEXT } },
    [
      'response-type-changed "patternProperties [{\\"a\\":{\\"type\\":\\"string\\"}}]" > "patternProperties [{\\"b\\":{\\"type\\":\\"string\\"}}]" @/s/patternProperties',
    ],
  ],
  [
    "items of another type",
    { ...LIST, items: TEXT },
    { ...LIST, items: FLAG },
    ['[] response-type-changed "string" > "boolean" @/s/items/type'],
  ],
  [
    "items with other members",
    { ...LIST, items: { ...OBJECT, properties: { a: TEXT } } },
    { ...LIST, items: { ...OBJECT, properties: { a: FLAG } } },
    ['[].a response-type-changed "string" > "boolean" @/s/items/properties/a/type'],
  ],
  [
    "items of a type",
    LIST,
    { ...LIST, items: FLAG },
    ['[] response-type-narrowed "{}" > "boolean" @/s/items/type'],
  ],
  [
    "items of any type",
    { ...LIST, items: FLAG },
    LIST,
    ['[] response-type-widened "boolean" > "{}" @/s/items/type'],
  ],
  [
    "items that are objects instead of lists, which is no envelope",
    { ...LIST, items: LIST },
    { ...LIST, items: OBJECT },
    ['[] response-type-changed "array" > "object" @/s/items/type'],
  ],
  [
    "other items beside a type that they implied",
    { items: TEXT },
    { ...LIST, items: FLAG },
    [
      'response-type-narrowed "{\\"items\\":{\\"type\\":\\"string\\"}}" > "array" (same-types, implied) @/s/type',
      '[] response-type-changed "string" > "boolean" @/s/items/type',
    ],
  ],
  [
    "other items where no list is possible",
    { type: ["array", "string"], items: TEXT },
    { ...TEXT, items: FLAG },
    ['response-type-narrowed "array or string" > "string" @/s/type'],
  ],
];

describe("a schema", () => {
  it.each([...BOUNDS, ...LISTS])("may have %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });
});
