// Generated from spec.json (constructor) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  Inheriting,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { ConstructorAnswer } from "./schemas.js";

/** Parameters of `GET /a`. */
export interface Constructor_Params {
  readonly constructor?: string;
}

/** A response to `GET /a`: alternatives by `status` and `mediaType`. */
export type Constructor_Response = StatusResponse<200, "application/json", ConstructorAnswer>;

/** The descriptor of `GET /a`. */
export const constructor_Endpoint: EndpointDescriptor<
  Constructor_Params,
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
  return endpointRequest(constructor_Endpoint, params);
}

/** Checks parameters of `GET /a` strictly, before they are sent. */
export const validateConstructor_: Validator<Constructor_Params> =
  /* @__PURE__ */ endpointValidator(constructor_Endpoint);

/** Parses the parameters of `GET /a` in a request as the server does. */
export const parseConstructor_: EndpointParser<typeof constructor_Endpoint> =
  /* @__PURE__ */ endpointParser(constructor_Endpoint);
