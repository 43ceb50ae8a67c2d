/**
 * Pairs of OpenAPI documents about their components, each of which shows a branch of the
 * comparison.
 *
 * @module
 */

import { get, success } from "./openapi-pairs.js";
import type { OpenApiPair } from "./openapi-pairs.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };

function named(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

const BODY = { content: { "application/json": { schema: named("Sent") } } };

/** A response of an error that refers to schemas. */
function failure(...names: readonly string[]): object {
  const properties = Object.fromEntries(names.map((name, index) => [`e${index}`, named(name)]));
  return { 404: { description: "A", content: { "application/json": { schema: { properties } } } } };
}

export const COMPONENT_PAIRS: readonly OpenApiPair[] = [
  {
    label: "schemas of responses, of requests, of both, of errors and of nothing",
    old: {
      paths: get({
        requestBody: BODY,
        responses: {
          ...success({ properties: { a: named("Received"), b: named("Both") } }),
          ...failure("Error", "Gone", "Renamed"),
        },
      }),
      components: {
        schemas: {
          Error: TEXT,
          Received: TEXT,
          Sent: { properties: { b: named("Both") } },
          Both: TEXT,
          Lone: TEXT,
          Gone: { enum: ["g"] },
          Renamed: { enum: ["r"] },
        },
      },
    },
    next: {
      paths: get({
        requestBody: BODY,
        responses: {
          ...success({ properties: { a: named("Received"), b: named("Both") } }),
          ...failure("Error", "Come", "Again"),
        },
      }),
      components: {
        schemas: {
          Error: NUMBER,
          Received: NUMBER,
          Sent: { properties: { b: named("Both"), c: TEXT } },
          Both: NUMBER,
          Lone: NUMBER,
          Come: { enum: ["c"] },
          Again: { enum: ["r"] },
        },
      },
    },
  },
  {
    label: "a schema that is a complete response, and one that is a part",
    old: {
      paths: {
        ...get({ responses: success(named("Whole")) }),
        "/b": { get: { operationId: "b", responses: success({ items: named("Part") }) } },
      },
      components: { schemas: { Whole: { type: "array" }, Part: { type: "array" } } },
    },
    next: {
      paths: {
        ...get({ responses: success(named("Whole")) }),
        "/b": { get: { operationId: "b", responses: success({ items: named("Part") }) } },
      },
      components: { schemas: { Whole: { type: "object" }, Part: { type: "object" } } },
    },
  },
  {
    label: "components that nothing refers to",
    old: {
      paths: get({ parameters: [{ $ref: "#/components/parameters/Used" }] }),
      components: {
        parameters: {
          Used: { name: "u", in: "query", schema: TEXT },
          Unused: { name: "v", in: "query", schema: TEXT },
        },
        requestBodies: { B: { content: {} } },
        responses: { R: { description: "A" } },
        headers: { H: { schema: TEXT } },
        examples: { E: { value: 1 } },
      },
    },
    next: {
      paths: get({ parameters: [{ $ref: "#/components/parameters/Used" }] }),
      components: {
        parameters: {
          Used: { name: "u", in: "query", schema: NUMBER },
          Unused: { name: "v", in: "query", schema: NUMBER },
        },
        requestBodies: { B: { content: {}, required: true } },
        responses: { R: { description: "B" } },
        headers: { H: { schema: NUMBER } },
        examples: { E: { value: 2 } },
      },
    },
  },
  {
    label: "types that generated code implies",
    old: {
      paths: get({ responses: success({ properties: { a: TEXT } }) }),
      components: { schemas: { Lone: { properties: { a: TEXT } } } },
    },
    next: {
      paths: get({ responses: success({ type: "object", properties: { a: TEXT } }) }),
      components: { schemas: { Lone: { type: "object", properties: { a: TEXT } } } },
    },
  },
  {
    label: "another type than generated code implied",
    old: {
      paths: get({
        requestBody: { content: { "application/json": { schema: { items: TEXT } } } },
        responses: success({ properties: { a: TEXT } }),
      }),
    },
    next: {
      paths: get({
        requestBody: { content: { "application/json": { schema: TEXT } } },
        responses: success(TEXT),
      }),
    },
  },
];
