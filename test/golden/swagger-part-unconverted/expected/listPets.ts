// Generated from spec.json (listPets) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `GET /pets`, discriminated by `status` and `mediaType`. */
export type ListPetsResponse = StatusResponse<200, undefined, undefined>;

/** The descriptor of `GET /pets`. */
export const listPetsEndpoint: EndpointDescriptor<{}, undefined, ListPetsResponse> = {
  operationId: "listPets",
  method: "GET",
  path: "/pets",
  params: {},
  accept: [],
};

/** Requests `GET /pets`. */
export function listPets(): EndpointRequest<typeof listPetsEndpoint, {}> {
  return endpointRequest(listPetsEndpoint, {});
}

/** Validates the parameters of `GET /pets` strictly before they are sent. */
export const validateListPets: Validator<{}> = /* @__PURE__ */ endpointValidator(listPetsEndpoint);

/** Parses the parameters of `GET /pets` in a request, as the server does. */
export const parseListPets: EndpointParser<typeof listPetsEndpoint> =
  /* @__PURE__ */ endpointParser(listPetsEndpoint);
