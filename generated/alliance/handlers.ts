// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { findAlliancesByNameEndpoint } from "./findAlliancesByName.js";
import { listAlliancesEndpoint } from "./listAlliances.js";
import type { AllianceEnvelope, AllianceList } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface AllianceHandlers {
  readonly listAlliances: EndpointHandlerOf<typeof listAlliancesEndpoint, AllianceList>;
  readonly findAlliancesByName: EndpointHandlerOf<
    typeof findAlliancesByNameEndpoint,
    AllianceEnvelope
  >;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const allianceApi: DirectoryApi = {
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
  mediaTypes: {
    "GET /alliances": ["application/json", "application/hal+json"],
    "GET /alliances/search/findByName": ["application/json", "application/hal+json"],
  },
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createAllianceHandler(
  handlers: Partial<AllianceHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(allianceApi, handlers, options);
}
