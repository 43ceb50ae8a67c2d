// Generated from spec.json (firstPet) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  OtherStatus,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { BusyHeaders } from "./schemas.js";

/** A response to `GET /pets/first`, discriminated by `status` and `mediaType`. */
export type FirstPetResponse =
  | StatusResponse<204, undefined, undefined, {}, "x-note">
  | StatusResponse<503, undefined, undefined, BusyHeaders>
  | StatusResponse<OtherStatus<204 | 503>, undefined, undefined, BusyHeaders>;

/** The descriptor of `GET /pets/first`. */
export const firstPetEndpoint: EndpointDescriptor<{}, undefined, FirstPetResponse> = {
  operationId: "firstPet",
  method: "GET",
  path: "/pets/first",
  params: {},
  accept: [],
  responseHeaders: { "204": {}, "503": { "Retry-After": { shape: "integer" } }, default: "503" },
};

/** Requests `GET /pets/first`. */
export function firstPet(): EndpointRequest<typeof firstPetEndpoint, {}> {
  return endpointRequest(firstPetEndpoint, {});
}

/** Validates the parameters of `GET /pets/first` strictly before they are sent. */
export const validateFirstPet: Validator<{}> = /* @__PURE__ */ endpointValidator(firstPetEndpoint);

/** Parses the parameters of `GET /pets/first` in a request, as the server does. */
export const parseFirstPet: EndpointParser<typeof firstPetEndpoint> =
  /* @__PURE__ */ endpointParser(firstPetEndpoint);
