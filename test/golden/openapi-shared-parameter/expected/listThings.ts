// Generated from spec.json (listThings) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
} from "../runtime/validate.js";
import type { Thing } from "./schemas.js";

/** Parameters of `GET /things`. */
export interface ListThingsParams {
  /**
   * Counts from 0.
   * At least 0.
   */
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /things`, discriminated by `status` and `mediaType`. */
export type ListThingsResponse = StatusResponse<200, "application/json", Thing>;

/** The descriptor of `GET /things`. */
export const listThingsEndpoint: EndpointDescriptor<ListThingsParams, Thing, ListThingsResponse> = {
  operationId: "listThings",
  method: "GET",
  path: "/things",
  params: {
    page: { type: "integer", min: 0, enforcerange: true },
    size: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /things`. */
export function listThings<const P extends ListThingsParams = {}>(
  params?: Exact<P, ListThingsParams>,
): EndpointRequest<typeof listThingsEndpoint, P> {
  return endpointRequest(listThingsEndpoint, params);
}

/** Validates the parameters of `GET /things` strictly before they are sent. */
export const validateListThings: Validator<ListThingsParams> = /* @__PURE__ */ endpointValidator(
  listThingsEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /things` in a request, as the server does. */
export const parseListThings: EndpointParser<typeof listThingsEndpoint> =
  /* @__PURE__ */ endpointParser(listThingsEndpoint, { integer });
