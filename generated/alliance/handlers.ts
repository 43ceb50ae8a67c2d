// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "paramsmith/server";
import { openApiHandler, writeJson } from "paramsmith/server";
import { findAlliancesByNameEndpoint } from "./findAlliancesByName.js";
import { listAlliancesEndpoint } from "./listAlliances.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface AllianceHandlers {
  readonly listAlliances: EndpointHandlerOf<typeof listAlliancesEndpoint>;
  readonly findAlliancesByName: EndpointHandlerOf<typeof findAlliancesByNameEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const allianceApi: ServedApi = {
  endpoints: {
    listAlliances: listAlliancesEndpoint,
    findAlliancesByName: findAlliancesByNameEndpoint,
  },
  shapes: {
    Alliance: {
      properties: { strength: { decimalPoint: true }, bbStrength: { decimalPoint: true } },
    },
    AllianceResource: { also: ["Alliance"] },
    AllianceArray: { items: { also: ["AllianceResource"] } },
    AllianceEnvelope: {
      properties: { _embedded: { properties: { alliances: { also: ["AllianceArray"] } } } },
    },
    AllianceList: { also: ["AllianceArray", "AllianceEnvelope"] },
    "GET /alliances": { also: ["AllianceList"] },
    "GET /alliances/search/findByName": { also: ["AllianceEnvelope"] },
  },
  writeJson,
  mediaTypes: {
    "GET /alliances": ["application/json", "application/hal+json"],
    "GET /alliances/search/findByName": ["application/json", "application/hal+json"],
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createAllianceHandler(
  handlers: Partial<AllianceHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(allianceApi, handlers, options);
}
