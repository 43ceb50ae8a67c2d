// Generated from spec.json (listCastles) by `paramsmith generate`. Do not edit.

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
import type { ListCastlesAnswer } from "./schemas.js";

/** Parameters of `GET /castles`. */
export interface ListCastlesParams {
  /** At most 50. */
  readonly size?: number;
  /**
   * At least 0.
   * @default 1
   */
  readonly page?: number;
}

/** A response to `GET /castles`, discriminated by `status` and `mediaType`. */
export type ListCastlesResponse = StatusResponse<200, "application/hal+json", ListCastlesAnswer>;

/** The descriptor of `GET /castles`. */
export const listCastlesEndpoint: EndpointDescriptor<
  ListCastlesParams,
  ListCastlesAnswer,
  ListCastlesResponse,
  never,
  { readonly page: 1 }
> = {
  operationId: "listCastles",
  method: "GET",
  path: "/castles",
  params: {
    size: { type: "integer", max: 50, enforcerange: true },
    page: { type: "integer", min: 0, default: 1 },
  },
};

/** Requests `GET /castles`. */
export function listCastles<const P extends ListCastlesParams = {}>(
  params?: Exact<P, ListCastlesParams>,
): EndpointRequest<typeof listCastlesEndpoint, P> {
  return endpointRequest(listCastlesEndpoint, params);
}

/**
 * Yields the pages of `GET /castles`, each as a list of items, until a page does not have a `next` link.
 * With `follow: "numbers"`, pages are counted until one is empty.
 */
export function castlePages(
  send: OpenApiSend,
  params?: Omit<ListCastlesParams, "page">,
  options?: ListPagesOptions,
): ListPages<ListCastlesAnswer, ["_embedded", "castles"]> {
  return listPages(listCastlesEndpoint, ["_embedded", "castles"], send, params, {
    follow: "links",
    ...options,
  });
}

/** Validates the parameters of `GET /castles` strictly before they are sent. */
export const validateListCastles: Validator<ListCastlesParams> = /* @__PURE__ */ endpointValidator(
  listCastlesEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /castles` in a request, as the server does. */
export const parseListCastles: EndpointParser<typeof listCastlesEndpoint> =
  /* @__PURE__ */ endpointParser(listCastlesEndpoint, { integer });
