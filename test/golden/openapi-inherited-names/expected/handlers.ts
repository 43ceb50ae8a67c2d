// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { constructor_Endpoint } from "./constructor.js";
import { validateConstructor_By } from "./validators.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiInheritedNamesHandlers {
  readonly constructor_: EndpointHandlerOf<typeof constructor_Endpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiInheritedNamesApi: ServedApi = {
  endpoints: {
    constructor_: constructor_Endpoint,
  },
  shapes: {},
  validators: { Constructor_By: validateConstructor_By },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiInheritedNamesHandler(
  handlers: Partial<OpenapiInheritedNamesHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiInheritedNamesApi, handlers, options);
}
