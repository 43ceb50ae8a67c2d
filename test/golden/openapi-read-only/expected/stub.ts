// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiReadOnlyHandlers } from "./handlers.js";
import { openapiReadOnlyApi } from "./handlers.js";
import type { Dog } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiReadOnlyStubData {
  readonly dogs?: readonly Dog[];
}

/** Options for a stub. */
export interface OpenapiReadOnlyStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiReadOnlyStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiReadOnlyHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
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
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /dogs`: the rows of `dogs`.
 * - `POST /dogs`: adds a row to `dogs` using `name` in the body.
 * - `GET /dogs/{id}`: a row of `dogs`, filtered by `id`.
 * - `PUT /dogs/{id}`: replaces a row of `dogs`, filtered by `id` using `name` in the body.
 * - `POST /accounts`: a sample response, without stored data.
 * - `POST /animals`: a sample response, without stored data.
 * - `POST /names`: no body.
 */
export function createOpenapiReadOnlyStub(options?: OpenapiReadOnlyStubOptions): OpenApiStub {
  return dialectStub({ ...openapiReadOnlyApi, ...stub }, options);
}
