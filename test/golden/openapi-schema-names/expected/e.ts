// Generated from spec.json (e) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser as RuntimeEndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { EndpointParser } from "./schemas.js";

/** A response to `GET /e`, discriminated by `status` and `mediaType`. */
export type EResponse = StatusResponse<200, "application/json", EndpointParser>;

/** The descriptor of `GET /e`. */
export const eEndpoint: EndpointDescriptor<{}, EndpointParser, EResponse> = {
  operationId: "e",
  method: "GET",
  path: "/e",
  params: {},
};

/** Requests `GET /e`. */
export function e(): EndpointRequest<typeof eEndpoint, {}> {
  return endpointRequest(eEndpoint, {});
}

/** Validates the parameters of `GET /e` strictly before they are sent. */
export const validateE: Validator<{}> = /* @__PURE__ */ endpointValidator(eEndpoint);

/** Parses the parameters of `GET /e` in a request, as the server does. */
export const parseE: RuntimeEndpointParser<typeof eEndpoint> =
  /* @__PURE__ */ endpointParser(eEndpoint);
