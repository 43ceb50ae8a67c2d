import { describe, expect, it } from "vitest";
import { upgradeOpenApi } from "../../../../generator/spec/openapi/upgrade.js";
import { openApiDocument } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

/** A schema of a document in a version, after its conversion. */
function upgraded(openapi: string, schema: unknown): unknown {
  const value = upgradeOpenApi(
    openApiDocument({}, { openapi, components: { schemas: { S: schema } } }),
  );
  return JSON.parse(JSON.stringify(value)).components.schemas.S;
}

describe("a schema of OpenAPI 3.0", () => {
  it.each<[string, Json, Json]>([
    ["a type", { type: "string", nullable: true }, { type: ["string", "null"] }],
    [
      "a reference",
      { $ref: "#/components/schemas/T", nullable: true },
      { anyOf: [{ $ref: "#/components/schemas/T" }, { type: "null" }] },
    ],
    [
      "alternatives",
      { oneOf: [{ type: "string" }], nullable: true },
      { oneOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      "a combination",
      { allOf: [{ type: "object" }, { minProperties: 1 }], nullable: true },
      { anyOf: [{ allOf: [{ type: "object" }, { minProperties: 1 }] }, { type: "null" }] },
    ],
    [
      "any of some",
      { anyOf: [{ type: "string" }], nullable: true },
      { anyOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      "a combination of one",
      { allOf: [{ type: "object" }], title: "T", nullable: true },
      { title: "T", anyOf: [{ type: "object" }, { type: "null" }] },
    ],
    [
      "a reference with a text",
      { $ref: "#/components/schemas/T", title: "T", minLength: 1, nullable: true },
      { title: "T", anyOf: [{ $ref: "#/components/schemas/T" }, { type: "null" }] },
    ],
    ["nothing", { nullable: true, description: "Any." }, { description: "Any." }],
    ["a type, if it is false", { type: "string", nullable: false }, { type: "string" }],
  ])("accepts null by nullable beside %s", (_, schema, expected) => {
    expect(upgraded("3.0.3", schema)).toEqual(expected);
  });

  it.each<[Json, Json]>([
    [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [{ minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    [{ maximum: 0, exclusiveMaximum: true }, { exclusiveMaximum: 0 }],
    [{ exclusiveMaximum: true }, {}],
    [{ exclusiveMinimum: true }, {}],
    [{ exclusiveMinimum: 1 }, { exclusiveMinimum: 1 }],
    [
      { maximum: 2, exclusiveMaximum: 1 },
      { maximum: 2, exclusiveMaximum: 1 },
    ],
    [
      { minimum: 1, maximum: 2 },
      { minimum: 1, maximum: 2 },
    ],
  ])("has bounds %j", (schema, expected) => {
    expect(upgraded("3.0.3", { type: "number", ...schema })).toEqual({
      type: "number",
      ...expected,
    });
  });

  it("ignores restrictions beside a reference, and keeps texts", () => {
    const reference = {
      $ref: "#/components/schemas/T",
      description: "A text.",
      title: "T",
      deprecated: true,
    };
    expect(upgraded("3.0.3", { ...reference, minLength: 3 })).toEqual(reference);
  });

  it("has properties, examples and constants that are named like its keywords", () => {
    const schema = {
      type: "object",
      properties: { nullable: { type: "boolean" }, example: { type: "string", nullable: true } },
      example: { nullable: true, type: "x" },
      enum: [{ nullable: true, type: "x" }],
    };
    expect(upgraded("3.0.3", schema)).toEqual({
      ...schema,
      properties: { nullable: { type: "boolean" }, example: { type: ["string", "null"] } },
    });
  });
});

describe("a schema of OpenAPI 3.1", () => {
  it("has no nullable, and restrictions beside a reference apply", () => {
    const schema = { $ref: "#/components/schemas/T", minLength: 3, nullable: true };
    expect(upgraded("3.1.0", schema)).toEqual(schema);
  });

  it("may be a boolean, which is an object where the generator reads objects only", () => {
    const media = {
      "application/json": { schema: true },
      "application/hal+json": { schema: false },
    };
    const responses = { 200: { description: "", content: media } };
    expect(upgradeOpenApi(openApiDocument({ responses }))).toMatchObject({
      paths: {
        "/list": {
          get: {
            responses: {
              200: {
                content: {
                  "application/json": { schema: {} },
                  "application/hal+json": { schema: { not: {} } },
                },
              },
            },
          },
        },
      },
    });
  });
});

describe("the pattern of a schema of any version", () => {
  it.each(["3.0.3", "3.1.0", "3.2.0"])("has no escape that the flag u refuses: %s", (openapi) => {
    const schema = { type: "string", pattern: String.raw`^\w\-\_$` };
    expect(upgraded(openapi, schema)).toEqual({ type: "string", pattern: String.raw`^\w-_$` });
  });
});

describe("a document", () => {
  it.each([
    ["3.0.3", "3.1.0"],
    ["3.1.0", "3.1.0"],
    ["3.1.12", "3.1.12"],
    ["3.1.0-rc1", "3.1.0"],
    ["3.2.0", "3.1.0"],
    ["3.3.0", "3.3.0"],
    ["2.0", "2.0"],
    ["x3.0.0", "x3.0.0"],
    ["3.0.0 ", "3.0.0 "],
    [3.1, 3.1],
  ])("of version %j is one of %j", (openapi, version) => {
    const document = openApiDocument({}, { openapi });
    expect(upgradeOpenApi(document)).toEqual({ ...document, openapi: version });
  });

  it("has no extensions among its paths and responses, and those beside them stay", () => {
    const text = { description: "" };
    const get = { operationId: "get", responses: { 200: text, "x-a": 1 }, "x-b": 2 };
    const own = { "x-c": 3, "/x-d": { get, "x-e": 4 } };
    expect(upgradeOpenApi(openApiDocument({}, { paths: own, "x-f": 5 }))).toEqual({
      ...openApiDocument({}, { "x-f": 5 }),
      paths: { "/x-d": { get: { ...get, responses: { 200: text } }, "x-e": 4 } },
    });
  });

  it("without paths has none, and what is no object stays", () => {
    const { paths: _, ...document } = openApiDocument();
    expect(upgradeOpenApi(document)).toEqual({ ...document, paths: {} });
    expect(upgradeOpenApi({ ...document, paths: 1 })).toEqual({ ...document, paths: 1 });
    expect(upgradeOpenApi(null)).toBe(null);
  });
});
