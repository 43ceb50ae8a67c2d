// Generated from spec.json (firstPet) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  OtherStatus,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";
import type { BusyHeaders } from "./schemas.js";

/** Parameters of `GET /pets/first`. */
export interface FirstPetParams {}

/** A response to `GET /pets/first`: alternatives by `status` and `mediaType`. */
export type FirstPetResponse =
  | StatusResponse<204, undefined, undefined, "x-note">
  | StatusResponse<OtherStatus<204>, undefined, undefined, "retry-after", BusyHeaders>;

/** The descriptor of `GET /pets/first`. */
export const firstPetEndpoint: EndpointDescriptor<
  "firstPet",
  FirstPetParams,
  {},
  undefined,
  FirstPetResponse
> = {
  operationId: "firstPet",
  method: "GET",
  path: "/pets/first",
  params: {},
  accept: [],
  responseHeaders: { "204": {}, default: { "Retry-After": { shape: "integer" } } },
};

/** Requests `GET /pets/first`. */
export function firstPet<const P extends FirstPetParams = {}>(
  params?: Exact<P, FirstPetParams>,
): EndpointRequest<typeof firstPetEndpoint, P> {
  return endpointRequest<typeof firstPetEndpoint, P>(firstPetEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /pets/first` strictly, before they are sent. */
export const validateFirstPet: Validator<FirstPetParams> = /* @__PURE__ */ endpointValidator(
  firstPetEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `GET /pets/first` in a request as the server does. */
export function readFirstPet(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof firstPetEndpoint>> {
  return readEndpoint(firstPetEndpoint, rules, wire, options);
}
