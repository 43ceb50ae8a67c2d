// Generated from spec.json (constructor) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  Inheriting,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";
import type { ConstructorAnswer } from "./schemas.js";

/** Parameters of `GET /a`. */
export interface Constructor_Params {
  readonly constructor?: string;
}

/** A response to `GET /a`: alternatives by `status` and `mediaType`. */
export type Constructor_Response = StatusResponse<200, "application/json", ConstructorAnswer>;

/** The descriptor of `GET /a`. */
export const constructor_Endpoint: EndpointDescriptor<
  "constructor",
  Constructor_Params,
  {},
  ConstructorAnswer,
  Constructor_Response
> = {
  operationId: "constructor",
  method: "GET",
  path: "/a",
  params: { constructor: { type: "string" } },
};

/** Requests `GET /a`. */
export function constructor_<const P extends Inheriting<Constructor_Params> = {}>(
  params?: Exact<P, Constructor_Params>,
): EndpointRequest<typeof constructor_Endpoint, P> {
  return endpointRequest<typeof constructor_Endpoint, P>(constructor_Endpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /a` strictly, before they are sent. */
export const validateConstructor_: Validator<Constructor_Params> =
  /* @__PURE__ */ endpointValidator(constructor_Endpoint, checks);

const rules: Rules = {};

/** Parses the parameters of `GET /a` in a request as the server does. */
export function readConstructor_(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof constructor_Endpoint>> {
  return readEndpoint(constructor_Endpoint, rules, wire, options);
}
