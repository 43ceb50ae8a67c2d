// Generated from spec.json (setPhoto) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  BodyAs,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  readEndpoint,
} from "../runtime/validate.js";
import type { SetPhotoBody } from "./schemas.js";

/** Parameters of `PUT /pets/{id}/photo`. */
export interface SetPhotoParams {
  readonly id: number;
}

/** A response to `PUT /pets/{id}/photo`: alternatives by `status` and `mediaType`. */
export type SetPhotoResponse = StatusResponse<200, "text/plain", string>;

/** The descriptor of `PUT /pets/{id}/photo`. */
export const setPhotoEndpoint: EndpointDescriptor<
  "setPhoto",
  SetPhotoParams,
  {},
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
  params: Exact<P, SetPhotoParams>,
  body?: SetPhotoBody | BodyAs<"image/png", Blob> | undefined,
): EndpointRequest<typeof setPhotoEndpoint, P> {
  return endpointRequest<typeof setPhotoEndpoint, P>(
    setPhotoEndpoint,
    params,
    encodedContent(setPhotoEndpoint.bodies, body),
  );
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `PUT /pets/{id}/photo` strictly, before they are sent. */
export const validateSetPhoto: Validator<SetPhotoParams> = /* @__PURE__ */ endpointValidator(
  setPhotoEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `PUT /pets/{id}/photo` in a request as the server does. */
export function readSetPhoto(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof setPhotoEndpoint>> {
  return readEndpoint(setPhotoEndpoint, rules, wire, options);
}
