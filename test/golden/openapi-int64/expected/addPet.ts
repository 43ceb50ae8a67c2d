// Generated from spec.json (addPet) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  int64Json,
  jsonContent,
} from "../runtime/validate.js";
import { openapiInt64Shapes } from "./json-shapes.js";
import type { Pet } from "./schemas.js";

/** A response to `POST /pets`, discriminated by `status` and `mediaType`. */
export type AddPetResponse = StatusResponse<201, "application/json", Pet>;

/** The descriptor of `POST /pets`. */
export const addPetEndpoint: EndpointDescriptor<{}, Pet, AddPetResponse, Pet> = {
  operationId: "addPet",
  method: "POST",
  path: "/pets",
  params: {},
  json: /* @__PURE__ */ int64Json(openapiInt64Shapes, "POST /pets"),
};

/** Requests `POST /pets`. */
export function addPet(body: Pet): EndpointRequest<typeof addPetEndpoint, {}> {
  return endpointRequest(
    addPetEndpoint,
    {},
    jsonContent("application/json", body, addPetEndpoint.json),
  );
}

/** Validates the parameters of `POST /pets` strictly before they are sent. */
export const validateAddPet: Validator<{}> = /* @__PURE__ */ endpointValidator(addPetEndpoint);

/** Parses the parameters of `POST /pets` in a request, as the server does. */
export const parseAddPet: EndpointParser<typeof addPetEndpoint> =
  /* @__PURE__ */ endpointParser(addPetEndpoint);
