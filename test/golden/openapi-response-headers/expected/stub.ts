// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiResponseHeadersHandlers } from "./handlers.js";
import { openapiResponseHeadersApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiResponseHeadersStubData {
  readonly pets?: readonly unknown[];
}

/** Options for a stub. */
export interface OpenapiResponseHeadersStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiResponseHeadersStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiResponseHeadersHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
const stub: DialectStubDefinition = {
  samples: {
    Unit: { kind: "enum", json: '["m","km"]' },
    "headers of GET /pets 200": {
      kind: "object",
      members: {
        "X-Total": { kind: "number", step: 1, low: 1, high: 100000 },
        "X-Tags": { kind: "list", items: { kind: "enum", json: '["old","new"]' } },
        "X-Limits": {
          kind: "object",
          members: { rate: { kind: "number", step: 0.25, low: 0, high: 99999 } },
          optional: "all",
        },
        "X-Cached": { kind: "boolean" },
        "X-Unit": { ref: "Unit" },
        "X-Json": { kind: "list", items: { kind: "number", step: 1, low: 0, high: 99999 } },
      },
    },
    "headers of GET /pets default": {
      kind: "object",
      members: { "Retry-After": { kind: "enum", json: "[0]" } },
    },
  },
  collections: { pets: { item: { kind: "text", as: "words" } } },
  operations: {
    listPets: { kind: "list", collection: "pets", bare: true, paging: {}, filters: [] },
    firstPet: { kind: "empty" },
  },
  headers: {
    "GET /pets": {
      "200": { ref: "headers of GET /pets 200" },
      default: { ref: "headers of GET /pets default" },
    },
    "GET /pets/first": {
      "503": { ref: "headers of GET /pets default" },
      default: { ref: "headers of GET /pets default" },
    },
  },
  responses: [
    {
      status: "200",
      of: ["listPets"],
      contents: [{ mediaType: "text/csv", sample: { kind: "text", as: "words" } }],
    },
    { status: "404", of: ["listPets"], contents: [] },
    { status: "default", of: ["listPets", "firstPet"], contents: [] },
    { status: "503", of: ["firstPet"], contents: [] },
  ],
};

/**
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /pets`: the rows of `pets`.
 * - `GET /pets/first`: no body.
 */
export function createOpenapiResponseHeadersStub(
  options?: OpenapiResponseHeadersStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiResponseHeadersApi, ...stub }, options);
}
