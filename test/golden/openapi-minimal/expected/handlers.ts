// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { listThingsEndpoint } from "./listThings.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface OpenapiMinimalHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const openapiMinimalApi: ServedApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createOpenapiMinimalHandler(
  handlers: Partial<OpenapiMinimalHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiMinimalApi, handlers, options);
}
