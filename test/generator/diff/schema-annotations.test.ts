import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../generator/base/json.js";
import { contextOf, schemaLines } from "./schema-lines.js";

const TEXT = { type: "string" };

type Row = readonly [
  what: string,
  old: UnknownObject,
  next: UnknownObject,
  lines: readonly string[],
];

const ROWS: readonly Row[] = [
  ["deprecated", TEXT, { ...TEXT, deprecated: true }, ["response-field-deprecated @/s/deprecated"]],
  [
    "no longer deprecated",
    { ...TEXT, deprecated: true },
    { ...TEXT, deprecated: false },
    ["response-field-undeprecated @/s/deprecated"],
  ],
  [
    "deprecated by a part",
    { allOf: [TEXT, { deprecated: false }] },
    { allOf: [TEXT, { deprecated: false }, { deprecated: true }] },
    ["response-field-deprecated @/s/deprecated"],
  ],
  [
    "of a format",
    TEXT,
    { ...TEXT, format: "date" },
    ['response-format-changed undefined > "date" (is-checked) @/s/format'],
  ],
  [
    "of another format",
    { ...TEXT, format: "date" },
    { ...TEXT, format: "uri" },
    ['response-format-changed "date" > "uri" (was-checked, is-checked) @/s/format'],
  ],
  [
    "of no format",
    { ...TEXT, format: "date" },
    TEXT,
    ['response-format-changed "date" > undefined (was-checked) @/s/format'],
  ],
  [
    "of another form on the wire",
    { ...TEXT, "x-wire-format": "a" },
    { ...TEXT, "x-wire-format": "b" },
    ['response-format-changed "a" > "b" @/s/x-wire-format'],
  ],
  [
    "of two formats",
    { allOf: [TEXT, { format: "a" }, { format: "b" }, { format: "a" }] },
    { ...TEXT, format: "a" },
    ['response-format-changed ["a","b"] > "a" @/s/format'],
  ],
  [
    "with unknown keywords",
    { ...TEXT, gone: 1, same: 1, other: 1 },
    { ...TEXT, other: 2, same: 1, "x-new": 3 },
    [
      'unknown-key-removed "gone" 1 > undefined @/s/gone',
      'unknown-key-changed "other" 1 > 2 @/s/other',
    ],
  ],
  ["with XML, which JSON ignores", { ...TEXT, xml: { name: "a" } }, { ...TEXT, xml: {} }, []],
  ["without XML", { ...TEXT, xml: { name: "a" } }, TEXT, []],
  [
    "with the same unknown keyword in two parts",
    { allOf: [TEXT, { k: 1 }, { k: 2 }] },
    { allOf: [TEXT, { k: 1 }, { k: 3 }] },
    ['unknown-key-changed "k" [1,2] > [1,3] @/s/k'],
  ],
  [
    "with texts",
    { ...TEXT, title: "a", description: "b", default: 1, example: 1, examples: [1], $comment: "c" },
    { ...TEXT, title: "b" },
    [],
  ],
  [
    "with keywords that are known",
    { ...TEXT, readOnly: true, writeOnly: true, const: 1, "x-implied-type": 1 },
    { ...TEXT, readOnly: false, writeOnly: false, const: 2, "x-implied-type": 2 },
    [],
  ],
];

const WITH_TEXTS: readonly Row[] = [
  [
    "with other texts",
    { ...TEXT, title: "a", description: "b", default: 1, example: 1, examples: [1], $comment: "c" },
    { ...TEXT, title: "b" },
    [
      'docs-changed "$comment" "c" > undefined @/s/$comment',
      'docs-changed "title" "a" > "b" @/s/title',
      'docs-changed "description" "b" > undefined @/s/description',
      'docs-changed "example" 1 > undefined @/s/example',
      'docs-changed "examples" [1] > undefined @/s/examples',
      'docs-changed "default" 1 > undefined @/s/default',
    ],
  ],
  [
    "with texts of several parts, of which the first counts",
    { allOf: [TEXT, { title: "a" }, { title: "b" }] },
    { allOf: [TEXT, { title: "a" }, { title: "c" }] },
    [],
  ],
];

describe("a schema", () => {
  it.each(ROWS)("may be %s", (_what, old, next, lines) => {
    expect(schemaLines(old, next)).toEqual(lines);
  });

  it.each(WITH_TEXTS)("may be %s, if texts are wanted", (_what, old, next, lines) => {
    expect(schemaLines(old, next, { context: { ...contextOf({}), docs: true } })).toEqual(lines);
  });
});
