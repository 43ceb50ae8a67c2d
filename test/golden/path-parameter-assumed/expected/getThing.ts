// Generated from spec.json (getThing) by `paramsmith generate`. Do not edit.

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
  boundedStringCheck,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  readEndpoint,
} from "../runtime/validate.js";
import type { GetThingAnswer } from "./schemas.js";

/** Parameters of `GET /things/{kind}/{id}`. */
export interface GetThingParams {
  readonly id: number;
  readonly kind: string;
}

/** A response to `GET /things/{kind}/{id}`: alternatives by `status` and `mediaType`. */
export type GetThingResponse = StatusResponse<200, "application/json", GetThingAnswer>;

/** The descriptor of `GET /things/{kind}/{id}`. */
export const getThingEndpoint: EndpointDescriptor<
  "getThing",
  GetThingParams,
  {},
  GetThingAnswer,
  GetThingResponse
> = {
  operationId: "getThing",
  method: "GET",
  path: "/things/{kind}/{id}",
  params: {
    id: { type: "integer", enforcerange: true, required: true },
    kind: { type: "string", required: true },
  },
};

/** Requests `GET /things/{kind}/{id}`. */
export function getThing<const P extends GetThingParams>(
  params: Exact<P, GetThingParams>,
): EndpointRequest<typeof getThingEndpoint, P> {
  return endpointRequest<typeof getThingEndpoint, P>(getThingEndpoint, params);
}

const checks: Checks = { integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `GET /things/{kind}/{id}` strictly, before they are sent. */
export const validateGetThing: Validator<GetThingParams> = /* @__PURE__ */ endpointValidator(
  getThingEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /things/{kind}/{id}` in a request as the server does. */
export function readGetThing(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof getThingEndpoint>> {
  return readEndpoint(getThingEndpoint, rules, wire, options);
}
