// Generated from spec.yaml (deleteOrder) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `DELETE /order`, discriminated by `status` and `mediaType`. */
export type DeleteOrderResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `DELETE /order`. */
export const deleteOrderEndpoint: EndpointDescriptor<{}, undefined, DeleteOrderResponse> = {
  operationId: "deleteOrder",
  method: "DELETE",
  path: "/order",
  params: {},
  accept: [],
  security: [["reference", "oauth"], ["openid"], []],
};

/** Requests `DELETE /order`. */
export function deleteOrder(): EndpointRequest<typeof deleteOrderEndpoint, {}> {
  return endpointRequest(deleteOrderEndpoint, {});
}

/** Validates the parameters of `DELETE /order` strictly before they are sent. */
export const validateDeleteOrder: Validator<{}> =
  /* @__PURE__ */ endpointValidator(deleteOrderEndpoint);

/** Parses the parameters of `DELETE /order` in a request, as the server does. */
export const parseDeleteOrder: EndpointParser<typeof deleteOrderEndpoint> =
  /* @__PURE__ */ endpointParser(deleteOrderEndpoint);
