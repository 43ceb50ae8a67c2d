/**
 * Pairs of learned results of one module, each of which shows a branch of their comparison.
 *
 * @module
 */
import type {
  Result,
  ResultField,
  ResultFields,
  ResultShape,
} from "../../../generator/spec/source/types.js";

/** The results of the module in base and revision; absent if nothing was learned. */
export interface ResultPair {
  readonly label: string;
  readonly old?: Partial<Result>;
  readonly next?: Partial<Result>;
}

/** A field that is in every row. */
export function field(is: ResultShape, more: Partial<ResultField> = {}): ResultField {
  return { is, seen: 10, ...more };
}

/** The fields of a row, in the list of the module. */
function rows(fields: ResultFields, more: Partial<Result> = {}): Partial<Result> {
  const list = field({ list: { record: fields } });
  return {
    rows: { at: ["query", "things"], kind: "item", selector: "prop" },
    response: { query: field({ record: { things: list } }) },
    ...more,
  };
}

/** A pair of rows with one field, under a label. */
function fieldPair(label: string, old: ResultField, next: ResultField): ResultPair {
  return { label, old: rows({ a: old }), next: rows({ a: next }) };
}

const TEXT = field("string");
const A_AND_B = { record: { a: TEXT, b: TEXT } };

const FIELDS: readonly ResultPair[] = [
  {
    label: "fields that come and go",
    old: rows({ same: TEXT, gone: TEXT, maybe: field("string", { optional: true }) }),
    next: rows({
      same: TEXT,
      come: TEXT,
      some: field("string", { optional: true }),
      when: field("string", { when: { prop: ["a"] } }),
    }),
  },
  fieldPair("an optional field", TEXT, field("string", { optional: true })),
  fieldPair(
    "another condition",
    field("string", { when: { prop: ["a"] } }),
    field("string", { when: { prop: ["b"] } }),
  ),
  fieldPair("a condition", TEXT, field("string", { when: { prop: ["a"] } })),
  fieldPair(
    "a condition of any value",
    field("string", { when: { prop: ["a"] } }),
    field("string", { when: { prop: true } }),
  ),
  fieldPair(
    "a condition of more values",
    field("string", { when: { prop: ["a"] } }),
    field("string", { when: { prop: ["a", "b"] } }),
  ),
  fieldPair(
    "a condition of a value that no module lists",
    field("string", { when: { prop: ["a"] } }),
    field("string", { when: { prop: ["a", "z"] } }),
  ),
  fieldPair(
    "two conditions",
    field("string", { when: { prop: ["a"] } }),
    field("string", { when: { prop: ["a"], more: true } }),
  ),
  {
    label: "rows that certainly have an optional field",
    old: rows({
      kind: field("string", { values: ["x", "y"] }),
      a: field("string", { optional: true, presentIf: [{ kind: ["x"] }] }),
    }),
    next: rows({
      kind: field("string", { values: ["x", "y"] }),
      a: field("string", { optional: true, presentIf: [{ kind: ["x", "y"] }] }),
    }),
  },
  fieldPair("format version 1", TEXT, field("string", { formatversion1: { name: "*" } })),
  fieldPair(
    "another format version 1",
    field("boolean", { formatversion1: { as: "flag" } }),
    field("boolean", { formatversion1: { as: "absent" } }),
  ),
];

const SHAPES: readonly ResultPair[] = [
  fieldPair("another type", TEXT, field("integer")),
  fieldPair("a wider type", field("integer"), field("number")),
  fieldPair("any type", TEXT, field("unknown")),
  fieldPair("another form of text", TEXT, field("timestamp")),
  fieldPair("forms of text", field("timestamp"), field("expiry")),
  fieldPair("a title instead of a user", field("title"), field("user")),
  fieldPair("a namespace instead of an integer", field("namespace"), field("integer")),
  fieldPair("null", TEXT, field({ anyOf: ["string", "null"] })),
  fieldPair("null instead of a text", field({ anyOf: ["string", "null"] }), field("null")),
  fieldPair("one type of two", field({ anyOf: ["string", "integer"] }), field("integer")),
  fieldPair(
    "other alternatives",
    field({ anyOf: ["string", "integer"] }),
    field({ anyOf: ["string", "boolean"] }),
  ),
  fieldPair("a list", TEXT, field({ list: "string" })),
  fieldPair("items of another type", field({ list: "string" }), field({ list: "integer" })),
  fieldPair("a map instead of a list", field({ list: "string" }), field({ map: "string" })),
  fieldPair("values of another type", field({ map: "string" }), field({ map: "integer" })),
  fieldPair(
    "an empty map as a list",
    field({ map: "string" }),
    field({ map: "string", emptyIsList: true }),
  ),
  fieldPair("an empty object as a list", field(A_AND_B), field({ ...A_AND_B, emptyIsList: true })),
  fieldPair(
    "fields of an object",
    field(A_AND_B),
    field({ record: { a: field("integer"), c: TEXT } }),
  ),
  fieldPair(
    "fields in items and values",
    field({ list: { map: A_AND_B } }),
    field({ list: { map: { record: { a: TEXT } } } }),
  ),
  fieldPair("an object instead of a map", field({ map: "string" }), field({ record: { a: TEXT } })),
  fieldPair(
    "fields in one of two objects",
    field({ anyOf: [A_AND_B, { list: "string" }] }),
    field({ anyOf: [{ record: { a: TEXT } }, { list: "integer" }] }),
  ),
  fieldPair("values of a parameter", field({ enumOf: "prop" }), TEXT),
  fieldPair("values of another parameter", field({ enumOf: "prop" }), field({ enumOf: "more" })),
];

