// Generated from spec.json (listThings) by `paramsmith generate`. Do not edit.

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
import type { Thing } from "./schemas.js";

/** Parameters of `GET /things`. */
export interface ListThingsParams {
  /**
   * Counts from 0.
   * At least 0.
   */
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /things`: alternatives by `status` and `mediaType`. */
export type ListThingsResponse = StatusResponse<200, "application/json", Thing>;

/** The descriptor of `GET /things`. */
export const listThingsEndpoint: EndpointDescriptor<
  "listThings",
  ListThingsParams,
  {},
  Thing,
  ListThingsResponse
> = {
  operationId: "listThings",
  method: "GET",
  path: "/things",
  params: {
    page: { type: "integer", min: 0, enforcerange: true },
    size: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /things`. */
export function listThings<const P extends ListThingsParams = {}>(
  params?: Exact<P, ListThingsParams>,
): EndpointRequest<typeof listThingsEndpoint, P> {
  return endpointRequest<typeof listThingsEndpoint, P>(listThingsEndpoint, params);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `GET /things` strictly, before they are sent. */
export const validateListThings: Validator<ListThingsParams> = /* @__PURE__ */ endpointValidator(
  listThingsEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /things` in a request as the server does. */
export function readListThings(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listThingsEndpoint>> {
  return readEndpoint(listThingsEndpoint, rules, wire, options);
}
