// Generated from spec/alliance/openapi.json (findAlliancesByName) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  OtherStatus,
  StatusResponse,
  Validator,
} from "paramsmith/validate";
import { endpointParser, endpointRequest, endpointValidator } from "paramsmith/validate";
import type { AllianceEnvelope, ProblemDetails } from "./schemas.js";

/** Parameters of `GET /alliances/search/findByName`. */
export interface FindAlliancesByNameParams {
  /** The alliance name to look for. Whether it may be omitted is not documented (`x-undocumented`: find-by-name-name-omitted). */
  readonly name?: string;
}

/** A response to `GET /alliances/search/findByName`, discriminated by `status` and `mediaType`. */
export type FindAlliancesByNameResponse =
  | StatusResponse<200, "application/json", AllianceEnvelope>
  | StatusResponse<200, "application/hal+json", AllianceEnvelope>
  | StatusResponse<OtherStatus<200>, "application/problem+json", ProblemDetails>;

/** The descriptor of `GET /alliances/search/findByName`. */
export const findAlliancesByNameEndpoint: EndpointDescriptor<
  FindAlliancesByNameParams,
  AllianceEnvelope,
  FindAlliancesByNameResponse
> = {
  operationId: "findAlliancesByName",
  method: "GET",
  path: "/alliances/search/findByName",
  params: { name: { type: "string" } },
};

/** Finds alliances by name. Whether the match is exact or partial is not documented (`x-undocumented`: find-by-name-match). */
export function findAlliancesByName<const P extends FindAlliancesByNameParams = {}>(
  params?: Exact<P, FindAlliancesByNameParams>,
): EndpointRequest<typeof findAlliancesByNameEndpoint, P> {
  return endpointRequest(findAlliancesByNameEndpoint, params);
}

/** Validates the parameters of `GET /alliances/search/findByName` strictly before they are sent. */
export const validateFindAlliancesByName: Validator<FindAlliancesByNameParams> =
  /* @__PURE__ */ endpointValidator(findAlliancesByNameEndpoint);

/** Parses the parameters of `GET /alliances/search/findByName` in a request, as the server does. */
export const parseFindAlliancesByName: EndpointParser<typeof findAlliancesByNameEndpoint> =
  /* @__PURE__ */ endpointParser(findAlliancesByNameEndpoint);
