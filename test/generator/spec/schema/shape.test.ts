import { describe, expect, it } from "vitest";
import {
  exceedsShape,
  wireShapeOf,
  withoutShallowReferences,
} from "../../../../generator/spec/schema/shape.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Word: { type: "string", description: "A word." },
  Alias: { $ref: "#/components/schemas/Word" },
  Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } },
  Loop: { $ref: "#/components/schemas/Loop" },
  Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
};

function ref(name: string, beside: JsonSchema = {}): JsonSchema {
  return { $ref: `#/components/schemas/${name}`, ...beside };
}

const TEXT: JsonSchema = { type: "string" };
const NUMBER: JsonSchema = { type: "number" };
const INTEGER: JsonSchema = { type: "integer" };

/** The JSON of a list in lists. */
function nested(levels: number): JsonSchema {
  return levels === 0 ? INTEGER : { type: "array", items: nested(levels - 1) };
}

type Row = readonly [label: string, JsonSchema, shape: unknown, isExact: boolean];

const ROWS: readonly Row[] = [
  ["a text", TEXT, "string", true],
  [
    "a text with words about it",
    { ...TEXT, description: "A", example: "a", "x-a": 1 },
    "string",
    true,
  ],
  ["a text of a length", { ...TEXT, maxLength: 2 }, "string", false],
  ["anything", {}, {}, false],
  ["a flag or a number", { type: ["number", "boolean"] }, { types: ["boolean", "number"] }, true],
  ["an integer, which is a number", { type: ["integer", "number"] }, "number", true],
  ["a text or null", { type: ["null", "string"] }, { types: ["string", "null"] }, true],
  ["listed values", { enum: ["a", 1, null] }, { values: ["a", 1, null] }, true],
  [
    "the listed values of its types",
    { type: ["integer", "string"], enum: ["a", 1, 1.5, true, null] },
    { values: ["a", 1] },
    false,
  ],
  ["a listed null", { type: "null", enum: [null, 1] }, { values: [null] }, false],
  ["a listed flag", { type: "boolean", enum: [true] }, { values: [true] }, true],
  ["a listed number", { type: "number", enum: [1, 1.5] }, { values: [1, 1.5] }, true],
  ["one value", { const: "a", type: "string" }, { values: ["a"] }, true],
  ["a listed list, which is none of its values", { enum: ["a", ["b"]] }, { values: ["a"] }, false],
  ["a list", { type: "array", items: INTEGER }, { items: "integer" }, true],
  ["a list of anything", { type: "array" }, { items: {} }, false],
  ["a list without a type", { items: INTEGER }, { items: "integer" }, false],
  [
    "a list of a length",
    { type: "array", items: INTEGER, maxItems: 2 },
    { items: "integer" },
    false,
  ],
  [
    "a list or a text",
    { type: ["array", "string"], items: INTEGER },
    { types: ["string"], items: "integer" },
    true,
  ],
  [
    "a list in lists, to four levels",
    nested(5),
    { items: { items: { items: { items: {} } } } },
    false,
  ],
  [
    "four lists in each other, without the items of the last",
    nested(4),
    { items: { items: { items: { items: {} } } } },
    false,
  ],
  ["three lists in each other", nested(3), { items: { items: { items: "integer" } } }, true],
  ["a list of lists of the same schema", ref("Tree"), { items: {} }, false],
  ["a list of what is nowhere", { type: "array", items: ref("Nothing") }, { items: {} }, false],
  [
    "an object",
    { type: "object", properties: { a: TEXT }, additionalProperties: false },
    { members: { a: "string" } },
    false,
  ],
  [
    "an object with other members",
    { type: "object", properties: { a: TEXT }, additionalProperties: INTEGER },
    { members: { a: "string" }, rest: "integer" },
    false,
  ],
  ["an object of any members", { type: "object" }, { members: {}, rest: {} }, false],
  [
    "an object with some members, and any others",
    { type: "object", properties: { a: TEXT } },
    { members: { a: "string" } },
    false,
  ],
  ["an object without a type", { properties: { a: TEXT } }, { members: { a: "string" } }, false],

  ["a reference with the same type beside it", ref("Word", { type: "string" }), "string", true],
  ["a reference with a length", ref("Word", { maxLength: 2 }), "string", false],
  ["a reference to nothing", ref("Nothing"), "string", false],
  ["a reference with the name of what objects inherit", ref("toString"), "string", false],
  ["a reference to itself", ref("Loop"), {}, false],
  ["a reference in its own members", ref("Node"), { members: { next: {} } }, false],
  [
    "alternatives",
    { type: ["string", "integer"], anyOf: [TEXT, INTEGER] },
    { types: ["integer", "string"] },
    true,
  ],
  [
    "a list or a text as alternatives",
    { anyOf: [TEXT, { type: "array", items: TEXT }] },
    { types: ["string"], items: "string" },
    false,
  ],
  ["alternatives of which one is anything", { anyOf: [INTEGER, {}] }, "string", false],
  [
    "items of which one alternative is anything",
    { type: "array", items: { anyOf: [INTEGER, {}] } },
    { items: {} },
    false,
  ],
  [
    "alternatives that restrict a text",
    { type: "string", anyOf: [{ minLength: 5 }, { pattern: "a" }] },
    "string",
    false,
  ],
  [
    "alternatives of a type each",
    { type: ["string", "integer"], oneOf: [TEXT, INTEGER] },
    { types: ["integer", "string"] },
    true,
  ],
  [
    "alternatives of the same type, of which a value has one",
    { oneOf: [TEXT, TEXT] },
    "string",
    false,
  ],
  ["alternatives that have values in common", { oneOf: [INTEGER, NUMBER] }, "number", false],
  [
    "alternatives of which one has values",
    { oneOf: [{ type: "string", enum: ["a"] }, INTEGER] },
    { types: ["integer"], values: ["a"] },
    false,
  ],
  [
    "alternatives with values",
    { type: "string", anyOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] },
    { values: ["a", "b", "c"] },
    true,
  ],
  [
    "alternatives of lists",
    {
      anyOf: [
        { type: "array", items: TEXT },
        { type: "array", items: INTEGER },
      ],
    },
    { items: { types: ["integer", "string"] } },
    false,
  ],
  [
    "alternatives of lists, one of anything",
    { anyOf: [{ type: "array", items: TEXT }, { type: "array" }] },
    { items: {} },
    false,
  ],
  [
    "alternatives of objects",
    {
      anyOf: [
        { type: "object", properties: { a: TEXT, b: TEXT }, additionalProperties: TEXT },
        { type: "object", properties: { a: INTEGER, c: NUMBER }, additionalProperties: INTEGER },
      ],
    },
    {
      members: { a: { types: ["integer", "string"] }, b: "string", c: "number" },
      rest: { types: ["integer", "string"] },
    },
    false,
  ],
  [
    "alternatives of objects, one with others",
    {
      anyOf: [
        { type: "object", properties: { a: TEXT } },
        { type: "object", additionalProperties: INTEGER },
      ],
    },
    { members: { a: "string" }, rest: "integer" },
    false,
  ],
  [
    "what two schemas have in common",
    { allOf: [{ type: ["string", "integer"] }, { type: ["integer", "boolean"] }] },
    "integer",
    false,
  ],
  ["a type with listed values", { allOf: [TEXT, { enum: ["a"] }] }, { values: ["a"] }, false],
  [
    "the members of both",
    {
      allOf: [
        { type: "object", properties: { a: TEXT } },
        { type: "object", properties: { b: INTEGER }, additionalProperties: NUMBER },
      ],
    },
    { members: { a: "string", b: "integer" }, rest: "number" },
    false,
  ],
  [
    "the items of one",
    {
      allOf: [
        { type: "array", items: TEXT },
        { type: "array", items: INTEGER },
      ],
    },
    { items: "string" },
    false,
  ],
  ["a type and one that is anything", { allOf: [TEXT, { description: "A" }] }, "string", false],
];

