// Generated from spec.json (GET /towns) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  blobBody,
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
} from "../runtime/validate.js";

/** Parameters of `GET /towns`. */
export interface GetTownsParams {
  readonly page?: number;
}

/** A response to `GET /towns`, discriminated by `status` and `mediaType`. */
export type GetTownsResponse =
  | StatusResponse<200, `${string}/${string}`, Blob>
  | StatusResponse<404, undefined, undefined>
  | StatusResponse<500, undefined, undefined>;

/** The descriptor of `GET /towns`. */
export const getTownsEndpoint: EndpointDescriptor<GetTownsParams, Blob, GetTownsResponse> = {
  operationId: "GET /towns",
  method: "GET",
  path: "/towns",
  params: { page: { type: "integer", enforcerange: true } },
  accept: ["*/*"],
  bodyReaders: {
    "200": { "*/*": blobBody },
  },
};

/** Requests `GET /towns`. */
export function getTowns<const P extends GetTownsParams = {}>(
  params?: Exact<P, GetTownsParams>,
): EndpointRequest<typeof getTownsEndpoint, P> {
  return endpointRequest(getTownsEndpoint, params);
}

/** Validates the parameters of `GET /towns` strictly before they are sent. */
export const validateGetTowns: Validator<GetTownsParams> = /* @__PURE__ */ endpointValidator(
  getTownsEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /towns` in a request, as the server does. */
export const parseGetTowns: EndpointParser<typeof getTownsEndpoint> =
  /* @__PURE__ */ endpointParser(getTownsEndpoint, { integer });
