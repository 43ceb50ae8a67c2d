// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler } from "../runtime/server.js";
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

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryParametersHandlers {
  readonly findReport: EndpointHandlerOf<typeof findReportEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directoryParametersApi: DirectoryApi = {
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

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryParametersHandler(
  handlers: Partial<DirectoryParametersHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryParametersApi, handlers, options);
}
