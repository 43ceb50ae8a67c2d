// Generated from spec.yaml (listPets) by `paramsmith generate`. Do not edit.

import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import { endpointValidator, readEndpoint } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import type { ArgumentsOf, ParsedParams, WireInput } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import type { ReadOptions, Rules } from "../runtime/rules/rule.js";
import type { Validator } from "../runtime/validate/validator-types.js";

/** Parameters of `GET /pets`. */
export interface ListPetsParams {}

/** A response to `GET /pets`: alternatives by `status` and `mediaType`. */
export type ListPetsResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /pets`. */
export const listPetsEndpoint: EndpointDescriptor<
  "listPets",
  ListPetsParams,
  {},
  undefined,
  ListPetsResponse
> = {
  operationId: "listPets",
  method: "GET",
  path: "/pets",
  params: {},
  accept: [],
};

/** Requests `GET /pets`. */
export function listPets<const P extends ListPetsParams = {}>(
  params?: Exact<P, ListPetsParams>,
): EndpointRequest<typeof listPetsEndpoint, P> {
  return endpointRequest<typeof listPetsEndpoint, P>(listPetsEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /pets` strictly, before they are sent. */
export const validateListPets: Validator<ListPetsParams> = /* @__PURE__ */ endpointValidator(
  listPetsEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `GET /pets` in a request as the server does. */
export function readListPets(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listPetsEndpoint>> {
  return readEndpoint(listPetsEndpoint, rules, wire, options);
}
