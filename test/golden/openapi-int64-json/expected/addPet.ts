// Generated from spec.json (addPet) by `paramsmith generate`. Do not edit.

import type {
  BodyAs,
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
  int64Json,
} from "../runtime/validate.js";
import { openapiInt64JsonShapes } from "./json-shapes.js";
import type { AddPetBody, AddPetFormDataBody } from "./schemas.js";

/** A response to `POST /pets`, discriminated by `status` and `mediaType`. */
export type AddPetResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /pets`. */
export const addPetEndpoint: EndpointDescriptor<
  {},
  undefined,
  AddPetResponse,
  AddPetBody | BodyAs<"multipart/form-data", AddPetFormDataBody> | undefined
> = {
  operationId: "addPet",
  method: "POST",
  path: "/pets",
  params: {},
  bodies: [
    {
      mediaType: "application/x-www-form-urlencoded",
      encoding: { range: { style: "deepObject" } },
    },
    { mediaType: "multipart/form-data" },
  ],
  accept: [],
  json: /* @__PURE__ */ int64Json(openapiInt64JsonShapes, "POST /pets"),
};

/** Requests `POST /pets`. */
export function addPet(
  body?: AddPetBody | BodyAs<"multipart/form-data", AddPetFormDataBody> | undefined,
): EndpointRequest<typeof addPetEndpoint, {}> {
  return endpointRequest(
    addPetEndpoint,
    {},
    encodedContent(addPetEndpoint.bodies, body, addPetEndpoint.json),
  );
}

/** Validates the parameters of `POST /pets` strictly before they are sent. */
export const validateAddPet: Validator<{}> = /* @__PURE__ */ endpointValidator(addPetEndpoint);

/** Parses the parameters of `POST /pets` in a request, as the server does. */
export const parseAddPet: EndpointParser<typeof addPetEndpoint> =
  /* @__PURE__ */ endpointParser(addPetEndpoint);
