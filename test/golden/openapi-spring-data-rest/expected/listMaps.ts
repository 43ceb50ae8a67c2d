// Generated from spec.json (listMaps) by `paramsmith generate`. Do not edit.

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
import type { TownList } from "./schemas.js";

/** Parameters of `GET /maps/towns`. */
export interface ListMapsParams {
  readonly size?: number;
  readonly page?: number;
}

/** A response to `GET /maps/towns`, discriminated by `status` and `mediaType`. */
export type ListMapsResponse = StatusResponse<200, "application/hal+json", TownList>;

/** The descriptor of `GET /maps/towns`. */
export const listMapsEndpoint: EndpointDescriptor<ListMapsParams, TownList, ListMapsResponse> = {
  operationId: "listMaps",
  method: "GET",
  path: "/maps/towns",
  params: {
    size: { type: "integer", enforcerange: true },
    page: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /maps/towns`. */
export function listMaps<const P extends ListMapsParams = {}>(
  params?: Exact<P, ListMapsParams>,
): EndpointRequest<typeof listMapsEndpoint, P> {
  return endpointRequest(listMapsEndpoint, params);
}

/**
 * Yields the pages of `GET /maps/towns`, each as a list of items, until a page does not have a `next` link.
 * With `follow: "numbers"`, pages are counted until one is empty.
 */
export function mapPages(
  send: OpenApiSend,
  params?: Omit<ListMapsParams, "page">,
  options?: ListPagesOptions,
): ListPages<TownList, ["_embedded", "towns"]> {
  return listPages(listMapsEndpoint, ["_embedded", "towns"], send, params, {
    follow: "links",
    ...options,
  });
}

/** Validates the parameters of `GET /maps/towns` strictly before they are sent. */
export const validateListMaps: Validator<ListMapsParams> = /* @__PURE__ */ endpointValidator(
  listMapsEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /maps/towns` in a request, as the server does. */
export const parseListMaps: EndpointParser<typeof listMapsEndpoint> =
  /* @__PURE__ */ endpointParser(listMapsEndpoint, { integer });
