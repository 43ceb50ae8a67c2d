// Generated from spec.json (listEntries) by `paramsmith generate`. Do not edit.

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
import type { Entries } from "./schemas.js";

/** Parameters of `GET /entries`. */
export interface ListEntriesParams {
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /entries`, discriminated by `status` and `mediaType`. */
export type ListEntriesResponse = StatusResponse<200, "application/json", Entries>;

/** The descriptor of `GET /entries`. */
export const listEntriesEndpoint: EndpointDescriptor<
  ListEntriesParams,
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
  return endpointRequest(listEntriesEndpoint, params);
}

/**
 * Yields the pages of `GET /entries`, each as a list of items, until a page is empty.
 * The number of the first page is an option.
 */
export function entryPages(
  send: OpenApiSend,
  params?: Omit<ListEntriesParams, "page">,
  options?: ListPagesOptions,
): ListPages<Entries, []> {
  return listPages(listEntriesEndpoint, [], send, params, options);
}

/** Validates the parameters of `GET /entries` strictly before they are sent. */
export const validateListEntries: Validator<ListEntriesParams> = /* @__PURE__ */ endpointValidator(
  listEntriesEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /entries` in a request, as the server does. */
export const parseListEntries: EndpointParser<typeof listEntriesEndpoint> =
  /* @__PURE__ */ endpointParser(listEntriesEndpoint, { integer });
