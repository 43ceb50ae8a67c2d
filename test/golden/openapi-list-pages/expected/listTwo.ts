// Generated from spec.json (listTwo) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
} from "../runtime/validate.js";
import type { Two } from "./schemas.js";

/** Parameters of `GET /two`. */
export interface ListTwoParams {
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /two`, discriminated by `status` and `mediaType`. */
export type ListTwoResponse = StatusResponse<200, "application/json", Two>;

/** The descriptor of `GET /two`. */
export const listTwoEndpoint: EndpointDescriptor<ListTwoParams, Two, ListTwoResponse> = {
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
  return endpointRequest(listTwoEndpoint, params);
}

/** Validates the parameters of `GET /two` strictly before they are sent. */
export const validateListTwo: Validator<ListTwoParams> = /* @__PURE__ */ endpointValidator(
  listTwoEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /two` in a request, as the server does. */
export const parseListTwo: EndpointParser<typeof listTwoEndpoint> = /* @__PURE__ */ endpointParser(
  listTwoEndpoint,
  { integer },
);
