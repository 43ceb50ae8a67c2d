// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiWritesHandlers } from "./handlers.js";
import { openapiWritesApi } from "./handlers.js";
import type { Pet } from "./schemas.js";
import { validatePet } from "./validators.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface OpenapiWritesStubData {
  readonly pets?: readonly Pet[];
}

/** The options of a stub. */
export interface OpenapiWritesStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: OpenapiWritesStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiWritesHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
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
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /pets`: the `pets`.
 * - `POST /pets`: adds one of the `pets` with `name`, `tag` of the body.
 * - `GET /pets/{id}`: one of the `pets`, those with the given `id`.
 * - `PUT /pets/{id}`: replaces one of the `pets`, those with the given `id` with `name`, `tag` of the body.
 * - `DELETE /pets/{id}`: removes one of the `pets`, those with the given `id`.
 * - `PATCH /pets/{id}`: changes one of the `pets`, those with the given `id` with `name`, `tag` of the body.
 */
export function createOpenapiWritesStub(options?: OpenapiWritesStubOptions): OpenApiStub {
  return dialectStub({ ...openapiWritesApi, ...stub, items: { pets: validatePet } }, options);
}
