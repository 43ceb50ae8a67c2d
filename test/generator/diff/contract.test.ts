import { describe, expect, it } from "vitest";
import { contractOf, emptyContract } from "../../../generator/diff/contract.js";

/** The contract of an OpenAPI document of the given members. */
function contractWith(members: object) {
  const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {}, ...members };
  return contractOf(document, document);
}

/** The members of a contract beside the version and the title. */
function contract(members: object): unknown {
  const { openapi: _version, info: _info, servers: _servers, ...rest } = contractWith(members);
  return rest;
}

/** The parameters of a contract whose only operation has them. */
function parameters(...all: readonly unknown[]): unknown {
  const found = contract({ paths: { "/a": { parameters: all } } });
  return Object(found).paths["/a"].parameters;
}

const TEXT = { type: "string" };
const FREE = { minLength: 0, ...TEXT };

describe("the contract of an OpenAPI document", () => {
  it("is its document with the servers that apply", () => {
    const servers = [{ url: "https://a.example" }];
    const roots = [{}, { servers: [] }, { servers }].map(
      (members) => contractWith(members)["servers"],
    );
    expect(roots).toEqual([[{ url: "/" }], [{ url: "/" }], servers]);
  });

  it("may have no operations", () => {
    const whole = contractWith({
      servers: [{ url: "https://a.example" }],
      security: [{ a: [] }],
    });
    expect(emptyContract(whole)).toEqual({
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      servers: [{ url: "/" }],
      paths: {},
    });
  });

  it.each([
    [[], []],
    [[{}], []],
    [[{}, {}], []],
    [
      [{ a: [] }, {}],
      [{ a: [] }, {}],
    ],
  ])("has the credentials %j as %j", (security, expected) => {
    expect(contract({ security, paths: { "/a": { get: { security } } } })).toEqual({
      security: expected,
      paths: { "/a": { get: { security: expected } } },
    });
  });

  it("has operations without what OpenAPI has by default", () => {
    expect(
      contract({
        paths: {
          "/a": {
            summary: "S",
            get: { deprecated: false, responses: {}, tags: [] },
            trace: { deprecated: true, requestBody: { required: false, content: { "a/b": {} } } },
          },
          "x-b": 1,
        },
      }),
    ).toEqual({
      paths: {
        "/a": {
          summary: "S",
          get: { responses: {}, tags: [] },
          trace: { deprecated: true, requestBody: { content: { "a/b": { schema: {} } } } },
        },
        "x-b": 1,
      },
    });
  });

  it("has components in the same form, and references as they are", () => {
    const reference = { $ref: "#/components/x/y", description: "D" };
    expect(
      contract({
        components: {
          schemas: { A: FREE, B: true },
          parameters: {
            P: { name: "p", in: "query", required: false, schema: FREE },
            R: reference,
          },
          requestBodies: {
            B: { required: true, content: { "a/b": { schema: FREE, encoding: {} } } },
            R: reference,
          },
          responses: {
            S: {
              description: "D",
              headers: {},
              links: {},
              content: {},
            },
            T: {
              description: "D",
              headers: { H: { schema: FREE } },
              links: { l: {} },
              content: { "a/b": { schema: FREE, encoding: { x: {} } }, "c/d": 1 },
            },
            R: reference,
          },
          headers: {
            H: {
              schema: FREE,
              required: false,
              deprecated: false,
              style: "simple",
              explode: false,
            },
            I: {
              content: { "a/b": {} },
              required: true,
              deprecated: true,
              style: "form",
              explode: true,
            },
            R: reference,
          },
          securitySchemes: { s: { type: "http" } },
          "x-other": 1,
        },
      }),
    ).toEqual({
      components: {
        schemas: { A: TEXT, B: {} },
        parameters: { P: { name: "p", in: "query", schema: TEXT }, R: reference },
        requestBodies: {
          B: { required: true, content: { "a/b": { schema: TEXT } } },
          R: reference,
        },
        responses: {
          S: { description: "D" },
          T: {
            description: "D",
            headers: { H: { schema: TEXT } },
            links: { l: {} },
            content: { "a/b": { schema: TEXT, encoding: { x: {} } }, "c/d": 1 },
          },
          R: reference,
        },
        headers: {
          H: { schema: TEXT },
          I: {
            content: { "a/b": { schema: {} } },
            required: true,
            deprecated: true,
            style: "form",
            explode: true,
          },
          R: reference,
        },
        securitySchemes: { s: { type: "http" } },
        "x-other": 1,
      },
      paths: {},
    });
  });
});

describe("a parameter of a contract", () => {
  it.each([
    [{ in: "query" }, { in: "query", schema: {} }],
    [
      { in: "query", schema: FREE },
      { in: "query", schema: TEXT },
    ],
    [
      {
        in: "query",
        required: false,
        deprecated: false,
        style: "form",
        explode: true,
        allowReserved: false,
        allowEmptyValue: false,
      },
      { in: "query", schema: {} },
    ],
    [
      {
        in: "query",
        required: true,
        deprecated: true,
        style: "deepObject",
        explode: true,
        allowReserved: true,
        allowEmptyValue: true,
      },
      {
        in: "query",
        schema: {},
        required: true,
        deprecated: true,
        style: "deepObject",
        explode: true,
        allowReserved: true,
        allowEmptyValue: true,
      },
    ],
    [
      { in: "query", explode: false },
      { in: "query", schema: {}, explode: false },
    ],
    [
      { in: "query", style: "pipeDelimited", explode: false },
      { in: "query", schema: {}, style: "pipeDelimited" },
    ],
    [
      { in: "cookie", style: "form", explode: true },
      { in: "cookie", schema: {} },
    ],
    [
      { in: "path", style: "simple", explode: false },
      { in: "path", schema: {} },
    ],
    [
      { in: "path", style: "matrix", explode: true },
      { in: "path", schema: {}, style: "matrix", explode: true },
    ],
    [
      { in: "header", style: "simple", explode: true },
      { in: "header", schema: {}, explode: true },
    ],
    [
      { in: "header", style: "form" },
      { in: "header", schema: {}, style: "form" },
    ],
    [
      { in: "query", schema: { ...TEXT, deprecated: true } },
      { in: "query", schema: TEXT, deprecated: true },
    ],
    [
      { in: "query", deprecated: false, schema: { ...TEXT, deprecated: true } },
      { in: "query", schema: TEXT },
    ],
    [
      { in: "query", content: { "a/b": { schema: FREE } } },
      { in: "query", content: { "a/b": { schema: TEXT } } },
    ],
    [
      { $ref: "#/a", in: "query", required: false },
      { $ref: "#/a", in: "query", required: false },
    ],
    ["none", "none"],
  ])("%j is %j", (given, expected) => {
    expect(parameters(given)).toEqual([expected]);
  });

  it("is deprecated with the schema that it refers to", () => {
    const schema = { $ref: "#/components/schemas/Old" };
    const found = contract({
      components: { schemas: { Old: { ...TEXT, deprecated: true } } },
      paths: { "/a": { get: { parameters: [{ name: "p", in: "query", schema }] } } },
    });
    expect(Object(found).paths["/a"].get).toEqual({
      parameters: [{ name: "p", in: "query", schema, deprecated: true }],
    });
  });
});
