// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { listTreesEndpoint } from "./listTrees.js";
import { listVehiclesEndpoint } from "./listVehicles.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiRecursiveHandlers {
  readonly listTrees: EndpointHandlerOf<typeof listTreesEndpoint>;
  readonly listVehicles: EndpointHandlerOf<typeof listVehiclesEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiRecursiveApi: ServedApi = {
  endpoints: {
    listTrees: listTreesEndpoint,
    listVehicles: listVehiclesEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiRecursiveHandler(
  handlers: Partial<OpenapiRecursiveHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiRecursiveApi, handlers, options);
}
