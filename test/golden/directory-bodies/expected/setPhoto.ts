// Generated from spec.json (setPhoto) by `paramsmith generate`. Do not edit.

import type { BodyAs } from "../runtime/content/body-as.js";
import { encodedContent } from "../runtime/content/encoded-content.js";
import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import type { EndpointReader } from "../runtime/directory/endpoint-validator.js";
import { endpointReader, endpointValidator } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import { integer, integerCheck } from "../runtime/rules/number.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { SetPhotoBody } from "./schemas.js";

/** Parameters of `PUT /pets/{id}/photo`. */
export interface SetPhotoParams {
  readonly id: number;
}

/** A response to `PUT /pets/{id}/photo`: alternatives by `status` and `mediaType`. */
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

/** Checks parameters of `PUT /pets/{id}/photo` strictly, before they are sent. */
export const validateSetPhoto: Validator<SetPhotoParams> = /* @__PURE__ */ endpointValidator(
  setPhotoEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `PUT /pets/{id}/photo` in a request as the server does. */
export const readSetPhoto: EndpointReader<typeof setPhotoEndpoint> = /* @__PURE__ */ endpointReader(
  setPhotoEndpoint,
  { integer },
);
