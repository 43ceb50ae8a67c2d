import { describe, expect, it } from "vitest";
import type { AnyModule, ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { jsonSchemaOf } from "../../../../templates/runtime/validate.js";

function moduleOf(
  params: AnyModule["params"],
  more: Pick<AnyModule, "templates" | "deprecated"> = {},
): AnyModule {
  return {
    name: "a",
    path: "query+a",
    group: "list",
    prefix: "a",
    select: {},
    generator: false,
    params,
    ...more,
  };
}

const VALUES: readonly (readonly [ParamDescriptor, object])[] = [
  [{ type: "string" }, { type: "string" }],
  [
    { type: "text", maxbytes: 5, maxchars: 3 },
    { type: "string", maxLength: 3 },
  ],
  [{ type: "timestamp" }, { type: "string" }],
  [{ type: "user", subtypes: ["name"] }, { type: "string" }],
  [{ type: "boolean" }, { type: "boolean" }],
  [
    { type: "integer", min: 1, max: 5, highmax: 9 },
    { type: "integer", minimum: 1, maximum: 9 },
  ],
  [
    { type: "float", min: 0.5 },
    { type: "number", minimum: 0.5 },
  ],
  [
    { type: "limit", min: 0, max: 5, default: 2 },
    { anyOf: [{ type: "integer", minimum: 0, maximum: 5 }, { const: "max" }], default: 2 },
  ],
  [{ type: "namespace", extranamespaces: [-1] }, { type: "integer" }],
  [
    { type: "enum", values: ["a", "b"], deprecated: true },
    { enum: ["a", "b"], deprecated: true },
  ],
  [{ type: "enum", values: [] }, { not: {} }],
  [{ type: "upload" }, { not: {} }],
  [{ type: "schema", shape: {} }, {}],
  [
    { type: "namespace", multi: { lowlimit: 5, highlimit: 7, allspecifier: "*" } },
    {
      anyOf: [
        { type: "integer" },
        { type: "array", items: { type: "integer" }, maxItems: 7 },
        { const: "*" },
      ],
    },
  ],
];

describe("The JSON Schema of a descriptor", () => {
  it.each(VALUES)("describes the values of %j", (param, expected) => {
    const schema = jsonSchemaOf(moduleOf({ one: param }));
    expect(schema).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "query+a",
      type: "object",
      properties: { one: expected },
      additionalProperties: false,
    });
  });

  it("requires parameters without a default", () => {
    const params = {
      title: { type: "string", required: true },
      dir: { type: "string", required: true, default: "up" },
    } as const;
    expect(jsonSchemaOf(moduleOf(params, { deprecated: true }))).toMatchObject({
      required: ["title"],
      deprecated: true,
    });
  });

  it("has a pattern for names with open parts", () => {
    const templates = {
      "text-{slot}.x": { type: "text", templatevars: { slot: "slots" } },
    } as const;
    expect(jsonSchemaOf(moduleOf({}, { templates }))).toMatchObject({
      patternProperties: { [String.raw`^text-.*\.x$`]: { type: "string" } },
    });
  });
});
