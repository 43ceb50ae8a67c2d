// Generated from spec.json (ping) by `paramsmith generate`. Do not edit.

import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import { endpointValidator, readEndpoint } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import type { ArgumentsOf, ParsedParams, WireInput } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import type { ReadOptions, Rules } from "../runtime/rules/rule.js";
import type { Validator } from "../runtime/validate/validator-types.js";

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
