// Generated from spec.json (list-players) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  DirectorySend,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  ListPages,
  ListPagesOptions,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  listPages,
  readEndpoint,
} from "../runtime/validate.js";
import type { ListPlayersAnswer } from "./schemas.js";

/** Parameters of `GET /players`. */
export interface ListPlayersParams {
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /players`: alternatives by `status` and `mediaType`. */
export type ListPlayersResponse = StatusResponse<200, "application/json", ListPlayersAnswer>;

/** The descriptor of `GET /players`. */
export const listPlayersEndpoint: EndpointDescriptor<
  "list-players",
  ListPlayersParams,
  {},
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
  return endpointRequest<typeof listPlayersEndpoint, P>(listPlayersEndpoint, params);
}

/**
 * The pages of `GET /players`, each as the list that it holds, until one is empty.
 * Which number the first page has is an option.
 */
export function playerPages(
  send: DirectorySend,
  params?: Omit<ListPlayersParams, "page">,
  options?: ListPagesOptions,
): ListPages<ListPlayersAnswer, []> {
  return listPages(listPlayersEndpoint, [], send, params, options);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `GET /players` strictly, before they are sent. */
export const validateListPlayers: Validator<ListPlayersParams> = /* @__PURE__ */ endpointValidator(
  listPlayersEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /players` in a request as the server does. */
export function readListPlayers(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listPlayersEndpoint>> {
  return readEndpoint(listPlayersEndpoint, rules, wire, options);
}
