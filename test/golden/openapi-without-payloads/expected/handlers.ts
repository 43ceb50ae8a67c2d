// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { deleteReportsEndpoint } from "./deleteReports.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiWithoutPayloadsHandlers {
  readonly deleteReports: EndpointHandlerOf<typeof deleteReportsEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiWithoutPayloadsApi: ServedApi = {
  endpoints: {
    deleteReports: deleteReportsEndpoint,
  },
  shapes: {},
  mediaTypes: {
    "DELETE /reports": [],
  },
  statuses: {
    "DELETE /reports": 200,
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiWithoutPayloadsHandler(
  handlers: Partial<OpenapiWithoutPayloadsHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiWithoutPayloadsApi, handlers, options);
}
