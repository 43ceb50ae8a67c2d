// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { getFileEndpoint } from "./getFile.js";
import { getImageEndpoint } from "./getImage.js";
import { getTokenEndpoint } from "./getToken.js";
import { putFileEndpoint } from "./putFile.js";
import { putImageEndpoint } from "./putImage.js";
import { validatePutImageBody } from "./validators.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiMediaTypesHandlers {
  readonly getImage: EndpointHandlerOf<typeof getImageEndpoint>;
  readonly putImage: EndpointHandlerOf<typeof putImageEndpoint>;
  readonly getFile: EndpointHandlerOf<typeof getFileEndpoint>;
  readonly putFile: EndpointHandlerOf<typeof putFileEndpoint>;
  readonly getToken: EndpointHandlerOf<typeof getTokenEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiMediaTypesApi: ServedApi = {
  endpoints: {
    getImage: getImageEndpoint,
    putImage: putImageEndpoint,
    getFile: getFileEndpoint,
    putFile: putFileEndpoint,
    getToken: getTokenEndpoint,
  },
  shapes: {},
  mediaTypes: {
    "GET /image": ["image/*"],
    "PUT /image": [],
    "GET /file": ["*/*"],
    "PUT /file": ["*/*"],
    "GET /token": ["application/x-www-form-urlencoded"],
  },
  statuses: {
    "PUT /image": 204,
  },
  bodies: {
    "PUT /image": {
      required: true,
      contents: { "application/json": { validate: validatePutImageBody }, "image/*": {} },
    },
    "PUT /file": { required: true, contents: { "*/*": { binary: true } } },
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiMediaTypesHandler(
  handlers: Partial<OpenapiMediaTypesHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiMediaTypesApi, handlers, options);
}
