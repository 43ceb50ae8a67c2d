import { expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import type { ParameterType } from "../../../../generator/spec/model/parameter.js";
import { canEqual } from "../../../../generator/emit/parts/property-schema.js";

const text: ParameterType = { kind: "string" };
const number: ParameterType = { kind: "integer", enforcerange: true };
const list: ParameterType = {
  kind: "schema",
  schema: {},
  shape: { items: { types: ["integer", "null"] } },
  isExact: true,
};
const values: ParameterType = {
  kind: "schema",
  schema: {},
  shape: { values: [true] },
  isExact: true,
};

const uuid = textOf({ type: "string", format: "uuid" });
const hex = textOf({ type: "string", pattern: "^[0-9a-f]{32}$" });

function textOf(schema: JsonSchema): ParameterType {
  return { kind: "schema", schema, shape: { types: ["string"] }, isExact: false };
}

const schemas = {
  Id: { type: "integer" },
  Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
} satisfies Record<string, JsonSchema>;

it.each<[string, ParameterType, JsonSchema, boolean]>([
  ["a text with a text", text, { type: "string" }, true],
  ["a text with an integer", text, { $ref: "#/components/schemas/Id" }, false],
  ["an integer with a number", number, { type: "number" }, true],
  ["an integer with a text", number, { type: "string" }, false],
  ["a text with a value that can be null", text, { type: ["string", "null"] }, true],
  ["a text with one of the values", text, { enum: ["a", 1] }, true],
  ["a text with numbers", text, { enum: [1, 2] }, false],
  ["a text with a constant", text, { const: "a" }, true],
  ["a text with items", text, { type: "array", items: { type: "string" } }, true],
  ["a text with an alternative", text, { oneOf: [{ type: "object" }, { type: "string" }] }, true],
  ["a text with an object", text, { type: "object" }, false],
  ["a text with an object without a type", text, { properties: {} }, false],
  ["a text with any value", text, {}, true],
  ["a text with lists of lists", text, { $ref: "#/components/schemas/Tree" }, false],
  ["a text with no value", text, { allOf: [{ type: "string" }, { not: {} }] }, false],
  ["a format with its pattern", uuid, { type: "string", pattern: "^[0-9a-f-]{36}$" }, true],
  [
    "a format with a pattern of other texts",
    uuid,
    { type: "string", pattern: "^[0-9a-f]{32}$" },
    false,
  ],
  ["a pattern with a format of other texts", hex, { type: "string", format: "uuid" }, false],
  ["a pattern with any text", hex, { type: "string" }, true],
  ["a list of integers with an integer", list, { type: "integer" }, true],
  ["a list of integers with a text", list, { type: "string" }, false],
  ["single values with values of their type", values, { type: "boolean" }, true],
  ["single values with values of another type", values, { type: "string" }, false],
])("compares %s", (_, parameter, property, expected) => {
  expect(canEqual(parameter, property, schemas)).toBe(expected);
});
