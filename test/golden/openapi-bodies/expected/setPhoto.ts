// Generated from spec.json (setPhoto) by `paramsmith generate`. Do not edit.

import type {
  BodyAs,
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
import type { SetPhotoBody } from "./schemas.js";

/** Parameters of `PUT /pets/{id}/photo`. */
export interface SetPhotoParams {
  readonly id: number;
}

/** A response to `PUT /pets/{id}/photo`, discriminated by `status` and `mediaType`. */
export type SetPhotoResponse = StatusResponse<200, "text/plain", string>;

/** The descriptor of `PUT /pets/{id}/photo`. */
export const setPhotoEndpoint: EndpointDescriptor<
  SetPhotoParams,
  string,
  SetPhotoResponse,
  SetPhotoBody | BodyAs<"image/png", Blob> | undefined
> = {
  operationId: "setPhoto",
  method: "PUT",
  path: "/pets/{id}/photo",
  params: { id: { type: "integer", enforcerange: true, required: true } },
  bodies: [{ mediaType: "multipart/form-data" }, { mediaType: "image/png" }],
  accept: ["text/plain"],
};

/** Requests `PUT /pets/{id}/photo`. */
export function setPhoto<const P extends SetPhotoParams>(
  body: SetPhotoBody | BodyAs<"image/png", Blob> | undefined,
  params: Exact<P, SetPhotoParams>,
): EndpointRequest<typeof setPhotoEndpoint, P> {
  return endpointRequest(setPhotoEndpoint, params, encodedContent(setPhotoEndpoint.bodies, body));
}

/** Validates the parameters of `PUT /pets/{id}/photo` strictly before they are sent. */
export const validateSetPhoto: Validator<SetPhotoParams> = /* @__PURE__ */ endpointValidator(
  setPhotoEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `PUT /pets/{id}/photo` in a request, as the server does. */
export const parseSetPhoto: EndpointParser<typeof setPhotoEndpoint> =
  /* @__PURE__ */ endpointParser(setPhotoEndpoint, { integer });
