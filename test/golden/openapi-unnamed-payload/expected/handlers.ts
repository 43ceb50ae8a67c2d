// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { listAnythingEndpoint } from "./listAnything.js";
import { listPartEndpoint } from "./listPart.js";
import { list_namesEndpoint } from "./list_names.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiUnnamedPayloadHandlers {
  readonly list_names: EndpointHandlerOf<typeof list_namesEndpoint>;
  readonly listAnything: EndpointHandlerOf<typeof listAnythingEndpoint>;
  readonly listPart: EndpointHandlerOf<typeof listPartEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiUnnamedPayloadApi: ServedApi = {
  endpoints: {
    list_names: list_namesEndpoint,
    listAnything: listAnythingEndpoint,
    listPart: listPartEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiUnnamedPayloadHandler(
  handlers: Partial<OpenapiUnnamedPayloadHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiUnnamedPayloadApi, handlers, options);
}
