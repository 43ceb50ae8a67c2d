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
  /** Limits the number of alliances returned. Its default and its bounds are not shown (`x-undocumented`: size-default, size-maximum, size-minimum). */
  readonly size?: number;
  /** Selects the page of alliances to return. Assumed: pages count from 0 (`x-undocumented`: page-first). */
  readonly page?: number;
}

/** A response to `GET /alliances`: alternatives by `status` and `mediaType`. */
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

/** Lists all alliances, optionally limited and paged. The order of the list is not shown (`x-undocumented`: list-order). */
export function listAlliances<const P extends ListAlliancesParams = {}>(
  params?: Exact<P, ListAlliancesParams>,
): EndpointRequest<typeof listAlliancesEndpoint, P> {
  return endpointRequest(listAlliancesEndpoint, params);
}

/**
 * The pages of `GET /alliances`, each as the list that it holds, until one is empty.
 * Which number the first page has is an option.
 */
export function alliancePages(
  send: OpenApiSend,
  params?: Omit<ListAlliancesParams, "page">,
  options?: ListPagesOptions,
): ListPages<AllianceList, ["_embedded", "alliances"]> {
  return listPages(listAlliancesEndpoint, ["_embedded", "alliances"], send, params, options);
}

/** Checks parameters of `GET /alliances` strictly, before they are sent. */
export const validateListAlliances: Validator<ListAlliancesParams> =
  /* @__PURE__ */ endpointValidator(listAlliancesEndpoint, { integer: integerCheck });

/** Parses the parameters of `GET /alliances` in a request as the server does. */
export const parseListAlliances: EndpointParser<typeof listAlliancesEndpoint> =
  /* @__PURE__ */ endpointParser(listAlliancesEndpoint, { integer });
