// Generated from spec.yaml (listTowns) by `paramsmith generate`. Do not edit.

import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import { endpointValidator, readEndpoint } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import type { ArgumentsOf, ParsedParams, WireInput } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import { integer, integerCheck } from "../runtime/rules/number.js";
import type { ReadOptions, Rules } from "../runtime/rules/rule.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { ListTownsAnswer } from "./schemas.js";

/** Parameters of `GET /towns`. */
export interface ListTownsParams {
  /** At least 1. */
  readonly size?: number;
}

/** A response to `GET /towns`: alternatives by `status` and `mediaType`. */
export type ListTownsResponse = StatusResponse<200, "application/json", ListTownsAnswer>;

/** The descriptor of `GET /towns`. */
export const listTownsEndpoint: EndpointDescriptor<
  "listTowns",
  ListTownsParams,
  {},
  ListTownsAnswer,
  ListTownsResponse
> = {
  operationId: "listTowns",
  method: "GET",
  path: "/towns",
  params: { size: { type: "integer", min: 1, enforcerange: true } },
};

/** Requests `GET /towns`. */
export function listTowns<const P extends ListTownsParams = {}>(
  params?: Exact<P, ListTownsParams>,
): EndpointRequest<typeof listTownsEndpoint, P> {
  return endpointRequest<typeof listTownsEndpoint, P>(listTownsEndpoint, params);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `GET /towns` strictly, before they are sent. */
export const validateListTowns: Validator<ListTownsParams> = /* @__PURE__ */ endpointValidator(
  listTownsEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /towns` in a request as the server does. */
export function readListTowns(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listTownsEndpoint>> {
  return readEndpoint(listTownsEndpoint, rules, wire, options);
}
