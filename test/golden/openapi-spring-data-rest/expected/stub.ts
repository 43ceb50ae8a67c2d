// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiSpringDataRestHandlers } from "./handlers.js";
import { openapiSpringDataRestApi } from "./handlers.js";
import type { Castles, Forts, Keeps, Town, Walls } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiSpringDataRestStubData {
  readonly castles?: readonly Castles[];
  readonly forts?: readonly Forts[];
  readonly walls?: readonly Walls[];
  readonly towns?: readonly Town[];
  readonly keeps?: readonly Keeps[];
}

/** Options for a stub. */
export interface OpenapiSpringDataRestStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiSpringDataRestStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiSpringDataRestHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
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
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /castles`: the rows of `castles`, in pages by `page`, `size`.
 * - `GET /forts`: the rows of `forts`; `size`, `page`, `number`, `sort` is ignored.
 * - `GET /walls`: the rows of `walls`, in pages by `size`.
 * - `GET /maps/towns`: the rows of `towns`, in pages by `page`, `size`.
 * - `GET /towns`: the rows of `towns`, in pages by `page`, `size`; `sort` is ignored.
 * - `GET /towns/search/findByNameContainingIgnoreCase`: the rows of `towns`, filtered by `text` in `name`, ignoring case; empty without a filter.
 * - `GET /keeps`: the rows of `keeps`, in pages by `size`.
 */
export function createOpenapiSpringDataRestStub(
  options?: OpenapiSpringDataRestStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiSpringDataRestApi, ...stub }, options);
}
