import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import {
  otherSchemaChanges,
  requestSchemaChanges,
  responseSchemaChanges,
} from "../../../generator/diff/schema.js";
import { contextOf, schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const READ = { ...TEXT, readOnly: true };
const WRITTEN = { ...TEXT, writeOnly: true };

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
  response: readonly string[],
  request: readonly string[],
  other: readonly string[],
];

const ACCESS: readonly Row[] = [
  [
    "gone",
    objectOf({ a: TEXT, b: TEXT }, "a"),
    objectOf({}),
    [
      "a response-field-removed @/s/properties/a",
      "b response-field-removed (optional) @/s/properties/b",
    ],
    ["a body-field-removed @/s/properties/a", "b body-field-removed @/s/properties/b"],
    [
      'a other-schema-changed "response-field-removed" (types-broken, validators-refuse) @/s/properties/a',
      'b other-schema-changed "response-field-removed" (types-broken) @/s/properties/b',
    ],
  ],
  [
    "gone from a schema that is closed then",
    objectOf({ a: TEXT }),
    { type: "object", properties: {}, additionalProperties: false },
    [
      "a response-field-removed (optional, closed) @/s/properties/a",
      'response-bound-tightened "additionalProperties" true > false @/s/additionalProperties',
    ],
    [
      "a body-field-removed (closed) @/s/properties/a",
      'body-schema-narrowed "additionalProperties false instead of true" true > false @/s/additionalProperties',
    ],
    [
      'a other-schema-changed "response-field-removed" (types-broken) @/s/properties/a',
      'other-schema-changed "response-bound-tightened additionalProperties" true > false @/s/additionalProperties',
    ],
  ],
  [
    "gone from one part of two",
    { allOf: [objectOf({ a: TEXT }), objectOf({ b: TEXT })] },
    { allOf: [objectOf({}), objectOf({ b: TEXT })] },
    ["a response-field-removed (optional) @/s/allOf/0/properties/a | /s/properties/a"],
    ["a body-field-removed @/s/allOf/0/properties/a | /s/properties/a"],
    [
      'a other-schema-changed "response-field-removed" (types-broken) @/s/allOf/0/properties/a | /s/properties/a',
    ],
  ],
  [
    "new",
    objectOf({}),
    objectOf({ a: TEXT, b: TEXT }, "a"),
    [
      "a response-field-added-required @/s/properties/a",
      "b response-field-added-optional @/s/properties/b",
    ],
    [
      "a body-field-added-required @/s/properties/a",
      "b body-field-added-optional @/s/properties/b",
    ],
    [
      'a other-schema-changed "response-field-added-required" @/s/properties/a',
      'b other-schema-changed "response-field-added-optional" @/s/properties/b',
    ],
  ],
  [
    "new in a schema that was closed",
    { type: "object", properties: {}, additionalProperties: false },
    {
      type: "object",
      properties: { a: TEXT, b: TEXT },
      required: ["a"],
      additionalProperties: false,
    },
    [
      "a response-field-added-required (closed) @/s/properties/a",
      "b response-field-added-optional (closed) @/s/properties/b",
    ],
    [
      "a body-field-added-required (closed) @/s/properties/a",
      "b body-field-added-optional (closed) @/s/properties/b",
    ],
    [
      'a other-schema-changed "response-field-added-required" (validators-refuse) @/s/properties/a',
      'b other-schema-changed "response-field-added-optional" (validators-refuse) @/s/properties/b',
    ],
  ],
  [
    "new in a schema of members of a type",
    { type: "object", properties: {}, additionalProperties: TEXT },
    { type: "object", properties: { a: TEXT }, additionalProperties: TEXT },
    ["a response-field-added-optional (closed) @/s/properties/a"],
    ["a body-field-added-optional (closed) @/s/properties/a"],
    ['a other-schema-changed "response-field-added-optional" (validators-refuse) @/s/properties/a'],
  ],
  [
    "deprecated",
    TEXT,
    { ...TEXT, deprecated: true },
    ["response-field-deprecated @/s/deprecated"],
    ["body-field-deprecated @/s/deprecated"],
    ['other-schema-changed "response-field-deprecated" @/s/deprecated'],
  ],
  [
    "no longer deprecated",
    { ...TEXT, deprecated: true },
    { ...TEXT, deprecated: false },
    ["response-field-undeprecated @/s/deprecated"],
    ["body-field-undeprecated @/s/deprecated"],
    ['other-schema-changed "response-field-undeprecated" @/s/deprecated'],
  ],
  [
    "deprecated by a part",
    { allOf: [TEXT, { deprecated: false }] },
    { allOf: [TEXT, { deprecated: false }, { deprecated: true }] },
    ["response-field-deprecated @/s/deprecated"],
    ["body-field-deprecated @/s/deprecated"],
    ['other-schema-changed "response-field-deprecated" @/s/deprecated'],
  ],
  [
    "of a format",
    TEXT,
    { ...TEXT, format: "date" },
    ['response-format-changed undefined > "date" (is-checked) @/s/format'],
    ['body-format-tightened undefined > "date" @/s/format'],
    ['other-schema-changed "response-format-changed" undefined > "date" @/s/format'],
  ],
  [
    "hidden from requests",
    objectOf({ a: TEXT, b: TEXT }, "a"),
    objectOf({ a: READ, b: READ }, "a"),
    [],
    [
      "a field-became-read-only ~body-field-removed @/s/properties/a/readOnly",
      "b field-became-read-only ~body-field-removed @/s/properties/b/readOnly",
    ],
    [],
  ],
  [
    "shown to requests",
    objectOf({ a: READ, b: READ }, "a"),
    objectOf({ a: TEXT, b: TEXT }, "a"),
    [],
    [
      "a field-became-writable ~body-field-added-required @/s/properties/a/readOnly",
      "b field-became-writable ~body-field-added-optional @/s/properties/b/readOnly",
    ],
    [],
  ],
  [
    "hidden from responses",
    objectOf({ a: TEXT, b: TEXT }, "a"),
    objectOf({ a: WRITTEN, b: WRITTEN }, "a"),
    [
      "a field-became-write-only ~response-field-removed @/s/properties/a/writeOnly",
      "b field-became-write-only ~response-field-removed (optional) @/s/properties/b/writeOnly",
    ],
    [],
    [
      'a other-schema-changed ~response-field-removed "field-became-write-only" (types-broken, validators-refuse) @/s/properties/a/writeOnly',
      'b other-schema-changed ~response-field-removed "field-became-write-only" (types-broken) @/s/properties/b/writeOnly',
    ],
  ],
  [
    "shown to responses",
    objectOf({ a: WRITTEN, b: WRITTEN }, "a"),
    objectOf({ a: TEXT, b: TEXT }, "a"),
    [
      "a field-became-readable ~response-field-added-required @/s/properties/a/writeOnly",
      "b field-became-readable ~response-field-added-optional @/s/properties/b/writeOnly",
    ],
    [],
    [
      'a other-schema-changed ~response-field-added-required "field-became-readable" @/s/properties/a/writeOnly',
      'b other-schema-changed ~response-field-added-optional "field-became-readable" @/s/properties/b/writeOnly',
    ],
  ],
  [
    "hidden by what it refers to",
    objectOf({ a: named("X") }),
    objectOf({ a: named("Y") }),
    [],
    ["a field-became-read-only ~body-field-removed @/s/properties/a/readOnly"],
    [],
  ],
  [
    "hidden, and gone from what is sent back",
    objectOf({ a: READ }),
    objectOf({}),
    ["a response-field-removed (optional) @/s/properties/a"],
    [],
    ['a other-schema-changed "response-field-removed" (types-broken) @/s/properties/a'],
  ],
];

const CONTEXT = contextOf({ old: { X: TEXT, Y: READ } });

describe("a member of a response, of a request and of an error", () => {
  it.each(ACCESS)("may be %s", (_what, old, next, response, request, other) => {
    const lines = [responseSchemaChanges, requestSchemaChanges, otherSchemaChanges].map((compare) =>
      schemaLines(old, next, { context: CONTEXT, compare }),
    );
    expect(lines).toEqual([response, request, other]);
  });
});
