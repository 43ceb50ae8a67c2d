import { payloadSchema } from "../../../generator/spec/model/exchange.js";
import { describe, expect, it } from "vitest";
import type { EndpointOperation } from "../../../generator/spec/model/operation.js";
import { openApiDocument, openApiModel, findings, query } from "../support/specs.js";
import type { Json } from "../support/specs.js";

/** The only operation of an OpenAPI document, lowered. */
function lowered(operation: Json, more: Json = {}): EndpointOperation | undefined {
  return openApiModel(openApiDocument(operation, more)).operations[0];
}

function answer(content: Json): Json {
  return { description: "", content };
}

function jsonOf(schema: Json): Json {
  return answer({ "application/json": { schema } });
}

/** A path parameter. */
function variable(name: string, more: Json = {}): Json {
  return { name, in: "path", required: true, schema: { type: "string" }, ...more };
}

/** The findings about an operation at a path. */
function at(path: string, ...parameters: readonly Json[]): readonly string[] {
  const { paths, ...rest } = openApiDocument({ parameters });
  return findings({ ...rest, paths: { [path]: Object.values(Object(paths))[0] } });
}

function payloadOf(...given: Parameters<typeof lowered>) {
  return payloadSchema(lowered(...given)?.responses ?? []);
}

describe("the answer of an operation", () => {
  it("is that of the first status of success", () => {
    const responses = {
      404: jsonOf({ type: "null" }),
      200: jsonOf({ type: "string" }),
      206: jsonOf({ type: "array" }),
    };
    expect(payloadOf({ responses })).toEqual({ type: "string" });
  });

  it("may be of any media type of JSON", () => {
    const schema = { type: "string" };
    for (const type of [
      "application/json",
      "application/hal+json",
      "application/json; charset=utf-8",
    ])
      expect(
        payloadOf({ responses: { 200: answer({ "text/html": {}, [type]: { schema } }) } }),
      ).toEqual(schema);
  });

  it("is anything where there is no schema", () => {
    expect(payloadOf({ responses: { 200: answer({ "application/json": {} }) } })).toEqual({});
  });

  it("is found behind references", () => {
    const components = {
      responses: {
        Once: { $ref: "#/components/responses/Twice" },
        Twice: answer({ "application/json": { schema: { type: "null" } } }),
      },
    };
    expect(
      payloadOf({ responses: { 200: { $ref: "#/components/responses/Once" } } }, { components }),
    ).toEqual({ type: "null" });
  });
});

describe("the schemas of an OpenAPI document", () => {
  it("have no anchors or definitions, to which no reference leads", () => {
    const shop = {
      type: "object",
      properties: {
        seller: { $ref: "#person" },
        place: { $ref: "#/components/schemas/Shop/$defs/Place" },
      },
      $defs: {
        Place: { type: "string" },
        Person: { $anchor: "person", type: "string", minLength: 1 },
      },
    };
    const responses = { 200: jsonOf({ $ref: "#/components/schemas/Shop" }) };
    const { schemas } = openApiModel(
      openApiDocument({ responses }, { components: { schemas: { Shop: shop } } }),
    );
    expect(schemas).toEqual({
      Shop: {
        type: "object",
        properties: {
          seller: { $ref: "#/components/schemas/ShopPerson" },
          place: { $ref: "#/components/schemas/ShopPlace" },
        },
      },
      ShopPerson: { type: "string", minLength: 1 },
      ShopPlace: { type: "string" },
    });
  });

  it("may have members with the names of these keywords", () => {
    const named = { type: "object", properties: { $anchor: { type: "string" } } };
    expect(payloadOf({ responses: { 200: jsonOf(named) } })).toEqual(named);
  });
});

describe("the parameters of an operation", () => {
  it("are found behind references, their schemas too", () => {
    const components = {
      parameters: { Page: query("page", { $ref: "#/components/schemas/Number" }) },
      schemas: { Number: { type: "integer", minimum: 0, description: "Counts from 0." } },
    };
    expect(
      lowered({ parameters: [{ $ref: "#/components/parameters/Page" }] }, { components })
        ?.parameters,
    ).toMatchObject([
      { name: "page", type: { kind: "integer", min: 0 }, description: "Counts from 0." },
    ]);
  });

  it("replace those of the path that have the same name and place", () => {
    const { paths, ...rest } = openApiDocument({ parameters: [query("p", { type: "integer" })] });
    const shared = [query("p", { type: "string" }), query("q", { type: "string" })];
    const items = Object.entries(Object(paths)).map(([path, item]) => [
      path,
      { ...Object(item), parameters: shared },
    ]);
    const [operation] = openApiModel({ ...rest, paths: Object.fromEntries(items) }).operations;
    expect(operation?.parameters).toMatchObject([
      { name: "q", type: { kind: "string" } },
      { name: "p", type: { kind: "integer" } },
    ]);
  });
});

describe("a path", () => {
  it("is accepted where its variables are the required path parameters", () => {
    expect(at("/a/{x}/b/{y}", variable("y"), variable("x"))).toEqual([]);
  });

  it.each<[string, string, readonly Json[]]>([
    ['"x" is not declared', "/{x}", []],
    ['"x" is not in the path', "/x", [variable("x")]],
    ['"x" is not declared, "y" is not in the path', "/{x}", [variable("y")]],
    ['"x" is not required', "/{x}", [variable("x", { required: false })]],
  ])("differs from its parameters if %s", (detail, path, parameters) => {
    expect(at(path, ...parameters)).toEqual([
      `path-parameter-mismatch: the path and its path parameters differ in "list": ${detail}`,
    ]);
  });

  it("is rejected with a variable that it has twice", () => {
    expect(at("/{x}/{x}", variable("x"))).toEqual([
      expect.stringMatching(/^unsupported-feature: a path with two variables of one name/),
    ]);
  });

  it.each(["/{x}{y}", "/{x", "/{}"])("is rejected in the form %s", (path) => {
    expect(at(path)).toEqual([
      expect.stringMatching(/^unsupported-feature: a path with adjacent or incomplete variables/),
    ]);
  });

  it.each(["/a{x}", "/{x}.json", "/report.{x}"])("may have a variable in a segment: %s", (path) => {
    expect(at(path, variable("x"))).toEqual([]);
  });
});
