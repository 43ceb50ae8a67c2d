import { expect, it } from "vitest";
import {
  keywordTexts,
  referencedName,
  schemaTypeText,
} from "../../../../../generator/explorer/page/schema-view.js";
import type { DirectorySchema } from "../../../../../generator/model/json-schema.js";

it.each<readonly [schema: DirectorySchema, name: string | undefined]>([
  [{ $ref: "#/components/schemas/Pet" }, "Pet"],
  [{ $ref: "#/components/schemas/a~1b~0c~01" }, "a/b~c~1"],
  [{ $ref: "#/components/parameters/Pet" }, undefined],
  [{ $ref: "https://pets.example#/components/schemas/Pet" }, undefined],
  [{}, undefined],
])("the reference of %j leads to %s", (schema, name) => {
  expect(referencedName(schema)).toBe(name);
});

it.each<readonly [schema: DirectorySchema, text: string]>([
  [{}, "any"],
  [{ type: "string" }, "string"],
  [{ type: "string", format: "date-time" }, "string (date-time)"],
  [{ format: "uri" }, "any (uri)"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ type: ["integer", "null"], format: "int64" }, "integer or null (int64)"],
  [{ type: "array" }, "array"],
  [{ type: "array", items: {} }, "array"],
  [{ type: "array", items: { type: "integer" } }, "array of integer"],
  [
    { type: ["array", "null"], items: { $ref: "#/components/schemas/Pet" } },
    "array of Pet or null",
  ],
  [
    { type: "array", items: { type: "array", items: { type: "string" } } },
    "array of array of string",
  ],
  // Items of what is no array have no effect.
  [{ type: "object", items: { type: "string" } }, "object"],
])("the type of %j is written as %s", (schema, text) => {
  expect(schemaTypeText(schema)).toBe(text);
});

it("the keywords with plain values are those that the view shows in no other way", () => {
  const schema: DirectorySchema = {
    type: "string",
    format: "uuid",
    title: "Id",
    description: "An id.",
    deprecated: true,
    example: "a",
    examples: ["a"],
    enum: ["a"],
    items: {},
    not: {},
    required: [],
    properties: {},
    additionalProperties: false,
    unevaluatedProperties: false,
    patternProperties: {},
    minLength: 0,
    pattern: "^a",
    default: "a",
    const: null,
    uniqueItems: true,
    readOnly: false,
    contains: { type: "string" },
    dependentRequired: { a: ["b"] },
  };
  expect(keywordTexts(schema)).toEqual([
    ["minLength", "0"],
    ["pattern", "^a"],
    ["default", "a"],
    ["const", "null"],
    ["uniqueItems", "true"],
    ["readOnly", "false"],
  ]);
});
