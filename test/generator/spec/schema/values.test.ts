import { describe, expect, it } from "vitest";
import {
  areDisjoint,
  isOfType,
  listedValues,
  requiredNames,
  statedTypes,
} from "../../../../generator/spec/schema/values.js";
import type { SchemaReader } from "../../../../generator/spec/schema/values.js";

type Schema = Readonly<Record<string, unknown>>;

it.each<readonly [unknown, readonly string[], boolean]>([
  [1, ["integer"], true],
  [1, ["number"], true],
  [1.5, ["integer"], false],
  [1.5, ["string", "number"], true],
  [null, ["null"], true],
  [null, ["object"], false],
  [[], ["array"], true],
  [[], ["object"], false],
  [{}, ["object"], true],
  ["1", ["integer"], false],
  [true, ["boolean"], true],
])("%j with the types %j is %s", (value, types, expected) => {
  expect(isOfType(value, types)).toBe(expected);
});

it.each<readonly [string, readonly Schema[], readonly string[] | undefined]>([
  ["any type", [{}, { minimum: 1 }], undefined],
  ["the type of one part", [{}, { type: "string" }], ["string"]],
  ["the common types", [{ type: ["string", "null"] }, { type: ["null", "object"] }], ["null"]],
  ["integers of numbers", [{ type: "number" }, { type: "integer" }], ["integer"]],
  ["no type", [{ type: "string" }, { type: "integer" }], []],
])("parts accept %s", (_, parts, types) => {
  expect(statedTypes(parts)).toEqual(types);
});

it.each<readonly [string, readonly Schema[], readonly unknown[] | undefined]>([
  ["no values", [{ type: "string" }], undefined],
  ["the common values", [{ enum: ["a", "b"] }, { enum: ["b", "c"] }], ["b"]],
  ["a constant", [{ enum: ["a", "b"] }, { const: "a" }], ["a"]],
  ["values of the type", [{ enum: ["a", 1, null] }, { type: ["integer", "null"] }], [1, null]],
  ["equal objects", [{ enum: [{ a: 1, b: 2 }] }, { const: { b: 2, a: 1 } }], [{ a: 1, b: 2 }]],
  ["values that exclude each other", [{ const: 1 }, { const: 2 }], []],
])("parts list %s", (_, parts, values) => {
  expect(listedValues(parts)).toEqual(values);
});

it("all parts require members", () => {
  expect([...requiredNames([{ required: ["a"] }, {}, { required: ["b", "a"] }])]).toEqual([
    "a",
    "b",
  ]);
});

const reader: SchemaReader<Schema> = {
  parts: (schema) => [schema],
  member: ({ properties = {} }, name) => Object(properties)[name],
};

function objectWith(tag: Schema, required: readonly string[] = ["tag"]): Schema {
  return { type: "object", required, properties: { tag } };
}

describe("two schemas", () => {
  it.each<readonly [string, Schema, Schema]>([
    ["types", { type: "string" }, { type: ["integer", "null"] }],
    ["values", { enum: ["a", "b"] }, { enum: ["c"] }],
    ["a type and a value", { type: "string" }, { const: 1 }],
    ["a tag", objectWith({ const: "a" }), objectWith({ const: "b" })],
    ["the type of a member", objectWith({ type: "string" }), objectWith({ type: "integer" })],
    ["a nested tag", objectWith(objectWith({ const: 1 })), objectWith(objectWith({ const: 2 }))],
  ])("exclude each other by %s", (_, a, b) => {
    expect([areDisjoint(a, b, reader), areDisjoint(b, a, reader)]).toEqual([true, true]);
  });

  it.each<readonly [string, Schema, Schema]>([
    ["any value", {}, { type: "string" }],
    ["integers and numbers", { type: "integer" }, { type: "number" }],
    ["null in both", { type: ["string", "null"] }, { type: ["object", "null"] }],
    ["a common value", { enum: ["a", "b"] }, { enum: ["b"] }],
    ["an optional tag", objectWith({ const: "a" }), objectWith({ const: "b" }, [])],
    [
      "a tag that only one describes",
      objectWith({ const: "a" }),
      { ...objectWith({}), properties: {} },
    ],
    [
      "texts beside objects",
      { ...objectWith({ const: "a" }), type: ["object", "string"] },
      { ...objectWith({ const: "b" }), type: ["object", "string"] },
    ],
    [
      "tags below the depth",
      objectWith(objectWith(objectWith({ const: 1 }))),
      objectWith(objectWith(objectWith({ const: 2 }))),
    ],
  ])("may have a value in common: %s", (_, a, b) => {
    expect([areDisjoint(a, b, reader), areDisjoint(b, a, reader)]).toEqual([false, false]);
  });
});
