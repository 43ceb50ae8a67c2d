// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { AllianceHandlers } from "./handlers.js";
import { allianceApi } from "./handlers.js";
import type { AllianceResource } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface AllianceStubData {
  readonly alliances?: readonly AllianceResource[];
}

/** Options for a stub. */
export interface AllianceStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: AllianceStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<AllianceHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
const stub: DialectStubDefinition = {
  samples: {
    ObjectId: {
      kind: "pattern",
      parts: [{ kind: "of", of: "0123456789abcdef", min: 24, max: 24 }],
    },
    AllianceResource: {
      kind: "object",
      members: {
        id: { ref: "ObjectId" },
        name: { kind: "text", as: "name" },
        strength: { kind: "number", step: 1, low: 0, high: 99999 },
        bbStrength: { kind: "number", step: 1, low: 0, high: 99999 },
        leaderId: { ref: "ObjectId" },
        townIds: { kind: "list", items: { ref: "ObjectId" } },
        vulnerabilityWindow: { kind: "number", step: 1, low: 0, high: 99999 },
      },
    },
  },
  collections: {
    alliances: {
      item: { ref: "AllianceResource" },
      shape: { also: ["AllianceResource"] },
      key: "id",
    },
  },
  operations: {
    listAlliances: {
      kind: "list",
      collection: "alliances",
      bare: true,
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { alliances: { kind: "given", name: "rows" } } },
        },
      },
      paging: { page: "page", size: "size" },
      filters: [],
    },
    findAlliancesByName: {
      kind: "list",
      collection: "alliances",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { alliances: { kind: "given", name: "rows" } } },
        },
      },
      paging: {},
      filters: [{ parameter: "name", match: "equal", properties: ["name"] }],
      search: true,
    },
  },
  responses: [
    {
      status: "default",
      of: ["listAlliances", "findAlliancesByName"],
      contents: [
        { mediaType: "application/problem+json", sample: { kind: "given", name: "problem" } },
      ],
    },
  ],
};

/**
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /alliances`: the rows of `alliances`, in pages by `page`, `size`.
 * - `GET /alliances/search/findByName`: the rows of `alliances`, filtered by `name`; empty without a filter.
 */
export function createAllianceStub(options?: AllianceStubOptions): OpenApiStub {
  return dialectStub({ ...allianceApi, ...stub }, options);
}
