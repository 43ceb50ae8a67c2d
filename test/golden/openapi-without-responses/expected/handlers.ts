// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { pingEndpoint } from "./ping.js";
import { sendEndpoint } from "./send.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiWithoutResponsesHandlers {
  readonly ping: EndpointHandlerOf<typeof pingEndpoint>;
  readonly send: EndpointHandlerOf<typeof sendEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiWithoutResponsesApi: ServedApi = {
  endpoints: {
    ping: pingEndpoint,
    send: sendEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiWithoutResponsesHandler(
  handlers: Partial<OpenapiWithoutResponsesHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiWithoutResponsesApi, handlers, options);
}
