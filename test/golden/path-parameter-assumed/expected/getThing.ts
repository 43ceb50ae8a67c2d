// Generated from spec.json (getThing) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
} from "../runtime/validate.js";
import type { GetThingAnswer } from "./schemas.js";

/** Parameters of `GET /things/{kind}/{id}`. */
export interface GetThingParams {
  readonly id: number;
  readonly kind: string;
}

/** A response to `GET /things/{kind}/{id}`, discriminated by `status` and `mediaType`. */
export type GetThingResponse = StatusResponse<200, "application/json", GetThingAnswer>;

/** The descriptor of `GET /things/{kind}/{id}`. */
export const getThingEndpoint: EndpointDescriptor<
  GetThingParams,
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
  return endpointRequest(getThingEndpoint, params);
}

/** Validates the parameters of `GET /things/{kind}/{id}` strictly before they are sent. */
export const validateGetThing: Validator<GetThingParams> = /* @__PURE__ */ endpointValidator(
  getThingEndpoint,
  { integer: integerCheck, string: boundedStringCheck },
);

/** Parses the parameters of `GET /things/{kind}/{id}` in a request, as the server does. */
export const parseGetThing: EndpointParser<typeof getThingEndpoint> =
  /* @__PURE__ */ endpointParser(getThingEndpoint, { integer });
