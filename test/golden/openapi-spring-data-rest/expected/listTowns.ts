// Generated from spec.json (listTowns) by `paramsmith generate`. Do not edit.

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
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type { TownList } from "./schemas.js";

/** Parameters of `GET /towns`. */
export interface ListTownsParams {
  /**
   * At least 0.
   * @default 0
   */
  readonly page?: number;
  /**
   * 1 to 1000.
   * @default 20
   */
  readonly size?: number;
  readonly sort?: readonly string[];
}

/** A response to `GET /towns`, discriminated by `status` and `mediaType`. */
export type ListTownsResponse = StatusResponse<200, "application/hal+json", TownList>;

/** The descriptor of `GET /towns`. */
export const listTownsEndpoint: EndpointDescriptor<
  ListTownsParams,
  TownList,
  ListTownsResponse,
  never,
  { readonly page: 0; readonly size: 20 }
> = {
  operationId: "listTowns",
  method: "GET",
  path: "/towns",
  params: {
    page: { type: "integer", min: 0, default: 0 },
    size: { type: "integer", min: 1, max: 1000, default: 20 },
    sort: { type: "schema", shape: { items: "string" } },
  },
};

/** Requests `GET /towns`. */
export function listTowns<const P extends ListTownsParams = {}>(
  params?: Exact<P, ListTownsParams>,
): EndpointRequest<typeof listTownsEndpoint, P> {
  return endpointRequest(listTownsEndpoint, params);
}

/**
 * Yields the pages of `GET /towns`, each as a list of items, until a page does not have a `next` link.
 * With `follow: "numbers"`, pages are counted until one is empty.
 */
export function townPages(
  send: OpenApiSend,
  params?: Omit<ListTownsParams, "page">,
  options?: ListPagesOptions,
): ListPages<TownList, ["_embedded", "towns"]> {
  return listPages(listTownsEndpoint, ["_embedded", "towns"], send, params, {
    follow: "links",
    ...options,
  });
}

/** Validates the parameters of `GET /towns` strictly before they are sent. */
export const validateListTowns: Validator<ListTownsParams> = /* @__PURE__ */ endpointValidator(
  listTownsEndpoint,
  { integer: integerCheck, schema: /* @__PURE__ */ schemaValueCheck() },
);

/** Parses the parameters of `GET /towns` in a request, as the server does. */
export const parseListTowns: EndpointParser<typeof listTownsEndpoint> =
  /* @__PURE__ */ endpointParser(listTownsEndpoint, {
    integer,
    schema: /* @__PURE__ */ schemaRule(),
  });
