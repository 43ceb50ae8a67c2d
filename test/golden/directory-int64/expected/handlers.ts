// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler, int64Integers, writeJson } from "../runtime/server.js";
import { addPetEndpoint } from "./addPet.js";
import { getPetEndpoint } from "./getPet.js";
import { directoryInt64Shapes } from "./json-shapes.js";
import { listPetsEndpoint } from "./listPets.js";
import { sendFormEndpoint } from "./sendForm.js";
import { validateListPetsAfter, validatePet, validateSendFormBody } from "./validators.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryInt64Handlers {
  readonly listPets: EndpointHandlerOf<typeof listPetsEndpoint>;
  readonly addPet: EndpointHandlerOf<typeof addPetEndpoint>;
  readonly getPet: EndpointHandlerOf<typeof getPetEndpoint>;
  readonly sendForm: EndpointHandlerOf<typeof sendFormEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directoryInt64Api: DirectoryApi = {
  endpoints: {
    listPets: listPetsEndpoint,
    addPet: addPetEndpoint,
    getPet: getPetEndpoint,
    sendForm: sendFormEndpoint,
  },
  shapes: directoryInt64Shapes,
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

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryInt64Handler(
  handlers: Partial<DirectoryInt64Handlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryInt64Api, handlers, options);
}
