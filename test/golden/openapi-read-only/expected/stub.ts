// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiReadOnlyHandlers } from "./handlers.js";
import { openapiReadOnlyApi } from "./handlers.js";
import type { Dog } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface OpenapiReadOnlyStubData {
  readonly dogs?: readonly Dog[];
}

/** The options of a stub. */
export interface OpenapiReadOnlyStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: OpenapiReadOnlyStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiReadOnlyHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  samples: {
    Identity: { kind: "number", step: 1, low: 0, high: 99999 },
    Dog: {
      kind: "object",
      members: {
        id: { ref: "Identity" },
        name: { kind: "text", as: "name" },
        owner: { ref: "Owner" },
      },
      optional: ["owner"],
    },
    Owner: {
      kind: "object",
      members: {
        name: { kind: "text", as: "name" },
        since: { kind: "text", as: "date" },
        dogs: { kind: "list", items: { ref: "Dog" } },
      },
      optional: ["dogs"],
    },
    Animal: {
      kind: "enum",
      json: '[{"kind":"pony","height":19941.25,"age":62663},{"kind":"pony","height":3957.25,"age":24792},{"kind":"pony","height":9389},{"kind":"pony","age":44594},{"kind":"pony","height":4716.75,"age":24524},{"kind":"pony","height":8956.5,"age":84426},{"kind":"pony","age":88720},{"kind":"pony","height":3326.25}]',
    },
  },
  collections: { dogs: { item: { ref: "Dog" }, key: "id" } },
  operations: {
    listDogs: { kind: "list", collection: "dogs", bare: true, paging: {}, filters: [] },
    addDog: {
      kind: "write",
      change: "create",
      collection: "dogs",
      filters: [],
      unique: ["id"],
      members: ["name"],
      reply: { kind: "row", status: 201 },
      location: "id",
    },
    getDog: {
      kind: "item",
      collection: "dogs",
      filters: [{ parameter: "id", match: "equal", properties: ["id"] }],
    },
    replaceDog: {
      kind: "write",
      change: "replace",
      collection: "dogs",
      filters: [{ parameter: "id", match: "equal", properties: ["id"] }],
      unique: ["id"],
      members: ["name"],
      reply: { kind: "row", status: 200 },
      location: "id",
    },
    register: {
      kind: "sample",
      sample: { kind: "object", members: { token: { kind: "text", as: "words" } } },
    },
    addAnimal: { kind: "sample", sample: { ref: "Animal" } },
    addName: { kind: "empty" },
  },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /dogs`: the `dogs`.
 * - `POST /dogs`: adds one of the `dogs` with `name` of the body.
 * - `GET /dogs/{id}`: one of the `dogs`, those with the given `id`.
 * - `PUT /dogs/{id}`: replaces one of the `dogs`, those with the given `id` with `name` of the body.
 * - `POST /accounts`: a sample of the response, without stored data.
 * - `POST /animals`: a sample of the response, without stored data.
 * - `POST /names`: no body.
 */
export function createOpenapiReadOnlyStub(options?: OpenapiReadOnlyStubOptions): OpenApiStub {
  return dialectStub({ ...openapiReadOnlyApi, ...stub }, options);
}
