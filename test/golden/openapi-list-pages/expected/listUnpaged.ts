// Generated from spec.json (listUnpaged) by `paramsmith generate`. Do not edit.

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
import type { Entries } from "./schemas.js";

/** Parameters of `GET /unpaged`. */
export interface ListUnpagedParams {
  readonly page?: number;
}

/** A response to `GET /unpaged`, discriminated by `status` and `mediaType`. */
export type ListUnpagedResponse = StatusResponse<200, "application/json", Entries>;

/** The descriptor of `GET /unpaged`. */
export const listUnpagedEndpoint: EndpointDescriptor<
  ListUnpagedParams,
  Entries,
  ListUnpagedResponse
> = {
  operationId: "listUnpaged",
  method: "GET",
  path: "/unpaged",
  params: { page: { type: "integer", enforcerange: true } },
};

/** Requests `GET /unpaged`. */
export function listUnpaged<const P extends ListUnpagedParams = {}>(
  params?: Exact<P, ListUnpagedParams>,
): EndpointRequest<typeof listUnpagedEndpoint, P> {
  return endpointRequest(listUnpagedEndpoint, params);
}

/** Validates the parameters of `GET /unpaged` strictly before they are sent. */
export const validateListUnpaged: Validator<ListUnpagedParams> = /* @__PURE__ */ endpointValidator(
  listUnpagedEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /unpaged` in a request, as the server does. */
export const parseListUnpaged: EndpointParser<typeof listUnpagedEndpoint> =
  /* @__PURE__ */ endpointParser(listUnpagedEndpoint, { integer });
