import { describe, expect, it } from "vitest";
import { openApiDocument, findings, query } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

/** The findings about an OpenAPI document whose answer is of this schema. */
function aboutAnswer(schema: Json, schemas: Json = {}): readonly string[] {
  const answer = { description: "", content: { "application/json": { schema } } };
  return findings(openApiDocument({ responses: { 200: answer } }, { components: { schemas } }));
}

function aboutParameters(...parameters: readonly Json[]): readonly string[] {
  return findings(openApiDocument({ parameters }));
}

describe("properties of answers", () => {
  it.each([
    ["properties", "__proto__", "a property __proto__"],
    ["properties", "hasOwnProperty", "a property hasOwnProperty"],
    ["properties", "a\uD800", "a property whose name contains half a surrogate pair"],
    ["dependentSchemas", "a\uD800", "a property whose name contains half a surrogate pair"],
  ])("of a name that no type can be made of are refused: %s, %j", (keyword, name, feature) => {
    const schema = {
      type: "object",
      [keyword]: Object.fromEntries([[name, { minProperties: 1 }]]),
    };
    expect(aboutAnswer(schema)).toEqual([
      `unsupported-feature: ${feature} is not in the supported subset of OpenAPI`,
    ]);
  });
});

describe("references", () => {
  it.each<[string, Json]>([
    [
      "a property that is named like a keyword",
      { type: "object", properties: { default: { $ref: "#/components/schemas/No" } } },
    ],
    [
      "a property that is named like an extension",
      { type: "object", properties: { "x-y": { $ref: "#/components/schemas/No" } } },
    ],
    ["items", { type: "array", items: { $ref: "#/components/schemas/No" } }],
    ["an alternative", { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/No" }] }],
    [
      "additional properties",
      { type: "object", additionalProperties: { $ref: "#/components/schemas/No" } },
    ],
  ])("are rejected in %s where they lead nowhere", (_, schema) => {
    expect(aboutAnswer(schema)).toEqual([
      'unresolved-reference: the reference "#/components/schemas/No" cannot be resolved',
    ]);
  });

  it("are data in an example, a default, an enum or a constant", () => {
    const data = { $ref: "nowhere" };
    expect(
      aboutAnswer({ example: data, examples: [data], default: data, enum: [data], const: data }),
    ).toEqual([]);
  });

  it("are rejected in a circle, also through alternatives", () => {
    const circle = {
      A: { $ref: "#/components/schemas/B" },
      B: { oneOf: [{ $ref: "#/components/schemas/A" }] },
    };
    expect(aboutAnswer({ type: "string" }, circle)).toHaveLength(2);
  });

  it("may lead back to their schema from within it", () => {
    const tree = {
      Tree: {
        type: "object",
        properties: { parts: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
      },
    };
    expect(aboutAnswer({ $ref: "#/components/schemas/Tree" }, tree)).toEqual([]);
  });

  it("are rejected where they lead to a component of another kind", () => {
    const components = { responses: { R: { description: "" } } };
    const parameters = [{ $ref: "#/components/responses/R" }];
    expect(findings(openApiDocument({ parameters }, { components }))).toEqual([
      expect.stringMatching(/^unresolved-reference/),
    ]);
  });

  it("are rejected in components that nobody uses", () => {
    const components = {
      responses: { R: { $ref: "#/components/responses/S" } },
      parameters: { P: { $ref: "#/elsewhere" } },
    };
    expect(findings(openApiDocument({}, { components }))).toHaveLength(2);
  });
});

describe("schemas", () => {
  it("are rejected with a pattern that is no regular expression", () => {
    expect(aboutAnswer({ type: "string", pattern: "[" })).toEqual([
      expect.stringMatching(/^schema-not-compilable: .*\/\[\//),
    ]);
  });

  it("are accepted without a type, as JSON Schema has it", () => {
    expect(aboutAnswer({ properties: { a: { minLength: 1 } }, required: ["a", "b"] })).toEqual([]);
  });

  it("are rejected with a reference to an anchor that no schema has", () => {
    expect(aboutAnswer({ $dynamicRef: "#node", type: "string" })).toEqual([
      'unresolved-reference: the reference "#node" cannot be resolved',
    ]);
  });
});

describe("parameters of an operation", () => {
  it.each<[string, Json, string]>([
    [
      "a default outside the enum",
      { type: "string", enum: ["x"], default: "y" },
      "default-outside-enum",
    ],
    [
      "a number as the default of an enum",
      { type: "string", enum: ["1"], default: 1 },
      "default-wrong-type",
    ],
    ["a text as the default of a number", { type: "integer", default: "1" }, "default-wrong-type"],
    ["a default of null", { type: "string", default: null }, "default-wrong-type"],
    [
      "a default out of bounds",
      { type: "number", minimum: 0, default: -1 },
      "default-outside-bounds",
    ],
    ["reversed bounds", { type: "integer", minimum: 1, maximum: 0 }, "bounds-reversed"],
    [
      "a text as the default of a boolean",
      { type: "boolean", default: "true" },
      "default-wrong-type",
    ],
  ])("are rejected with %s", (_, schema, code) => {
    expect(aboutParameters(query("p", schema))).toEqual([
      expect.stringMatching(new RegExp(`^${code}: `)),
    ]);
  });

  it("are rejected where two have the same name", () => {
    expect(
      aboutParameters(query("p", { type: "string" }), query("p", { type: "integer" })),
    ).toEqual([expect.stringMatching(/^duplicate-parameter/)]);
  });

  it.each([
    ["query", "simple"],
    ["query", "matrix"],
    ["path", "form"],
    ["header", "label"],
    ["cookie", "deepObject"],
  ])("are rejected in a %s with the style %s", (place, style) => {
    const schema = { type: "string" };
    const { paths, ...rest } = openApiDocument({
      parameters: [{ name: "p", in: place, style, required: true, schema }],
    });
    const [item] = Object.values(Object(paths));
    expect(findings({ ...rest, paths: { [place === "path" ? "/a/{p}" : "/a"]: item } })).toContain(
      `unsupported-feature: the style ${style} of a parameter in ${place} is not in the supported subset of OpenAPI`,
    );
  });

  it.each(["Accept", "content-type", "AUTHORIZATION"])("are ignored in the header %s", (name) => {
    expect(aboutParameters({ name, in: "header", schema: { type: "string" } })).toEqual([
      `header-parameter-ignored: the header parameter "${name}" is ignored, as OpenAPI requires`,
    ]);
  });

  it("are distinguished by their locations, and headers not by letter case", () => {
    const schema = { type: "string" };
    const all = ["query", "header", "cookie"].map((place) => ({ name: "p", in: place, schema }));
    expect(aboutParameters(...all)).toEqual([]);
    expect(aboutParameters(...all, { name: "P", in: "header", schema })).toEqual([
      expect.stringMatching(/^duplicate-parameter/),
    ]);
  });
});

describe("an OpenAPI document as a whole", () => {
  it.each(["2.0", "3.3.0", "3.1", "4.0.0"])("is rejected in version %s of OpenAPI", (openapi) => {
    expect(findings(openApiDocument({}, { openapi }))).toEqual([
      `openapi-version: unsupported version "${openapi}" of OpenAPI; 3.0, 3.1 and 3.2 are supported`,
    ]);
  });

  it.each(["3.0.0", "3.0.4", "3.1.0-rc1", "3.2.0"])(
    "is read in version %s of OpenAPI",
    (openapi) => {
      expect(findings(openApiDocument({}, { openapi }))).toEqual([]);
    },
  );

  it("is read with operations of any method but TRACE, which is named", () => {
    const operation = { responses: { 200: { description: "" } } };
    const paths = { "/a": { post: operation, delete: operation, trace: operation } };
    expect(findings(openApiDocument({}, { paths }))).toEqual([
      "unsupported-feature: a TRACE operation is not in the supported subset of OpenAPI",
    ]);
  });

  it("warns once of credentials, wherever they are asked for", () => {
    const security = [{ key: [] }];
    expect(findings(openApiDocument({ security }, { security }))).toEqual([
      'credentials-not-generated: the generated code adds no credentials for the security scheme "key"',
    ]);
  });

  it("takes an empty list of credentials for none", () => {
    expect(findings(openApiDocument({ security: [] }, { security: [] }))).toEqual([]);
  });
});

/** The findings about an OpenAPI document whose response has contents of this name. */
function aboutType(name: string): readonly string[] {
  return findings(
    openApiDocument({
      responses: {
        200: { description: "", content: { [name]: { schema: { type: "string" } } } },
      },
    }),
  );
}

describe("media types", () => {
  it.each(["(", "json", "text/", "/plain", "text/plain html", "text/(a)", ""])(
    "are refused if they are none: %j",
    (name) => {
      expect(aboutType(name)).toEqual([
        expect.stringContaining(`has the key ${JSON.stringify(name)}, which must match pattern`),
      ]);
    },
  );

  it.each([
    "text/csv",
    "*/*",
    "text/*",
    "application/vnd.api+json",
    "text/plain; charset=utf-8",
    "text/plain ;charset=utf-8",
    "application\\/json",
  ])("are read: %j", (name) => {
    expect(aboutType(name)).toEqual([]);
  });
});
