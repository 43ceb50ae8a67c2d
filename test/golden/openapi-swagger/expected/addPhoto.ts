// Generated from spec.yaml (addPhoto) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
} from "../runtime/validate.js";
import type { AddPhotoBody } from "./schemas.js";

/** Parameters of `POST /pets/{id}/photo`. */
export interface AddPhotoParams {
  readonly id: number;
  readonly trace?: string;
}

/** A response to `POST /pets/{id}/photo`, discriminated by `status` and `mediaType`. */
export type AddPhotoResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /pets/{id}/photo`. */
export const addPhotoEndpoint: EndpointDescriptor<
  AddPhotoParams,
  undefined,
  AddPhotoResponse,
  AddPhotoBody
> = {
  operationId: "addPhoto",
  method: "POST",
  path: "/pets/{id}/photo",
  params: {
    id: { type: "integer", enforcerange: true, required: true },
    trace: { type: "string" },
  },
  bodies: [{ mediaType: "multipart/form-data" }],
  accept: [],
  security: [["key"]],
  server: "http://pets.example.com/v2",
};

/** Requests `POST /pets/{id}/photo`. */
export function addPhoto<const P extends AddPhotoParams>(
  body: AddPhotoBody,
  params: Exact<P, AddPhotoParams>,
): EndpointRequest<typeof addPhotoEndpoint, P> {
  return endpointRequest(addPhotoEndpoint, params, encodedContent(addPhotoEndpoint.bodies, body));
}

/** Validates the parameters of `POST /pets/{id}/photo` strictly before they are sent. */
export const validateAddPhoto: Validator<AddPhotoParams> = /* @__PURE__ */ endpointValidator(
  addPhotoEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `POST /pets/{id}/photo` in a request, as the server does. */
export const parseAddPhoto: EndpointParser<typeof addPhotoEndpoint> =
  /* @__PURE__ */ endpointParser(addPhotoEndpoint, { integer });
