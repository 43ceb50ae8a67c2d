// Generated from spec.json (ping) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";

/** Parameters of `GET /ping`. */
export interface PingParams {}

/** A response to `GET /ping`: alternatives by `status` and `mediaType`. */
export type PingResponse = StatusResponse;

/** The descriptor of `GET /ping`. */
export const pingEndpoint: EndpointDescriptor<"ping", PingParams, {}, unknown, PingResponse> = {
  operationId: "ping",
  method: "GET",
  path: "/ping",
  params: {},
  accept: ["*/*"],
};

/** Requests `GET /ping`. */
export function ping<const P extends PingParams = {}>(
  params?: Exact<P, PingParams>,
): EndpointRequest<typeof pingEndpoint, P> {
  return endpointRequest<typeof pingEndpoint, P>(pingEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /ping` strictly, before they are sent. */
export const validatePing: Validator<PingParams> = /* @__PURE__ */ endpointValidator(
  pingEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `GET /ping` in a request as the server does. */
export function readPing(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof pingEndpoint>> {
  return readEndpoint(pingEndpoint, rules, wire, options);
}
