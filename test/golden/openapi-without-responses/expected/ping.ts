// Generated from spec.json (ping) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `GET /ping`, discriminated by `status` and `mediaType`. */
export type PingResponse = StatusResponse;

/** The descriptor of `GET /ping`. */
export const pingEndpoint: EndpointDescriptor<{}, unknown, PingResponse> = {
  operationId: "ping",
  method: "GET",
  path: "/ping",
  params: {},
  accept: ["*/*"],
};

/** Requests `GET /ping`. */
export function ping(): EndpointRequest<typeof pingEndpoint, {}> {
  return endpointRequest(pingEndpoint, {});
}

/** Validates the parameters of `GET /ping` strictly before they are sent. */
export const validatePing: Validator<{}> = /* @__PURE__ */ endpointValidator(pingEndpoint);

/** Parses the parameters of `GET /ping` in a request, as the server does. */
export const parsePing: EndpointParser<typeof pingEndpoint> =
  /* @__PURE__ */ endpointParser(pingEndpoint);
