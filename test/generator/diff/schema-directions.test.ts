import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import {
  otherSchemaChanges,
  requestSchemaChanges,
  responseSchemaChanges,
} from "../../../generator/diff/schema.js";
import { contextOf, schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };
const READ = { ...TEXT, readOnly: true };

function objectOf(properties: object, ...required: readonly string[]): UnknownObject {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  response: readonly string[],
  request: readonly string[],
  other: readonly string[],
];

const ROWS: readonly Row[] = [
  [
    "another type",
    TEXT,
    FLAG,
    ['response-type-changed "string" > "boolean" @/s/type'],
    ['body-schema-changed "type boolean instead of string" "string" > "boolean" @/s/type'],
    [
      'other-schema-changed "response-type-changed" "string" > "boolean" (types-broken, validators-refuse) @/s/type',
    ],
  ],
  [
    "a wider type",
    TEXT,
    { type: ["string", "boolean"] },
    ['response-type-widened "string" > "boolean or string" @/s/type'],
    [
      'body-schema-widened "type boolean or string instead of string" "string" > "boolean or string" (types-widened) @/s/type',
    ],
    [
      'other-schema-changed "response-type-widened" "string" > "boolean or string" (types-broken, validators-refuse) @/s/type',
    ],
  ],
  [
    "a wider type, which code does not see",
    INTEGER,
    NUMBER,
    ['response-type-widened "integer" > "number" (same-types) @/s/type'],
    ['body-schema-widened "type number instead of integer" "integer" > "number" @/s/type'],
    [
      'other-schema-changed "response-type-widened" "integer" > "number" (validators-refuse) @/s/type',
    ],
  ],
  [
    "a narrower type",
    { type: ["string", "boolean"] },
    TEXT,
    ['response-type-narrowed "boolean or string" > "string" @/s/type'],
    [
      'body-schema-narrowed "type string instead of boolean or string" "boolean or string" > "string" (types-narrowed) @/s/type',
    ],
    ['other-schema-changed "response-type-narrowed" "boolean or string" > "string" @/s/type'],
  ],
  [
    "a narrower type, which code does not see",
    NUMBER,
    INTEGER,
    ['response-type-narrowed "number" > "integer" (same-types) @/s/type'],
    ['body-schema-narrowed "type integer instead of number" "number" > "integer" @/s/type'],
    ['other-schema-changed "response-type-narrowed" "number" > "integer" @/s/type'],
  ],
  [
    "other values",
    { enum: ["a", "b"] },
    { enum: ["b", "c"] },
    ['response-enum-value-removed "a" @/s/enum', 'response-enum-value-added "c" @/s/enum'],
    [
      'body-schema-narrowed "value a" (types-narrowed, value-removed) @/s/enum',
      'body-schema-widened "value c" (values-listed) @/s/enum',
    ],
    [
      'other-schema-changed "response-enum-value-removed a" (types-broken) @/s/enum',
      'other-schema-changed "response-enum-value-added c" (validators-refuse) @/s/enum',
    ],
  ],
  [
    "listed values instead of any",
    TEXT,
    { ...TEXT, enum: ["a"] },
    ['response-type-narrowed "string" > ["a"] @/s/enum'],
    [
      'body-schema-narrowed "type ["a"] instead of string" "string" > ["a"] (types-narrowed) @/s/enum',
    ],
    ['other-schema-changed "response-type-narrowed" "string" > ["a"] @/s/enum'],
  ],
  [
    "any value instead of listed ones",
    { ...TEXT, enum: ["a"] },
    TEXT,
    ['response-type-widened ["a"] > "string" (values-opened) @/s/enum'],
    [
      'body-schema-widened "type string instead of ["a"]" ["a"] > "string" (types-widened) @/s/enum',
    ],
    ['other-schema-changed "response-type-widened" ["a"] > "string" (validators-refuse) @/s/enum'],
  ],
  [
    "null",
    TEXT,
    { type: ["string", "null"] },
    ["response-field-became-nullable @/s"],
    ['body-schema-widened "null" (types-widened) @/s'],
    ['other-schema-changed "response-field-became-nullable" (types-broken, validators-refuse) @/s'],
  ],
  [
    "no null",
    { type: ["string", "null"] },
    TEXT,
    ["response-field-became-non-null @/s"],
    ['body-schema-narrowed "null" (types-narrowed) @/s'],
    ['other-schema-changed "response-field-became-non-null" @/s'],
  ],
  [
    "a looser bound",
    { ...TEXT, maxLength: 1 },
    { ...TEXT, maxLength: 2 },
    ['response-bound-loosened "maxLength" 1 > 2 @/s/maxLength'],
    ['body-schema-widened "maxLength 2 instead of 1" 1 > 2 @/s/maxLength'],
    [
      'other-schema-changed "response-bound-loosened maxLength" 1 > 2 (validators-refuse) @/s/maxLength',
    ],
  ],
  [
    "no bound",
    { ...TEXT, maxLength: 1 },
    TEXT,
    ['response-bound-loosened "maxLength" 1 > undefined @/s/maxLength'],
    ['body-schema-widened "maxLength none instead of 1" 1 > undefined @/s/maxLength'],
    [
      'other-schema-changed "response-bound-loosened maxLength" 1 > undefined (validators-refuse) @/s/maxLength',
    ],
  ],
  [
    "another pattern",
    { ...TEXT, pattern: "a" },
    { ...TEXT, pattern: "b" },
    ['response-bound-loosened "pattern" "a" > "b" (either) @/s/pattern'],
    ['body-schema-changed "pattern b instead of a" "a" > "b" (types-kept) @/s/pattern'],
    [
      'other-schema-changed "response-bound-loosened pattern" "a" > "b" (validators-refuse) @/s/pattern',
    ],
  ],
  [
    "a closed object",
    objectOf({}),
    { type: "object", properties: {}, additionalProperties: false },
    ['response-bound-tightened "additionalProperties" true > false @/s/additionalProperties'],
    [
      'body-schema-narrowed "additionalProperties false instead of true" true > false @/s/additionalProperties',
    ],
    [
      'other-schema-changed "response-bound-tightened additionalProperties" true > false @/s/additionalProperties',
    ],
  ],
  [
    "an envelope",
    { type: "array" },
    objectOf({}),
    ['envelope-changed "array" > "object" @/s/type'],
    ['body-schema-changed "type object instead of array" "array" > "object" @/s/type'],
    [
      'other-schema-changed "envelope-changed" "array" > "object" (types-broken, validators-refuse) @/s/type',
    ],
  ],
  [
    "an exclusive choice",
    { anyOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    { oneOf: [TEXT, { ...TEXT, maxLength: 1 }] },
    ["response-overlap-changed @/s/oneOf"],
    ['body-schema-changed "oneOf" (types-kept) @/s/oneOf'],
    ['other-schema-changed "response-overlap-changed" @/s/oneOf'],
  ],
];

const CONTEXT = contextOf({ old: { X: TEXT, Y: READ } });

describe("a schema of a response, of a request and of an error", () => {
  it.each(ROWS)("may be %s", (_what, old, next, response, request, other) => {
    const lines = [responseSchemaChanges, requestSchemaChanges, otherSchemaChanges].map((compare) =>
      schemaLines(old, next, { context: CONTEXT, compare }),
    );
    expect(lines).toEqual([response, request, other]);
  });
});
