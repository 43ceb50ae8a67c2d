import { describe, expect, it } from "vitest";
import { fieldTypes } from "../../../../generator/emit/parts/field-types.js";
import type { Content } from "../../../../generator/spec/model/exchange.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

const FORM: Content = {
  mediaType: "application/x-www-form-urlencoded",
  contentType: "application/x-www-form-urlencoded",
  form: "form",
  schema: {},
};

const STRINGS: JsonSchema = { type: "array", items: { type: "string" } };

/** The rule of one field of a form. */
function ruleOf(
  schema: JsonSchema,
  encoding: NonNullable<Content["encoding"]>[string] = {},
  schemas: Readonly<Record<string, JsonSchema>> = {},
) {
  const content = {
    ...FORM,
    schema: { properties: { field: schema } },
    encoding: { field: encoding },
  };
  return fieldTypes(content, schemas)?.["field"];
}

describe("The types of a form's fields", () => {
  it.each<[string, JsonSchema, unknown]>([
    ["a text", { type: "string" }, undefined],
    ["a text or null", { type: ["string", "null"] }, undefined],
    ["a value without a type", {}, undefined],
    ["a text or a number", { type: ["string", "number"] }, undefined],
    ["an integer", { type: "integer" }, { type: "number" }],
    ["a number or null", { type: ["number", "null"] }, { type: "number" }],
    ["an integer of 64 bits", { type: "integer", "x-int64": "bigint" }, { type: "bigint" }],
    ["an integer of 64 bits as text", { type: "integer", "x-int64": "text" }, undefined],
    ["a flag", { type: "boolean" }, { type: "boolean" }],
    ["an object", { type: "object" }, { type: "json" }],
    ["an object without a type", { properties: { a: {} } }, { type: "json" }],
    ["a file", { "x-wire-format": "file" }, { type: "file" }],
    ["texts", STRINGS, { type: "text", list: true }],
    ["numbers", { type: "array", items: { type: "number" } }, { type: "number", list: true }],
    ["files", { type: "array", items: { "x-wire-format": "file" } }, { type: "file", list: true }],
    ["items without a type", { type: "array" }, { type: "text", list: true }],
    ["lists of texts", { type: "array", items: STRINGS }, { type: "json", list: true }],
  ])("are those of %s", (_what, schema, rule) => {
    expect(ruleOf(schema)).toEqual(rule);
  });

  it("follow references", () => {
    const schemas = { Age: { type: "integer" } };
    expect(ruleOf({ $ref: "#/components/schemas/Age" }, {}, schemas)).toEqual({ type: "number" });
  });

  it.each<[NonNullable<Content["encoding"]>[string], string | undefined]>([
    [{}, undefined],
    [{ style: "form" }, undefined],
    [{ explode: true }, undefined],
    [{ explode: false }, ","],
    [{ style: "form", explode: false }, ","],
    [{ style: "spaceDelimited" }, " "],
    [{ style: "spaceDelimited", explode: true }, undefined],
    [{ style: "pipeDelimited" }, "|"],
    [{ style: "pipeDelimited", explode: false }, "|"],
    [{ style: "other", explode: false }, ","],
  ])("have the delimiter of lists that are encoded as %j", (encoding, delimiter) => {
    expect(ruleOf(STRINGS, encoding)).toEqual({
      type: "text",
      list: true,
      ...(delimiter !== undefined && { delimiter }),
    });
    expect(ruleOf({ type: "integer" }, encoding)).toEqual({ type: "number" });
  });

  it("are JSON if the encoding says so, whatever the schema", () => {
    const json = { contentType: "application/json" };
    expect(ruleOf({ type: "string" }, json)).toEqual({ type: "json" });
    expect(ruleOf(STRINGS, json)).toEqual({ type: "json" });
    expect(ruleOf({ type: "string" }, { contentType: "text/plain" })).toBeUndefined();
  });

  it("are those of members with names in brackets, up to four levels", () => {
    const deep = { style: "deepObject" };
    const owner: JsonSchema = {
      type: "object",
      properties: { id: { type: "integer" }, name: { type: "string" }, tags: STRINGS },
      additionalProperties: { type: "boolean" },
    };
    expect(ruleOf(owner, deep)).toEqual({
      type: "json",
      members: {
        id: { type: "number" },
        name: { type: "text" },
        tags: { type: "text", list: true },
      },
      rest: { type: "boolean" },
    });
    expect(ruleOf({ type: "object", additionalProperties: true }, deep)).toEqual({ type: "json" });
    expect(ruleOf({ type: "object" }, deep)).toEqual({ type: "json" });
    expect(ruleOf({ type: "integer" }, deep)).toEqual({ type: "number" });
    const node = { properties: { next: { $ref: "#/components/schemas/Node" } } };
    expect(ruleOf(node, deep, { Node: node })).toEqual({
      type: "json",
      members: {
        next: {
          type: "json",
          members: {
            next: {
              type: "json",
              members: {
                next: { type: "json", members: { next: { type: "json" } } },
              },
            },
          },
        },
      },
    });
    const map: JsonSchema = {
      type: "object",
      additionalProperties: { $ref: "#/components/schemas/Map" },
    };
    expect(ruleOf(map, deep, { Map: map })).toEqual({
      type: "json",
      rest: {
        type: "json",
        rest: { type: "json", rest: { type: "json", rest: { type: "json" } } },
      },
    });
  });

  it.each<[JsonSchema, unknown]>([
    [{ additionalProperties: { type: "integer" } }, { "": { type: "number" } }],
    [{ patternProperties: { "^x": { type: "boolean" } } }, { "": { type: "boolean" } }],
    [{ unevaluatedProperties: { type: "integer" } }, { "": { type: "number" } }],
    [{ additionalProperties: { type: "string" } }, {}],
    [
      { patternProperties: { a: { type: "integer" } }, additionalProperties: { type: "string" } },
      {},
    ],
    [
      { properties: { name: { type: "string" } }, additionalProperties: { type: "integer" } },
      { name: { type: "text" }, "": { type: "number" } },
    ],
  ])("have the rule of the empty name for other fields of %j", (schema, rules) => {
    expect(fieldTypes({ ...FORM, schema }, {})).toEqual(rules);
  });

  it("are there for forms alone", () => {
    const schema = { properties: { age: { type: "integer" } } };
    expect(fieldTypes({ ...FORM, schema }, {})).toEqual({ age: { type: "number" } });
    expect(fieldTypes({ ...FORM, form: "multipart", schema }, {})).toEqual({
      age: { type: "number" },
    });
    expect(fieldTypes({ ...FORM, form: "json", schema }, {})).toBeUndefined();
    expect(fieldTypes(FORM, {})).toEqual({});
  });
});
