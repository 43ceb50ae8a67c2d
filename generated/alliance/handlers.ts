// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/catalogue-handler.js";
import type { EndpointHandlerOf } from "../runtime/directory-handler.js";
import { directoryHandler } from "../runtime/directory-handler.js";
import type { JsonShape } from "../runtime/json.js";
import { allRules } from "../runtime/rules/all.js";
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

const endpoints = {
  listAlliances: listAlliancesEndpoint,
  findAlliancesByName: findAlliancesByNameEndpoint,
};

/** Where payloads write numbers with a decimal point. */
const shapes: Readonly<Record<string, JsonShape>> = {
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
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createAllianceHandler(handlers: Partial<AllianceHandlers>): FetchHandler {
  return directoryHandler({ endpoints, shapes, rules: allRules }, handlers);
}
