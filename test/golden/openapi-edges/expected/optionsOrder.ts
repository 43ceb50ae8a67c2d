// Generated from spec.yaml (optionsOrder) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `OPTIONS /order`, discriminated by `status` and `mediaType`. */
export type OptionsOrderResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `OPTIONS /order`. */
export const optionsOrderEndpoint: EndpointDescriptor<{}, undefined, OptionsOrderResponse> = {
  operationId: "optionsOrder",
  method: "OPTIONS",
  path: "/order",
  params: {},
  accept: [],
  security: [["bearer"], []],
};

/** Requests `OPTIONS /order`. */
export function optionsOrder(): EndpointRequest<typeof optionsOrderEndpoint, {}> {
  return endpointRequest(optionsOrderEndpoint, {});
}

/** Validates the parameters of `OPTIONS /order` strictly before they are sent. */
export const validateOptionsOrder: Validator<{}> =
  /* @__PURE__ */ endpointValidator(optionsOrderEndpoint);

/** Parses the parameters of `OPTIONS /order` in a request, as the server does. */
export const parseOptionsOrder: EndpointParser<typeof optionsOrderEndpoint> =
  /* @__PURE__ */ endpointParser(optionsOrderEndpoint);
