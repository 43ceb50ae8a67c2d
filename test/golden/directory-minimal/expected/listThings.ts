// Generated from spec.json (listThings) by `paramsmith generate`. Do not edit.

import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import { endpointValidator, readEndpoint } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import type { ArgumentsOf, ParsedParams, WireInput } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import type { ReadOptions, Rules } from "../runtime/rules/rule.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { Things } from "./schemas.js";

/** Parameters of `GET /things`. */
export interface ListThingsParams {}

/** A response to `GET /things`: alternatives by `status` and `mediaType`. */
export type ListThingsResponse = StatusResponse<200, "application/json", Things>;

/** The descriptor of `GET /things`. */
export const listThingsEndpoint: EndpointDescriptor<
  "listThings",
  ListThingsParams,
  {},
  Things,
  ListThingsResponse
> = {
  operationId: "listThings",
  method: "GET",
  path: "/things",
  params: {},
};

/** Lists things. */
export function listThings<const P extends ListThingsParams = {}>(
  params?: Exact<P, ListThingsParams>,
): EndpointRequest<typeof listThingsEndpoint, P> {
  return endpointRequest<typeof listThingsEndpoint, P>(listThingsEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /things` strictly, before they are sent. */
export const validateListThings: Validator<ListThingsParams> = /* @__PURE__ */ endpointValidator(
  listThingsEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `GET /things` in a request as the server does. */
export function readListThings(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listThingsEndpoint>> {
  return readEndpoint(listThingsEndpoint, rules, wire, options);
}
