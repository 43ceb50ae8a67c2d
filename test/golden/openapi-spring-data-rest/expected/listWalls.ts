// Generated from spec.json (listWalls) by `paramsmith generate`. Do not edit.

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
import type { ListWallsAnswer } from "./schemas.js";

/** Parameters of `GET /walls`. */
export interface ListWallsParams {
  /** At least 5. */
  readonly size?: number;
}

/** A response to `GET /walls`, discriminated by `status` and `mediaType`. */
export type ListWallsResponse = StatusResponse<200, "application/hal+json", ListWallsAnswer>;

/** The descriptor of `GET /walls`. */
export const listWallsEndpoint: EndpointDescriptor<
  ListWallsParams,
  ListWallsAnswer,
  ListWallsResponse
> = {
  operationId: "listWalls",
  method: "GET",
  path: "/walls",
  params: { size: { type: "integer", min: 5, enforcerange: true } },
};

/** Requests `GET /walls`. */
export function listWalls<const P extends ListWallsParams = {}>(
  params?: Exact<P, ListWallsParams>,
): EndpointRequest<typeof listWallsEndpoint, P> {
  return endpointRequest(listWallsEndpoint, params);
}

/** Validates the parameters of `GET /walls` strictly before they are sent. */
export const validateListWalls: Validator<ListWallsParams> = /* @__PURE__ */ endpointValidator(
  listWallsEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /walls` in a request, as the server does. */
export const parseListWalls: EndpointParser<typeof listWallsEndpoint> =
  /* @__PURE__ */ endpointParser(listWallsEndpoint, { integer });
