// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { listThingsEndpoint } from "./listThings.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiSharedResponseHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiSharedResponseApi: ServedApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {},
  mediaTypes: {
    "GET /things": ["application/hal+json; charset=utf-8"],
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiSharedResponseHandler(
  handlers: Partial<OpenapiSharedResponseHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiSharedResponseApi, handlers, options);
}
