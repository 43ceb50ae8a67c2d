import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { findings } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

/** The warnings about the schema of a response, beside a closed object with the property `name`. */
function warningsAbout(schema: Json): readonly string[] {
  const closed = {
    type: "object",
    additionalProperties: false,
    properties: { name: { type: "string" } },
  };
  return findings({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/a": {
        get: {
          operationId: "a",
          responses: { 200: { description: "", content: { "application/json": { schema } } } },
        },
      },
    },
    components: { schemas: { Closed: closed } },
  });
}

const CLOSED = { $ref: "#/components/schemas/Closed" };

describe("A schema without values", () => {
  it.each<[string, Json]>([
    [
      '"name" is required, and additionalProperties forbids it',
      { type: "object", additionalProperties: false, required: ["name"] },
    ],
    [
      '"name" is required, and additionalProperties forbids it',
      { type: "object", additionalProperties: false, required: ["name"], allOf: [CLOSED] },
    ],
    [
      '"other" is required, and additionalProperties forbids it',
      { allOf: [CLOSED, { required: ["other"], properties: { other: {} } }] },
    ],
    ["its parts have no type in common", { allOf: [CLOSED, { type: "array", items: {} }] }],
    ["no value of enum has the type", { type: "integer", enum: ["1", 1.5, null] }],
  ])("is reported: %s", (detail, schema) => {
    expect(warningsAbout(schema)).toEqual([
      `schema-without-values: no value matches this schema: ${detail}`,
    ]);
  });

  it.each<[unknown, Json]>([
    [{ name: "a" }, { required: ["name"], allOf: [CLOSED] }],
    [null, { type: ["object", "null"], additionalProperties: false, required: ["name"] }],
    [1, { allOf: [{ type: "number" }, { type: "integer" }] }],
    [2, { type: "number", enum: ["1", 2] }],
    [
      { xa: 1 },
      {
        type: "object",
        additionalProperties: false,
        required: ["xa"],
        patternProperties: { "^x": {} },
      },
    ],
  ])("is not one that %j matches", (value, schema) => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(
      { type: "object", additionalProperties: false, properties: { name: { type: "string" } } },
      "#/components/schemas/Closed",
    );
    expect(ajv.validate(Object(schema), value)).toBe(true);
    expect(warningsAbout(schema)).toEqual([]);
  });
});
