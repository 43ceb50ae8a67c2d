// Generated from spec.yaml (twoBodies) by `paramsmith generate`. Do not edit.

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

/** A response to `PUT /bodies`, discriminated by `status` and `mediaType`. */
export type TwoBodiesResponse = StatusResponse<200, undefined, undefined>;

/** The descriptor of `PUT /bodies`. */
export const twoBodiesEndpoint: EndpointDescriptor<
  {},
  undefined,
  TwoBodiesResponse,
  string | undefined
> = {
  operationId: "twoBodies",
  method: "PUT",
  path: "/bodies",
  params: {},
  bodies: [{ mediaType: "application/xml" }],
  accept: [],
};

/** Requests `PUT /bodies`. */
export function twoBodies(
  body?: string | undefined,
): EndpointRequest<typeof twoBodiesEndpoint, {}> {
  return endpointRequest(twoBodiesEndpoint, {}, encodedContent(twoBodiesEndpoint.bodies, body));
}

/** Validates the parameters of `PUT /bodies` strictly before they are sent. */
export const validateTwoBodies: Validator<{}> =
  /* @__PURE__ */ endpointValidator(twoBodiesEndpoint);

/** Parses the parameters of `PUT /bodies` in a request, as the server does. */
export const parseTwoBodies: EndpointParser<typeof twoBodiesEndpoint> =
  /* @__PURE__ */ endpointParser(twoBodiesEndpoint);
