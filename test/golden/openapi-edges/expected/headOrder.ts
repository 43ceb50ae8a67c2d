// Generated from spec.yaml (headOrder) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `HEAD /order`, discriminated by `status` and `mediaType`. */
export type HeadOrderResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `HEAD /order`. */
export const headOrderEndpoint: EndpointDescriptor<{}, undefined, HeadOrderResponse> = {
  operationId: "headOrder",
  method: "HEAD",
  path: "/order",
  params: {},
  accept: [],
};

/** Requests `HEAD /order`. */
export function headOrder(): EndpointRequest<typeof headOrderEndpoint, {}> {
  return endpointRequest(headOrderEndpoint, {});
}

/** Validates the parameters of `HEAD /order` strictly before they are sent. */
export const validateHeadOrder: Validator<{}> =
  /* @__PURE__ */ endpointValidator(headOrderEndpoint);

/** Parses the parameters of `HEAD /order` in a request, as the server does. */
export const parseHeadOrder: EndpointParser<typeof headOrderEndpoint> =
  /* @__PURE__ */ endpointParser(headOrderEndpoint);
