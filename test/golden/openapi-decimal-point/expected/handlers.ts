// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler, writeJson } from "../runtime/server.js";
import { listThingsEndpoint } from "./listThings.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiDecimalPointHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiDecimalPointApi: ServedApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {
    Thing: {
      properties: {
        strength: { decimalPoint: true },
        parts: { items: { properties: { weight: { decimalPoint: true } }, also: ["Thing"] } },
      },
    },
    "GET /things": { items: { also: ["Thing"] } },
  },
  writeJson,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiDecimalPointHandler(
  handlers: Partial<OpenapiDecimalPointHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiDecimalPointApi, handlers, options);
}
