// Generated from spec/alliance/openapi.json (listAlliances) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  ListPages,
  ListPagesOptions,
  OpenApiSend,
  OtherStatus,
  StatusResponse,
  Validator,
} from "paramsmith/validate";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  listPages,
} from "paramsmith/validate";
import type { AllianceEnvelope, AllianceList, ProblemDetails } from "./schemas.js";

/** Parameters of `GET /alliances`. */
export interface ListAlliancesParams {
  /** Limits the number of alliances returned. The default and the bounds are not documented (`x-undocumented`: size-default, size-maximum, size-minimum). */
  readonly size?: number;
  /** Selects the page of alliances to return. Page numbers are assumed to start at 0 (`x-undocumented`: page-first). */
  readonly page?: number;
}

/** A response to `GET /alliances`, discriminated by `status` and `mediaType`. */
export type ListAlliancesResponse =
  | StatusResponse<200, "application/json", AllianceList>
  | StatusResponse<200, "application/hal+json", AllianceEnvelope>
  | StatusResponse<OtherStatus<200>, "application/problem+json", ProblemDetails>;

/** The descriptor of `GET /alliances`. */
export const listAlliancesEndpoint: EndpointDescriptor<
  ListAlliancesParams,
  AllianceList,
  ListAlliancesResponse
> = {
  operationId: "listAlliances",
  method: "GET",
  path: "/alliances",
  params: {
    size: { type: "integer", enforcerange: true },
    page: { type: "integer", enforcerange: true },
  },
};

/** Lists all alliances, optionally limited and paged. The order is not documented (`x-undocumented`: list-order). */
export function listAlliances<const P extends ListAlliancesParams = {}>(
  params?: Exact<P, ListAlliancesParams>,
): EndpointRequest<typeof listAlliancesEndpoint, P> {
  return endpointRequest(listAlliancesEndpoint, params);
}

/**
 * Yields the pages of `GET /alliances`, each as a list of items, until a page is empty.
 * The number of the first page is an option.
 */
export function alliancePages(
  send: OpenApiSend,
  params?: Omit<ListAlliancesParams, "page">,
  options?: ListPagesOptions,
): ListPages<AllianceList, ["_embedded", "alliances"]> {
  return listPages(listAlliancesEndpoint, ["_embedded", "alliances"], send, params, options);
}

/** Validates the parameters of `GET /alliances` strictly before they are sent. */
export const validateListAlliances: Validator<ListAlliancesParams> =
  /* @__PURE__ */ endpointValidator(listAlliancesEndpoint, { integer: integerCheck });

/** Parses the parameters of `GET /alliances` in a request, as the server does. */
export const parseListAlliances: EndpointParser<typeof listAlliancesEndpoint> =
  /* @__PURE__ */ endpointParser(listAlliancesEndpoint, { integer });
