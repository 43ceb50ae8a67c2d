// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { int64Integers, openApiHandler, writeJson } from "../runtime/server.js";
import { addPetEndpoint } from "./addPet.js";
import { getRangeEndpoint } from "./getRange.js";
import { openapiInt64JsonShapes } from "./json-shapes.js";
import { listGridsEndpoint } from "./listGrids.js";
import { listPetsEndpoint } from "./listPets.js";
import {
  validateAddPetBody,
  validateAddPetFormDataBody,
  validateGetRangeRange,
  validateListGridsRange,
  validateListPetsFilter,
} from "./validators.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiInt64JsonHandlers {
  readonly listPets: EndpointHandlerOf<typeof listPetsEndpoint>;
  readonly addPet: EndpointHandlerOf<typeof addPetEndpoint>;
  readonly listGrids: EndpointHandlerOf<typeof listGridsEndpoint>;
  readonly getRange: EndpointHandlerOf<typeof getRangeEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiInt64JsonApi: ServedApi = {
  endpoints: {
    listPets: listPetsEndpoint,
    addPet: addPetEndpoint,
    listGrids: listGridsEndpoint,
    getRange: getRangeEndpoint,
  },
  shapes: openapiInt64JsonShapes,
  integers: int64Integers,
  writeJson,
  mediaTypes: {
    "GET /pets": [],
    "POST /pets": [],
    "GET /grids": [],
    "GET /range": [],
  },
  statuses: {
    "GET /pets": 204,
    "POST /pets": 204,
    "GET /grids": 204,
    "GET /range": 204,
  },
  bodies: {
    "POST /pets": {
      contents: {
        "application/x-www-form-urlencoded": {
          validate: validateAddPetBody,
          fields: {
            owner: { type: "json" },
            range: {
              type: "json",
              members: { from: { type: "bigint" }, tags: { type: "bigint", list: true } },
            },
            rows: { type: "json", list: true },
          },
        },
        "multipart/form-data": {
          validate: validateAddPetFormDataBody,
          fields: { owner: { type: "json" } },
        },
      },
    },
  },
  validators: {
    GetRangeRange: validateGetRangeRange,
    ListGridsRange: validateListGridsRange,
    ListPetsFilter: validateListPetsFilter,
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiInt64JsonHandler(
  handlers: Partial<OpenapiInt64JsonHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiInt64JsonApi, handlers, options);
}
