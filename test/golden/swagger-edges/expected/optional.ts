// Generated from spec.yaml (optional) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** Parameters of `GET /optional`. */
export interface OptionalParams {
  readonly kept?: string;
}

/** A response to `GET /optional`, discriminated by `status` and `mediaType`. */
export type OptionalResponse = StatusResponse<200, undefined, undefined>;

/** The descriptor of `GET /optional`. */
export const optionalEndpoint: EndpointDescriptor<OptionalParams, undefined, OptionalResponse> = {
  operationId: "optional",
  method: "GET",
  path: "/optional",
  params: { kept: { type: "string" } },
  accept: [],
};

/** Requests `GET /optional`. */
export function optional<const P extends OptionalParams = {}>(
  params?: Exact<P, OptionalParams>,
): EndpointRequest<typeof optionalEndpoint, P> {
  return endpointRequest(optionalEndpoint, params);
}

/** Validates the parameters of `GET /optional` strictly before they are sent. */
export const validateOptional: Validator<OptionalParams> =
  /* @__PURE__ */ endpointValidator(optionalEndpoint);

/** Parses the parameters of `GET /optional` in a request, as the server does. */
export const parseOptional: EndpointParser<typeof optionalEndpoint> =
  /* @__PURE__ */ endpointParser(optionalEndpoint);
