// Generated from spec.yaml (fieldTwice) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
} from "../runtime/validate.js";
import type { FieldTwiceBody } from "./schemas.js";

/** A response to `DELETE /bodies`, discriminated by `status` and `mediaType`. */
export type FieldTwiceResponse = StatusResponse<200, undefined, undefined>;

/** The descriptor of `DELETE /bodies`. */
export const fieldTwiceEndpoint: EndpointDescriptor<
  {},
  undefined,
  FieldTwiceResponse,
  FieldTwiceBody | undefined
> = {
  operationId: "fieldTwice",
  method: "DELETE",
  path: "/bodies",
  params: {},
  bodies: [{ mediaType: "application/x-www-form-urlencoded" }],
  accept: [],
};

/** Requests `DELETE /bodies`. */
export function fieldTwice(
  body?: FieldTwiceBody | undefined,
): EndpointRequest<typeof fieldTwiceEndpoint, {}> {
  return endpointRequest(fieldTwiceEndpoint, {}, encodedContent(fieldTwiceEndpoint.bodies, body));
}

/** Validates the parameters of `DELETE /bodies` strictly before they are sent. */
export const validateFieldTwice: Validator<{}> =
  /* @__PURE__ */ endpointValidator(fieldTwiceEndpoint);

/** Parses the parameters of `DELETE /bodies` in a request, as the server does. */
export const parseFieldTwice: EndpointParser<typeof fieldTwiceEndpoint> =
  /* @__PURE__ */ endpointParser(fieldTwiceEndpoint);
