// Generated from spec.yaml (addPhoto) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
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
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";

/** Parameters of `POST /photos`. */
export interface AddPhotoParams {}

/** A response to `POST /photos`: alternatives by `status` and `mediaType`. */
export type AddPhotoResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /photos`. */
export const addPhotoEndpoint: EndpointDescriptor<
  "addPhoto",
  AddPhotoParams,
  {},
  undefined,
  AddPhotoResponse
> = {
  operationId: "addPhoto",
  method: "POST",
  path: "/photos",
  params: {},
  accept: [],
  server: "https://upload.photos.example",
};

/** Requests `POST /photos`. */
export function addPhoto<const P extends AddPhotoParams = {}>(
  params?: Exact<P, AddPhotoParams>,
): EndpointRequest<typeof addPhotoEndpoint, P> {
  return endpointRequest<typeof addPhotoEndpoint, P>(addPhotoEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `POST /photos` strictly, before they are sent. */
export const validateAddPhoto: Validator<AddPhotoParams> = /* @__PURE__ */ endpointValidator(
  addPhotoEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `POST /photos` in a request as the server does. */
export function readAddPhoto(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof addPhotoEndpoint>> {
  return readEndpoint(addPhotoEndpoint, rules, wire, options);
}
