import { describe, expect, it } from "vitest";
import { dataSchema, toLocalSchema } from "../../../../generator/emit/parts/stub-data.js";
import { openApiDocument, openApiModel } from "../../support/specs.js";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const local = (name: string) => ({ $ref: `#/$defs/${name}` });

describe("The schema of a stub's data", () => {
  const HEAD = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Data of Test",
    description: "The data of a stub. Absent collections are generated.",
    type: "object",
    additionalProperties: false,
  };
  const $schema = { type: "string" };
  const schemas = {
    Town: { type: "object", properties: { mayor: ref("Person") } },
    Person: { type: "object", properties: { friends: { type: "array", items: ref("Person") } } },
    Other: { type: "string" },
  };
  const model = { ...openApiModel(openApiDocument()), schemas };

  it("has a list for each collection, and the named schemas that these use", () => {
    const towns = { name: "towns", item: ref("Town") };
    expect(dataSchema(model, [towns])).toEqual({
      ...HEAD,
      properties: { $schema, towns: { type: "array", items: local("Town") } },
      $defs: {
        Person: {
          type: "object",
          properties: { friends: { type: "array", items: local("Person") } },
        },
        Town: { type: "object", properties: { mayor: local("Person") } },
      },
    });
    expect(Object.keys(Object(dataSchema(model, [towns])["$defs"]))).toEqual(["Person", "Town"]);
  });

  it("has no definitions without named schemas", () => {
    expect(dataSchema(model, [])).toEqual({ ...HEAD, properties: { $schema } });
    const numbers = { name: "numbers", item: { type: "integer" } };
    expect(dataSchema(model, [numbers])).toEqual({
      ...HEAD,
      properties: { $schema, numbers: { type: "array", items: { type: "integer" } } },
    });
  });
});

it("a schema of its own has no keywords of OpenAPI or of this tool, at any depth", () => {
  const own = {
    "x-wire-format": "decimal-point",
    "x-ignored-properties": { a: {} },
    "x-implied-type": true,
    "x-int64": "bigint",
    example: 1,
  } as const;
  const kept = { type: "object", description: "D", "x-other": 1 };
  expect(toLocalSchema({ ...kept, ...own, properties: { a: { ...ref("A"), ...own } } })).toEqual({
    ...kept,
    properties: { a: local("A") },
  });
});
