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
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";
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
