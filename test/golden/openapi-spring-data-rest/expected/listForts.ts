// Generated from spec.json (listForts) by `paramsmith generate`. Do not edit.

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
  float,
  floatCheck,
  integer,
  integerCheck,
} from "../runtime/validate.js";
import type { ListFortsAnswer } from "./schemas.js";

/** Parameters of `GET /forts`. */
export interface ListFortsParams {
  readonly size?: number;
  readonly page?: string;
  readonly number?: number;
  readonly sort?: number;
}

/** A response to `GET /forts`, discriminated by `status` and `mediaType`. */
export type ListFortsResponse = StatusResponse<200, "application/hal+json", ListFortsAnswer>;

/** The descriptor of `GET /forts`. */
export const listFortsEndpoint: EndpointDescriptor<
  ListFortsParams,
  ListFortsAnswer,
  ListFortsResponse
> = {
  operationId: "listForts",
  method: "GET",
  path: "/forts",
  params: {
    size: { type: "float", enforcerange: true },
    page: { type: "string" },
    number: { type: "integer", enforcerange: true },
    sort: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /forts`. */
export function listForts<const P extends ListFortsParams = {}>(
  params?: Exact<P, ListFortsParams>,
): EndpointRequest<typeof listFortsEndpoint, P> {
  return endpointRequest(listFortsEndpoint, params);
}

/** Validates the parameters of `GET /forts` strictly before they are sent. */
export const validateListForts: Validator<ListFortsParams> = /* @__PURE__ */ endpointValidator(
  listFortsEndpoint,
  { float: floatCheck, integer: integerCheck },
);

/** Parses the parameters of `GET /forts` in a request, as the server does. */
export const parseListForts: EndpointParser<typeof listFortsEndpoint> =
  /* @__PURE__ */ endpointParser(listFortsEndpoint, { float, integer });
