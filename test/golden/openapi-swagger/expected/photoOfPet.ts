// Generated from spec.yaml (photoOfPet) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
} from "../runtime/validate.js";

/** Parameters of `GET /pets/{id}/photo`. */
export interface PhotoOfPetParams {
  readonly id: number;
}

/** A response to `GET /pets/{id}/photo`, discriminated by `status` and `mediaType`. */
export type PhotoOfPetResponse = StatusResponse<200, "image/png", Blob>;

/** The descriptor of `GET /pets/{id}/photo`. */
export const photoOfPetEndpoint: EndpointDescriptor<PhotoOfPetParams, Blob, PhotoOfPetResponse> = {
  operationId: "photoOfPet",
  method: "GET",
  path: "/pets/{id}/photo",
  params: { id: { type: "integer", enforcerange: true, required: true } },
  accept: ["image/png"],
  security: [["key"]],
};

/** Requests `GET /pets/{id}/photo`. */
export function photoOfPet<const P extends PhotoOfPetParams>(
  params: Exact<P, PhotoOfPetParams>,
): EndpointRequest<typeof photoOfPetEndpoint, P> {
  return endpointRequest(photoOfPetEndpoint, params);
}

/** Validates the parameters of `GET /pets/{id}/photo` strictly before they are sent. */
export const validatePhotoOfPet: Validator<PhotoOfPetParams> = /* @__PURE__ */ endpointValidator(
  photoOfPetEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /pets/{id}/photo` in a request, as the server does. */
export const parsePhotoOfPet: EndpointParser<typeof photoOfPetEndpoint> =
  /* @__PURE__ */ endpointParser(photoOfPetEndpoint, { integer });
