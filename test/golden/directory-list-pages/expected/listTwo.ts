// Generated from spec.json (listTwo) by `paramsmith generate`. Do not edit.

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
import type { Two } from "./schemas.js";

/** Parameters of `GET /two`. */
export interface ListTwoParams {
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /two`: alternatives by `status` and `mediaType`. */
export type ListTwoResponse = StatusResponse<200, "application/json", Two>;

/** The descriptor of `GET /two`. */
export const listTwoEndpoint: EndpointDescriptor<
  "listTwo",
  ListTwoParams,
  {},
  Two,
  ListTwoResponse
> = {
  operationId: "listTwo",
  method: "GET",
  path: "/two",
  params: {
    page: { type: "integer", enforcerange: true },
    size: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /two`. */
export function listTwo<const P extends ListTwoParams = {}>(
  params?: Exact<P, ListTwoParams>,
): EndpointRequest<typeof listTwoEndpoint, P> {
  return endpointRequest<typeof listTwoEndpoint, P>(listTwoEndpoint, params);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `GET /two` strictly, before they are sent. */
export const validateListTwo: Validator<ListTwoParams> = /* @__PURE__ */ endpointValidator(
  listTwoEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /two` in a request as the server does. */
export function readListTwo(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listTwoEndpoint>> {
  return readEndpoint(listTwoEndpoint, rules, wire, options);
}
