// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiWritesHandlers } from "./handlers.js";
import { openapiWritesApi } from "./handlers.js";
import type { Pet } from "./schemas.js";
import { validatePet } from "./validators.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiWritesStubData {
  readonly pets?: readonly Pet[];
}

/** Options for a stub. */
export interface OpenapiWritesStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiWritesStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiWritesHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
const stub: DialectStubDefinition = {
  samples: {
    Pet: {
      kind: "object",
      members: {
        id: { kind: "number", step: 1, low: 0, high: 99999 },
        name: { kind: "text", as: "name", min: 1 },
        tag: { kind: "text", as: "words" },
      },
      optional: ["tag"],
    },
    "headers of POST /pets 201": {
      kind: "object",
      members: { Location: { kind: "text", as: "words" } },
    },
  },
  collections: { pets: { item: { ref: "Pet" }, key: "id" } },
  operations: {
    listPets: { kind: "list", collection: "pets", bare: true, paging: {}, filters: [] },
    createPet: {
      kind: "write",
      change: "create",
      collection: "pets",
      filters: [],
      unique: ["id"],
      members: ["name", "tag"],
      optional: ["tag"],
      reply: { kind: "row", status: 201 },
      location: "id",
    },
    getPet: {
      kind: "item",
      collection: "pets",
      filters: [{ parameter: "id", match: "equal", properties: ["id"] }],
    },
    replacePet: {
      kind: "write",
      change: "replace",
      collection: "pets",
      filters: [{ parameter: "id", match: "equal", properties: ["id"] }],
      unique: ["id"],
      members: ["name", "tag"],
      optional: ["tag"],
      reply: { kind: "row", status: 200 },
      location: "id",
    },
    removePet: {
      kind: "write",
      change: "remove",
      collection: "pets",
      filters: [{ parameter: "id", match: "equal", properties: ["id"] }],
      unique: ["id"],
      members: [],
      reply: { kind: "empty", status: 204 },
    },
    changePet: {
      kind: "write",
      change: "merge",
      collection: "pets",
      filters: [{ parameter: "id", match: "equal", properties: ["id"] }],
      unique: ["id"],
      members: ["name", "tag"],
      optional: ["tag"],
      nulled: ["tag"],
      reply: { kind: "row", status: 200 },
      location: "id",
    },
  },
  headers: { "POST /pets": { "201": { ref: "headers of POST /pets 201" } } },
  responses: [{ status: "404", of: ["getPet"], contents: [] }],
};

/**
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /pets`: the rows of `pets`.
 * - `POST /pets`: adds a row to `pets` using `name`, `tag` in the body.
 * - `GET /pets/{id}`: a row of `pets`, filtered by `id`.
 * - `PUT /pets/{id}`: replaces a row of `pets`, filtered by `id` using `name`, `tag` in the body.
 * - `DELETE /pets/{id}`: removes a row of `pets`, filtered by `id`.
 * - `PATCH /pets/{id}`: changes a row of `pets`, filtered by `id` using `name`, `tag` in the body.
 */
export function createOpenapiWritesStub(options?: OpenapiWritesStubOptions): OpenApiStub {
  return dialectStub({ ...openapiWritesApi, ...stub, items: { pets: validatePet } }, options);
}
