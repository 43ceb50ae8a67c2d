// Generated from spec.json (listEntries) by `paramsmith generate`. Do not edit.

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
import type { Entries } from "./schemas.js";

/** Parameters of `GET /entries`. */
export interface ListEntriesParams {
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /entries`: alternatives by `status` and `mediaType`. */
export type ListEntriesResponse = StatusResponse<200, "application/json", Entries>;

/** The descriptor of `GET /entries`. */
export const listEntriesEndpoint: EndpointDescriptor<
  "listEntries",
  ListEntriesParams,
  {},
  Entries,
  ListEntriesResponse
> = {
  operationId: "listEntries",
  method: "GET",
  path: "/entries",
  params: {
    page: { type: "integer", enforcerange: true },
    size: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /entries`. */
export function listEntries<const P extends ListEntriesParams = {}>(
  params?: Exact<P, ListEntriesParams>,
): EndpointRequest<typeof listEntriesEndpoint, P> {
  return endpointRequest<typeof listEntriesEndpoint, P>(listEntriesEndpoint, params);
}

/**
 * The pages of `GET /entries`, each as the list that it holds, until one is empty.
 * Which number the first page has is an option.
 */
export function entryPages(
  send: DirectorySend,
  params?: Omit<ListEntriesParams, "page">,
  options?: ListPagesOptions,
): ListPages<Entries, []> {
  return listPages(listEntriesEndpoint, [], send, params, options);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `GET /entries` strictly, before they are sent. */
export const validateListEntries: Validator<ListEntriesParams> = /* @__PURE__ */ endpointValidator(
  listEntriesEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `GET /entries` in a request as the server does. */
export function readListEntries(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listEntriesEndpoint>> {
  return readEndpoint(listEntriesEndpoint, rules, wire, options);
}
