// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { int64Integers, openApiHandler, writeJson } from "../runtime/server.js";
import { addPetEndpoint } from "./addPet.js";
import { getPetEndpoint } from "./getPet.js";
import { getPlacesEndpoint } from "./getPlaces.js";
import { openapiInt64Shapes } from "./json-shapes.js";
import { listPetsEndpoint } from "./listPets.js";
import { sendFormEndpoint } from "./sendForm.js";
import { validateListPetsAfter, validatePet, validateSendFormBody } from "./validators.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiInt64Handlers {
  readonly listPets: EndpointHandlerOf<typeof listPetsEndpoint>;
  readonly addPet: EndpointHandlerOf<typeof addPetEndpoint>;
  readonly getPet: EndpointHandlerOf<typeof getPetEndpoint>;
  readonly getPlaces: EndpointHandlerOf<typeof getPlacesEndpoint>;
  readonly sendForm: EndpointHandlerOf<typeof sendFormEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiInt64Api: ServedApi = {
  endpoints: {
    listPets: listPetsEndpoint,
    addPet: addPetEndpoint,
    getPet: getPetEndpoint,
    getPlaces: getPlacesEndpoint,
    sendForm: sendFormEndpoint,
  },
  shapes: openapiInt64Shapes,
  integers: int64Integers,
  writeJson,
  mediaTypes: {
    "POST /forms": [],
  },
  statuses: {
    "POST /pets": 201,
    "POST /forms": 204,
  },
  bodies: {
    "POST /pets": { required: true, contents: { "application/json": { validate: validatePet } } },
    "POST /forms": {
      contents: {
        "application/x-www-form-urlencoded": {
          validate: validateSendFormBody,
          fields: { id: { type: "bigint" }, ids: { type: "bigint", list: true } },
        },
      },
    },
  },
  validators: { ListPetsAfter: validateListPetsAfter },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiInt64Handler(
  handlers: Partial<OpenapiInt64Handlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiInt64Api, handlers, options);
}
