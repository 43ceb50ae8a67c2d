import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };

function objectOf(properties: object, ...required: readonly string[]): UnknownObject {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  lines: readonly string[],
];

const MEMBERS: readonly Row[] = [
  [
    "gone",
    objectOf({ a: TEXT, b: TEXT }, "a"),
    objectOf({}),
    [
      "a response-field-removed @/s/properties/a",
      "b response-field-removed (optional) @/s/properties/b",
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
  ],
  [
    "gone from one part of two",
    { allOf: [objectOf({ a: TEXT }), objectOf({ b: TEXT })] },
    { allOf: [objectOf({}), objectOf({ b: TEXT })] },
    ["a response-field-removed (optional) @/s/allOf/0/properties/a | /s/properties/a"],
  ],
  [
    "new",
    objectOf({}),
    objectOf({ a: TEXT, b: TEXT }, "a"),
    [
      "a response-field-added-required @/s/properties/a",
      "b response-field-added-optional @/s/properties/b",
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
  ],
  [
    "new in a schema of members of a type",
    { type: "object", properties: {}, additionalProperties: TEXT },
    { type: "object", properties: { a: TEXT }, additionalProperties: TEXT },
    ["a response-field-added-optional (closed) @/s/properties/a"],
  ],
  [
    "required, and no longer",
    objectOf({ a: TEXT, b: TEXT }, "b"),
    objectOf({ a: TEXT, b: TEXT }, "a"),
    [
      "a response-field-became-required @/s/properties/a",
      "b response-field-became-optional @/s/properties/b",
    ],
  ],
  [
    "required without a description",
    objectOf({}),
    objectOf({}, "a"),
    ["a response-field-added-required @/s/properties/a"],
  ],
  [
    "forbidden by its own schema",
    objectOf({ a: TEXT }),
    objectOf({ a: { enum: [] } }),
    ["a response-field-removed (optional) @/s/properties/a"],
  ],
  [
    "nested",
    objectOf({ a: objectOf({ b: TEXT }, "b") }),
    objectOf({ a: objectOf({ c: TEXT }) }),
    [
      "a.b response-field-removed @/s/properties/a/properties/b",
      "a.c response-field-added-optional @/s/properties/a/properties/c",
    ],
  ],
  [
    "of one name with another object's",
    objectOf({ toString: TEXT }),
    objectOf({}),
    ["toString response-field-removed (optional) @/s/properties/toString"],
  ],
];

/** Members of wrappers, by the conventions of HAL. */
const WRAPPERS: readonly Row[] = [
  [
    "a renamed key",
    objectOf({ _embedded: objectOf({ a: TEXT, c: FLAG }) }),
    objectOf({ _embedded: objectOf({ b: TEXT, d: NUMBER }) }),
    [
      '_embedded.b embedded-key-renamed "a" > "b" @/s/properties/_embedded/properties/a | /s/properties/_embedded/properties/b',
      "_embedded.c embedded-key-removed (optional) @/s/properties/_embedded/properties/c",
      "_embedded.d response-field-added-optional @/s/properties/_embedded/properties/d",
    ],
  ],
  [
    "renamed keys of one schema",
    objectOf({ _embedded: objectOf({ a: TEXT, b: TEXT }) }),
    objectOf({ _embedded: objectOf({ c: TEXT, d: TEXT }) }),
    [
      '_embedded.c embedded-key-renamed "a" > "c" @/s/properties/_embedded/properties/a | /s/properties/_embedded/properties/c',
      '_embedded.d embedded-key-renamed "b" > "d" @/s/properties/_embedded/properties/b | /s/properties/_embedded/properties/d',
    ],
  ],
  [
    "a removed key",
    objectOf({ _embedded: objectOf({ a: TEXT }) }),
    objectOf({ _embedded: objectOf({}) }),
    ["_embedded.a embedded-key-removed (optional) @/s/properties/_embedded/properties/a"],
  ],
  [
    "no keys",
    objectOf({ _embedded: objectOf({ a: TEXT }) }, "_embedded"),
    objectOf({}),
    ["_embedded embedded-key-removed @/s/properties/_embedded"],
  ],
  [
    "a removed relation",
    objectOf({ _links: objectOf({ self: TEXT }) }),
    objectOf({ _links: objectOf({}) }),
    ["_links.self link-relation-removed (optional) @/s/properties/_links/properties/self"],
  ],
  [
    "a removed relation of an item",
    objectOf({ x: objectOf({ _links: objectOf({ self: TEXT }) }) }),
    objectOf({ x: objectOf({ _links: objectOf({}) }) }),
    [
      "x._links.self link-relation-removed (optional) @/s/properties/x/properties/_links/properties/self",
    ],
  ],
  [
    "a removed key of an item",
    objectOf({ x: objectOf({ _embedded: objectOf({ a: TEXT }) }) }),
    objectOf({ x: objectOf({ _embedded: objectOf({}) }) }),
    [
      "x._embedded.a embedded-key-removed (optional) @/s/properties/x/properties/_embedded/properties/a",
    ],
  ],
  [
    "another name elsewhere",
    objectOf({ x_embedded: objectOf({ a: TEXT }), x_links: objectOf({ b: TEXT }) }),
    objectOf({ x_embedded: objectOf({}), x_links: objectOf({}) }),
    [
      "x_embedded.a response-field-removed (optional) @/s/properties/x_embedded/properties/a",
      "x_links.b response-field-removed (optional) @/s/properties/x_links/properties/b",
    ],
  ],
  [
    "no paging data",
    objectOf({ page: objectOf({ size: INTEGER }) }, "page"),
    objectOf({}),
    [
      'page page-block-changed ~response-field-removed "response-field-removed" @/s/properties/page',
    ],
  ],
  [
    "other paging data",
    objectOf({ page: objectOf({ size: INTEGER, number: INTEGER }, "size") }),
    objectOf({ page: objectOf({ size: NUMBER, total: { ...INTEGER, maximum: 1 } }) }),
    [
      'page.number page-block-changed ~response-field-removed "response-field-removed" (optional) @/s/properties/page/properties/number',
      'page.total page-block-changed ~response-field-added-optional "response-field-added-optional" @/s/properties/page/properties/total',
      'page.size page-block-changed ~response-field-became-optional "response-field-became-optional" @/s/properties/page/properties/size',
      'page.size page-block-changed ~response-type-widened "response-type-widened" "integer" > "number" (same-types) @/s/properties/page/properties/size/type',
    ],
  ],
  [
    "another bound of paging data",
    objectOf({ page: objectOf({ size: INTEGER }) }),
    objectOf({ page: objectOf({ size: { ...INTEGER, maximum: 1, description: "d", extra: 1 } }) }),
    [
      'page.size page-block-changed ~response-bound-tightened "response-bound-tightened maximum" undefined > 1 @/s/properties/page/properties/size/maximum',
      'page.size unknown-key-added "extra" undefined > 1 @/s/properties/page/properties/size/extra',
    ],
  ],
  [
    "another page elsewhere",
    objectOf({ pages: objectOf({ a: TEXT }), x: objectOf({ page: TEXT }) }),
    objectOf({ pages: objectOf({}), x: objectOf({}) }),
    [
      "pages.a response-field-removed (optional) @/s/properties/pages/properties/a",
      "x.page response-field-removed (optional) @/s/properties/x/properties/page",
    ],
  ],
];

describe("a member of an object", () => {
  it.each(MEMBERS)("may be %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });
});

describe("a wrapper", () => {
  it.each(WRAPPERS)("may have %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });
});
