// Generated from spec.json (listUnpaged) by `paramsmith generate`. Do not edit.

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
import type { Entries } from "./schemas.js";

/** Parameters of `GET /unpaged`. */
export interface ListUnpagedParams {
  readonly page?: number;
}

/** A response to `GET /unpaged`: alternatives by `status` and `mediaType`. */
export type ListUnpagedResponse = StatusResponse<200, "application/json", Entries>;

/** The descriptor of `GET /unpaged`. */
export const listUnpagedEndpoint: EndpointDescriptor<
  "listUnpaged",
  ListUnpagedParams,
  {},
  Entries,
  ListUnpagedResponse
> = {
  operationId: "listUnpaged",
  method: "GET",
  path: "/unpaged",
  params: { page: { type: "integer", enforcerange: true } },
};

/** Requests `GET /unpaged`. */
export function listUnpaged<const P extends ListUnpagedParams = {}>(
  params?: Exact<P, ListUnpagedParams>,
): EndpointRequest<typeof listUnpagedEndpoint, P> {
  return endpointRequest<typeof listUnpagedEndpoint, P>(listUnpagedEndpoint, params);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `GET /unpaged` strictly, before they are sent. */
export const validateListUnpaged: Validator<ListUnpagedParams> = /* @__PURE__ */ endpointValidator(
  listUnpagedEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /unpaged` in a request as the server does. */
export function readListUnpaged(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listUnpagedEndpoint>> {
  return readEndpoint(listUnpagedEndpoint, rules, wire, options);
}
