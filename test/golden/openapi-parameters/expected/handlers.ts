// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { findReportEndpoint } from "./findReport.js";
import {
  validateFindReportColours,
  validateFindReportFilter,
  validateFindReportLabels,
  validateFindReportLimit,
  validateFindReportSince,
  validateFindReportXRequestID,
  validateWhere,
} from "./validators.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiParametersHandlers {
  readonly findReport: EndpointHandlerOf<typeof findReportEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiParametersApi: ServedApi = {
  endpoints: {
    findReport: findReportEndpoint,
  },
  shapes: {},
  validators: {
    FindReportColours: validateFindReportColours,
    FindReportFilter: validateFindReportFilter,
    FindReportLabels: validateFindReportLabels,
    FindReportLimit: validateFindReportLimit,
    FindReportSince: validateFindReportSince,
    FindReportXRequestID: validateFindReportXRequestID,
    Where: validateWhere,
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiParametersHandler(
  handlers: Partial<OpenapiParametersHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiParametersApi, handlers, options);
}
