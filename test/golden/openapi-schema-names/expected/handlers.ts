// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { aEndpoint } from "./a.js";
import { bEndpoint } from "./b.js";
import { cEndpoint } from "./c.js";
import { déjàEndpoint } from "./déjà.js";
import { eEndpoint } from "./e.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiSchemaNamesHandlers {
  readonly a: EndpointHandlerOf<typeof aEndpoint>;
  readonly b: EndpointHandlerOf<typeof bEndpoint>;
  readonly c: EndpointHandlerOf<typeof cEndpoint>;
  readonly e: EndpointHandlerOf<typeof eEndpoint>;
  readonly déjà: EndpointHandlerOf<typeof déjàEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiSchemaNamesApi: ServedApi = {
  endpoints: {
    a: aEndpoint,
    b: bEndpoint,
    c: cEndpoint,
    e: eEndpoint,
    déjà: déjàEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiSchemaNamesHandler(
  handlers: Partial<OpenapiSchemaNamesHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiSchemaNamesApi, handlers, options);
}
