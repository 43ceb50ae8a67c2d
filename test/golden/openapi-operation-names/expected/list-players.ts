// Generated from spec.json (list-players) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  ListPages,
  ListPagesOptions,
  OpenApiSend,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  listPages,
} from "../runtime/validate.js";
import type { ListPlayersAnswer } from "./schemas.js";

/** Parameters of `GET /players`. */
export interface ListPlayersParams {
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /players`, discriminated by `status` and `mediaType`. */
export type ListPlayersResponse = StatusResponse<200, "application/json", ListPlayersAnswer>;

/** The descriptor of `GET /players`. */
export const listPlayersEndpoint: EndpointDescriptor<
  ListPlayersParams,
  ListPlayersAnswer,
  ListPlayersResponse
> = {
  operationId: "list-players",
  method: "GET",
  path: "/players",
  params: {
    page: { type: "integer", enforcerange: true },
    size: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /players`. */
export function listPlayers<const P extends ListPlayersParams = {}>(
  params?: Exact<P, ListPlayersParams>,
): EndpointRequest<typeof listPlayersEndpoint, P> {
  return endpointRequest(listPlayersEndpoint, params);
}

/**
 * Yields the pages of `GET /players`, each as a list of items, until a page is empty.
 * The number of the first page is an option.
 */
export function playerPages(
  send: OpenApiSend,
  params?: Omit<ListPlayersParams, "page">,
  options?: ListPagesOptions,
): ListPages<ListPlayersAnswer, []> {
  return listPages(listPlayersEndpoint, [], send, params, options);
}

/** Validates the parameters of `GET /players` strictly before they are sent. */
export const validateListPlayers: Validator<ListPlayersParams> = /* @__PURE__ */ endpointValidator(
  listPlayersEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /players` in a request, as the server does. */
export const parseListPlayers: EndpointParser<typeof listPlayersEndpoint> =
  /* @__PURE__ */ endpointParser(listPlayersEndpoint, { integer });
