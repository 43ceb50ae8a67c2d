/**
 * Pairs of OpenAPI documents about what is beside requests, each of which shows a branch of the
 * comparison.
 *
 * @module
 */

/** The members of two OpenAPI documents, and whether texts are compared. */
export interface OpenApiPair {
  readonly label: string;
  readonly old: object;
  readonly next: object;
  readonly docs?: boolean;
}

const TEXT = { type: "string" };

/** A response without a body. */
export const DONE = { 204: { description: "Done." } };

/** A successful response with a body. */
export function success(schema: object): object {
  return { 200: { description: "Found.", content: { "application/json": { schema } } } };
}

/** One operation. */
export function get(operation: object, item: object = {}): object {
  return {
    "/things": { get: { operationId: "find", responses: success({}), ...operation }, ...item },
  };
}

function gap(assumed: string, ground: string): object {
  return { about: "/info", unknown: "U", assumed, ground };
}

export const OPENAPI_PAIRS: readonly OpenApiPair[] = [
  {
    label: "unknown members of the document, its info, its tags and its paths",
    old: {
      "x-a": 1,
      info: { title: "A", version: "1", "x-b": 1 },
      tags: [
        { name: "t", "x-c": 1 },
        { name: "u", description: "U", externalDocs: { url: "https://a.example" } },
      ],
      paths: {
        "/none": { "x-d": 1 },
        "/empty": { summary: "S" },
        "x-e": 1,
        ...get({ "x-f": 1 }, { "x-g": 1 }),
      },
      components: { "x-h": 1 },
    },
    next: {
      "x-a": 2,
      info: { title: "B", version: "2", summary: "S" },
      tags: [
        { name: "t", "x-c": 2 },
        { name: "v", description: "V" },
      ],
      paths: { "/none": { "x-d": 2 }, "/other": { description: "S" }, ...get({}, {}) },
      components: { "x-h": 2 },
    },
  },
  {
    label: "texts of the document, its info, its tags, its operations and its schemas",
    docs: true,
    old: {
      info: { title: "A", version: "1", description: "D" },
      tags: [{ name: "t" }],
      externalDocs: { url: "https://a.example" },
      paths: get(
        { summary: "A", description: "B", tags: ["t"], externalDocs: { url: "https://a.example" } },
        { summary: "I", description: "J" },
      ),
      components: { schemas: { Lone: { ...TEXT, title: "L" } } },
    },
    next: {
      info: { title: "B", version: "1", description: "D" },
      paths: get({ summary: "C" }, { summary: "K" }),
      components: { schemas: { Lone: { ...TEXT, title: "M" } } },
    },
  },
  {
    label: "another dialect",
    old: { paths: get({}) },
    next: { paths: get({}), "x-paramsmith-dialect": "spring-data-rest" },
  },
  {
    label: "other gaps",
    old: { "x-undocumented": { a: gap("A", "G"), b: gap("A", "G") } },
    next: { "x-undocumented": { a: gap("B", "G"), c: gap("A", "H") } },
  },
  {
    label: "operations that come and go",
    old: {
      paths: {
        "/a": { get: { operationId: "a", responses: DONE } },
        "/b": { get: { operationId: "b", deprecated: true, responses: DONE } },
      },
    },
    next: { paths: { "/c": { get: { operationId: "c", responses: DONE } } } },
  },
  {
    label: "a first operation",
    old: {},
    next: { paths: get({}) },
  },
  {
    label: "another path, another method and another id",
    old: {
      paths: {
        "/a/{x}": {
          get: {
            operationId: "a",
            parameters: [{ name: "x", in: "path", required: true, schema: TEXT }],
            responses: DONE,
          },
        },
        "/b": { get: { operationId: "b", responses: DONE } },
        "/c/{x}": {
          get: {
            operationId: "c",
            parameters: [{ name: "x", in: "path", required: true, schema: TEXT }],
            responses: DONE,
          },
        },
      },
    },
    next: {
      paths: {
        "/a/{y}": {
          get: {
            operationId: "a",
            parameters: [{ name: "y", in: "path", required: true, schema: TEXT }],
            responses: DONE,
          },
        },
        "/b": { delete: { operationId: "b", responses: DONE } },
        "/c2/{x}": {
          get: {
            operationId: "c",
            parameters: [{ name: "x", in: "path", required: true, schema: TEXT }],
            responses: DONE,
          },
        },
      },
    },
  },
  {
    label: "an id of an operation with the same path",
    old: { paths: get({ operationId: "a" }) },
    next: { paths: get({ operationId: "b", deprecated: true }) },
  },
  {
    label: "servers of a path and of an operation",
    old: {
      servers: [{ url: "https://a.example" }],
      paths: {
        ...get({}, { servers: [{ url: "https://b.example", description: "B" }] }),
        "/c": {
          get: { operationId: "c", servers: [{ url: "https://c.example" }], responses: DONE },
        },
      },
    },
    next: {
      servers: [{ url: "https://a.example", description: "A" }],
      paths: {
        ...get({}, {}),
        "/c": {
          get: { operationId: "c", servers: [{ url: "https://d.example" }], responses: DONE },
        },
      },
    },
  },
  {
    label: "credentials of the OpenAPI document and of an operation",
    old: {
      security: [{ key: [] }],
      paths: {
        ...get({}),
        "/c": {
          get: {
            operationId: "c",
            security: [{ other: ["b", "a"] }, { other: ["a", "b"] }],
            responses: DONE,
          },
        },
        "/d": { get: { operationId: "d", security: [{ key: [] }], responses: DONE } },
      },
      components: {
        securitySchemes: {
          key: { type: "apiKey", in: "header", name: "K", description: "D" },
          other: { type: "oauth2", flows: {} },
        },
      },
    },
    next: {
      security: [{ other: ["a"] }],
      paths: {
        ...get({}),
        "/c": { get: { operationId: "c", responses: DONE } },
        "/d": { get: { operationId: "d", responses: DONE } },
      },
      components: {
        securitySchemes: {
          key: { type: "apiKey", in: "header", name: "k", description: "E" },
          other: { $ref: "#/components/securitySchemes/key" },
        },
      },
    },
    docs: true,
  },
  {
    label: "spellings of schemes",
    old: {
      paths: get({ security: [{ a: [] }, { b: [] }, { c: [] }] }),
      components: {
        securitySchemes: {
          a: { type: "http", scheme: "Basic" },
          b: { type: "apiKey", in: "query", name: "K" },
          c: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        },
      },
    },
    next: {
      paths: get({ security: [{ c: [] }, { b: [] }, { a: [] }] }),
      components: {
        securitySchemes: {
          a: { type: "http", scheme: "basic" },
          b: { type: "apiKey", in: "query", name: "k" },
          c: { type: "http", scheme: "BEARER" },
        },
      },
    },
  },
];
