// Generated from spec.yaml (listPets) by `paramsmith generate`. Do not edit.

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