describe("The texts of a parameter are converted to the values of", () => {
  it.each(ROWS)("%s", (_, schema, shape, isExact) => {
    expect(wireShapeOf(schema, SCHEMAS)).toEqual({ shape, isExact });
  });
});

describe("A schema is nested more deeply than a shape", () => {
  it.each<readonly [label: string, JsonSchema, boolean]>([
    ["of three lists in each other: no", nested(3), false],
    ["of four: yes", nested(4), true],
    ["of four in an alternative: yes", { oneOf: [TEXT, nested(4)] }, true],
    ["of four in a part: yes", { allOf: [nested(4)] }, true],
    ["of three in any of some: no", { anyOf: [nested(3)] }, false],
    ["of three in a member: yes", { properties: { a: nested(3) } }, true],
    ["of two in a member: no", { properties: { a: nested(2) } }, false],
    ["of three in other members: yes", { additionalProperties: nested(3) }, true],
    ["with any other members: no", { additionalProperties: true }, false],
    ["of a recursive object: yes", ref("Node"), true],
    ["of a reference to itself: yes", ref("Loop"), true],
    ["of a reference to a text: no", ref("Alias"), false],
    ["of a reference to nothing: no", ref("toString"), false],
  ])("%s", (_, schema, exceeds) => {
    expect(exceedsShape(schema, SCHEMAS)).toBe(exceeds);
  });
});

describe("Without a reference to what contains no others", () => {
  it.each<readonly [label: string, JsonSchema, JsonSchema]>([
    ["is its target", ref("Word"), { type: "string", description: "A word." }],
    ["is the target of its target", ref("Alias"), { type: "string", description: "A word." }],
    [
      "has its own words",
      ref("Word", { description: "Mine." }),
      { type: "string", description: "Mine." },
    ],
    [
      "stays with other keywords beside it",
      ref("Word", { maxLength: 1 }),
      ref("Word", { maxLength: 1 }),
    ],
    ["stays if it refers to itself", ref("Loop"), ref("Loop")],
    ["stays if it refers to nothing", ref("toString"), ref("toString")],
    [
      "is the only part of it",
      { allOf: [ref("Word")], title: "T" },
      { type: "string", description: "A word.", title: "T" },
    ],
    [
      "stays if there are two parts",
      { allOf: [ref("Word"), TEXT] },
      { allOf: [ref("Word"), TEXT] },
    ],
    [
      "stays if there is more than a part",
      { allOf: [ref("Word")], maxLength: 1 },
      { allOf: [ref("Word")], maxLength: 1 },
    ],
    ["is what has none", TEXT, TEXT],
  ])("a schema %s", (_, schema, expected) => {
    expect(withoutShallowReferences(schema, SCHEMAS)).toEqual(expected);
  });
});
