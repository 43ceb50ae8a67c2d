// Generated from spec.json (send) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `POST /ping`, discriminated by `status` and `mediaType`. */
export type SendResponse = StatusResponse;

/** The descriptor of `POST /ping`. */
export const sendEndpoint: EndpointDescriptor<{}, unknown, SendResponse> = {
  operationId: "send",
  method: "POST",
  path: "/ping",
  params: {},
  accept: ["*/*"],
};

/** Requests `POST /ping`. */
export function send(): EndpointRequest<typeof sendEndpoint, {}> {
  return endpointRequest(sendEndpoint, {});
}

/** Validates the parameters of `POST /ping` strictly before they are sent. */
export const validateSend: Validator<{}> = /* @__PURE__ */ endpointValidator(sendEndpoint);

/** Parses the parameters of `POST /ping` in a request, as the server does. */
export const parseSend: EndpointParser<typeof sendEndpoint> =
  /* @__PURE__ */ endpointParser(sendEndpoint);