const WHOLE: readonly ResultPair[] = [
  { label: "a first result", next: rows({ a: TEXT }) },
  { label: "the same", old: rows({ a: TEXT }), next: rows({ a: TEXT }) },
  {
    label: "rows in another list of the same name",
    old: rows({ a: TEXT }),
    next: {
      rows: { at: ["query", "others"], kind: "item", selector: "prop" },
      response: {
        query: field({ record: { others: field({ list: { record: { a: field("integer") } } }) } }),
      },
    },
  },
  {
    label: "rows elsewhere, with the list where it was",
    old: rows({ a: TEXT }),
    next: {
      rows: { at: ["query", "more"], kind: "entry" },
      response: {
        query: field({
          record: {
            things: field({ list: { record: { a: TEXT } } }),
            more: field({ map: A_AND_B }),
          },
        }),
      },
    },
  },
  {
    label: "the object as the row, and another selector",
    old: rows({ a: TEXT }),
    next: {
      rows: { at: ["query"], kind: "object", selector: "more" },
      response: { query: field({ record: { things: field({ list: { record: { a: TEXT } } }) } }) },
    },
  },
  {
    label: "no rows",
    old: rows({ a: TEXT }),
    next: {
      response: { query: field({ record: { things: field({ list: { record: { a: TEXT } } }) } }) },
    },
  },
  {
    label: "fields of a generator",
    old: rows({ a: TEXT }, { generator: { index: field("integer"), gone: TEXT } }),
    next: rows({ a: TEXT }, { generator: { index: TEXT } }),
  },
  {
    label: "errors",
    old: rows(
      { a: TEXT },
      {
        errors: [
          { code: "gone", servers: ["MediaWiki 1.39.1"] },
          { code: "same", servers: ["MediaWiki 1.39.1"] },
        ],
      },
    ),
    next: rows(
      { a: TEXT },
      {
        errors: [
          { code: "come", servers: ["MediaWiki 1.39.1"] },
          { code: "same", servers: ["MediaWiki 1.43.1"] },
        ],
      },
    ),
  },
  {
    label: "servers and examples",
    old: rows(
      { a: field("string", { example: "x", servers: ["MediaWiki 1.39.1"] }) },
      { servers: ["MediaWiki 1.39.1", "MediaWiki 1.40.1"] },
    ),
    next: rows({ a: field("string", { example: "y" }) }, { servers: ["MediaWiki 1.40.1"] }),
  },
  {
    label: "a body",
    old: rows({ a: TEXT }),
    next: rows({ a: TEXT }, { bodies: [{ seen: 9, is: "text", when: { format: ["xml"] } }] }),
  },
  {
    label: "bodies of new requests",
    old: rows({ a: TEXT }, { bodies: [{ seen: 9, is: "text" }] }),
    next: rows(
      { a: TEXT },
      {
        bodies: [
          { seen: 9, is: "text" },
          { seen: 9, is: { tuple: ["string"] }, when: { prop: ["z"] } },
          { seen: 9, is: { tuple: ["string"] }, when: { more: true } },
        ],
      },
    ),
  },
  {
    label: "other conditions of a body",
    old: rows({ a: TEXT }, { bodies: [{ seen: 9, is: "text", when: { format: ["xml"] } }] }),
    next: rows(
      { a: TEXT },
      {
        bodies: [{ seen: 9, is: "text", when: { format: ["php", "xml"] }, unless: { more: true } }],
      },
    ),
  },
  {
    label: "positions of a body",
    old: rows(
      { a: TEXT },
      { bodies: [{ seen: 9, is: { tuple: ["string", { list: "string" }] } }] },
    ),
    next: rows(
      { a: TEXT },
      {
        bodies: [
          { seen: 9, is: { tuple: ["integer", { list: { record: { a: TEXT } } }, "string"] } },
        ],
      },
    ),
  },
];

export const RESULT_PAIRS: readonly ResultPair[] = [...FIELDS, ...SHAPES, ...WHOLE];
