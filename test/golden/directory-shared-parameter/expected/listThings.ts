// Generated from spec.json (listThings) by `paramsmith generate`. Do not edit.

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
import {
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  readEndpoint,
} from "../runtime/validate.js";
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
