// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler } from "../runtime/server.js";
import { changePetEndpoint } from "./changePet.js";
import { createPetEndpoint } from "./createPet.js";
import { deletePetEndpoint } from "./deletePet.js";
import { getPetEndpoint } from "./getPet.js";
import { getPhotoEndpoint } from "./getPhoto.js";
import { listPetsEndpoint } from "./listPets.js";
import { replacePetEndpoint } from "./replacePet.js";
import { setPhotoEndpoint } from "./setPhoto.js";
import { validateChangePetBody, validateNewPet, validateSetPhotoBody } from "./validators.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiBodiesHandlers {
  readonly listPets: EndpointHandlerOf<typeof listPetsEndpoint>;
  readonly createPet: EndpointHandlerOf<typeof createPetEndpoint>;
  readonly getPet: EndpointHandlerOf<typeof getPetEndpoint>;
  readonly replacePet: EndpointHandlerOf<typeof replacePetEndpoint>;
  readonly deletePet: EndpointHandlerOf<typeof deletePetEndpoint>;
  readonly changePet: EndpointHandlerOf<typeof changePetEndpoint>;
  readonly getPhoto: EndpointHandlerOf<typeof getPhotoEndpoint>;
  readonly setPhoto: EndpointHandlerOf<typeof setPhotoEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiBodiesApi: ServedApi = {
  endpoints: {
    listPets: listPetsEndpoint,
    createPet: createPetEndpoint,
    getPet: getPetEndpoint,
    replacePet: replacePetEndpoint,
    deletePet: deletePetEndpoint,
    changePet: changePetEndpoint,
    getPhoto: getPhotoEndpoint,
    setPhoto: setPhotoEndpoint,
  },
  shapes: {},
  mediaTypes: {
    "DELETE /pets/{id}": [],
    "GET /pets/{id}/photo": ["image/png"],
    "PUT /pets/{id}/photo": ["text/plain"],
  },
  statuses: {
    "POST /pets": 201,
    "DELETE /pets/{id}": 204,
  },
  bodies: {
    "POST /pets": {
      required: true,
      contents: {
        "application/json": { validate: validateNewPet },
        "application/x-www-form-urlencoded": { validate: validateNewPet },
      },
    },
    "PUT /pets/{id}": {
      required: true,
      contents: { "application/json": { validate: validateNewPet } },
    },
    "PATCH /pets/{id}": {
      contents: { "application/merge-patch+json": { validate: validateChangePetBody } },
    },
    "PUT /pets/{id}/photo": {
      contents: {
        "multipart/form-data": {
          validate: validateSetPhotoBody,
          fields: { file: { type: "file" }, order: { type: "number" } },
        },
        "image/png": {},
      },
    },
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiBodiesHandler(
  handlers: Partial<OpenapiBodiesHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiBodiesApi, handlers, options);
}
