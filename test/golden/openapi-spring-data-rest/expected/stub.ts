// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiSpringDataRestHandlers } from "./handlers.js";
import { openapiSpringDataRestApi } from "./handlers.js";
import type { Castles, Forts, Keeps, Town, Walls } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface OpenapiSpringDataRestStubData {
  readonly castles?: readonly Castles[];
  readonly forts?: readonly Forts[];
  readonly walls?: readonly Walls[];
  readonly towns?: readonly Town[];
  readonly keeps?: readonly Keeps[];
}

/** The options of a stub. */
export interface OpenapiSpringDataRestStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: OpenapiSpringDataRestStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiSpringDataRestHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  dialect: {
    kind: "spring-data-rest",
    resources: [
      {
        collection: "castles",
        rel: "castles",
        itemRel: "castle",
        key: "id",
        title: "Castles",
        properties: [{ name: "id", schema: { title: "Id", readOnly: false, type: "integer" } }],
        sortable: ["id"],
        searches: [],
        generatesKeys: true,
      },
      {
        collection: "forts",
        rel: "forts",
        itemRel: "fort",
        key: "id",
        title: "Forts",
        properties: [{ name: "id", schema: { title: "Id", readOnly: false, type: "integer" } }],
        sortable: ["id"],
        searches: [],
        generatesKeys: true,
      },
      {
        collection: "walls",
        rel: "walls",
        itemRel: "wall",
        key: "id",
        title: "Walls",
        properties: [{ name: "id", schema: { title: "Id", readOnly: false, type: "integer" } }],
        sortable: ["id"],
        searches: [],
        generatesKeys: true,
      },
      {
        collection: "towns",
        rel: "towns",
        itemRel: "town",
        key: "id",
        title: "Town",
        properties: [
          { name: "id", schema: { title: "Id", readOnly: false, type: "integer" } },
          { name: "name", schema: { title: "Name", readOnly: false, type: "string" } },
          { name: "size", schema: { title: "Size", readOnly: false, type: "number" } },
        ],
        sortable: ["id", "name", "size"],
        searches: [
          {
            name: "findByNameContainingIgnoreCase",
            returns: "list",
            conditions: [
              { parameter: "text", property: "name", test: "containing", ignoreCase: true },
            ],
          },
        ],
        generatesKeys: true,
      },
      {
        collection: "keeps",
        rel: "keeps",
        itemRel: "keep",
        key: "id",
        title: "Keeps",
        properties: [{ name: "id", schema: { title: "Id", readOnly: false, type: "integer" } }],
        sortable: ["id"],
        searches: [],
        generatesKeys: true,
      },
    ],
  },
  samples: {
    Town: {
      kind: "object",
      members: {
        id: { kind: "number", step: 1, low: 0, high: 99999 },
        name: { kind: "text", as: "name" },
        size: { kind: "number", step: 0.25, low: 0, high: 99999 },
        _links: {
          kind: "object",
          members: {
            self: { kind: "object", members: { href: { kind: "enum", json: '["about:blank"]' } } },
          },
        },
      },
    },
    Castles: { kind: "object", members: { id: { kind: "number", step: 1, low: 0, high: 99999 } } },
    Forts: { kind: "object", members: { id: { kind: "number", step: 1, low: 0, high: 99999 } } },
    Walls: { kind: "object", members: { id: { kind: "number", step: 1, low: 0, high: 99999 } } },
    Keeps: { kind: "object", members: { id: { kind: "number", step: 1, low: 0, high: 99999 } } },
  },
  collections: {
    castles: { item: { ref: "Castles" }, key: "id", added: ["_links"] },
    forts: { item: { ref: "Forts" }, key: "id", added: ["_links"] },
    walls: { item: { ref: "Walls" }, key: "id", added: ["_links"] },
    towns: { item: { ref: "Town" }, key: "id", added: ["_links"] },
    keeps: { item: { ref: "Keeps" }, key: "id", added: ["_links"] },
  },
  operations: {
    listCastles: {
      kind: "list",
      collection: "castles",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { castles: { kind: "given", name: "rows" } } },
        },
      },
      paging: { page: "page", size: "size" },
      filters: [],
    },
    listForts: {
      kind: "list",
      collection: "forts",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { forts: { kind: "given", name: "rows" } } },
        },
      },
      paging: {},
      filters: [],
    },
    listWalls: {
      kind: "list",
      collection: "walls",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { walls: { kind: "given", name: "rows" } } },
        },
      },
      paging: { size: "size" },
      filters: [],
    },
    listMaps: {
      kind: "list",
      collection: "towns",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { towns: { kind: "given", name: "rows" } } },
        },
      },
      paging: { page: "page", size: "size" },
      filters: [],
    },
    listTowns: {
      kind: "list",
      collection: "towns",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { towns: { kind: "given", name: "rows" } } },
        },
      },
      paging: { page: "page", size: "size" },
      filters: [],
    },
    findTowns: {
      kind: "list",
      collection: "towns",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { towns: { kind: "given", name: "rows" } } },
        },
      },
      paging: {},
      filters: [{ parameter: "text", match: "part", properties: ["name"] }],
      search: true,
    },
    listKeeps: {
      kind: "list",
      collection: "keeps",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { keeps: { kind: "given", name: "rows" } } },
        },
      },
      paging: { size: "size" },
      filters: [],
    },
  },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /castles`: the `castles`, in pages by `page`, `size`.
 * - `GET /forts`: the `forts`; `size`, `page`, `number`, `sort` changes nothing.
 * - `GET /walls`: the `walls`, in pages by `size`.
 * - `GET /maps/towns`: the `towns`, in pages by `page`, `size`.
 * - `GET /towns`: the `towns`, in pages by `page`, `size`; `sort` changes nothing.
 * - `GET /towns/search/findByNameContainingIgnoreCase`: the `towns`, those with `text` in `name`, in any letter case; nothing without one.
 * - `GET /keeps`: the `keeps`, in pages by `size`.
 */
export function createOpenapiSpringDataRestStub(
  options?: OpenapiSpringDataRestStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiSpringDataRestApi, ...stub }, options);
}
