// Generated from spec.json (getPart) by `paramsmith generate`. Do not edit.

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
import type { Thing } from "./schemas.js";

/** Parameters of `GET /things/{id}/parts/{part}`. */
export interface GetPartParams {
  /** Which thing. */
  readonly id: string;
  readonly part: number;
  /** @deprecated */
  readonly full?: string;
}

/** A response to `GET /things/{id}/parts/{part}`, discriminated by `status` and `mediaType`. */
export type GetPartResponse = StatusResponse<200, "application/json", Thing>;

/** The descriptor of `GET /things/{id}/parts/{part}`. */
export const getPartEndpoint: EndpointDescriptor<GetPartParams, Thing, GetPartResponse> = {
  operationId: "getPart",
  method: "GET",
  path: "/things/{id}/parts/{part}",
  params: {
    id: { type: "string", required: true },
    part: { type: "integer", enforcerange: true, required: true },
    full: { type: "string", deprecated: true },
  },
};

/**
 * Requests `GET /things/{id}/parts/{part}`.
 * @deprecated
 */
export function getPart<const P extends GetPartParams>(
  params: Exact<P, GetPartParams>,
): EndpointRequest<typeof getPartEndpoint, P> {
  return endpointRequest(getPartEndpoint, params);
}

/** Validates the parameters of `GET /things/{id}/parts/{part}` strictly before they are sent. */
export const validateGetPart: Validator<GetPartParams> = /* @__PURE__ */ endpointValidator(
  getPartEndpoint,
  { integer: integerCheck, string: boundedStringCheck },
);

/** Parses the parameters of `GET /things/{id}/parts/{part}` in a request, as the server does. */
export const parseGetPart: EndpointParser<typeof getPartEndpoint> = /* @__PURE__ */ endpointParser(
  getPartEndpoint,
  { integer },
);
