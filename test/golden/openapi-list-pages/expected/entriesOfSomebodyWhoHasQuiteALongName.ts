// Generated from spec.json (entriesOfSomebodyWhoHasQuiteALongName) by `paramsmith generate`. Do not edit.

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
  boundedStringCheck,
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  listPages,
} from "../runtime/validate.js";
import type { WrappedEntriesOfSomebody } from "./schemas.js";

/** Parameters of `GET /of/{somebodyWhoHasQuiteALongName}`. */
export interface EntriesOfSomebodyWhoHasQuiteALongNameParams {
  readonly somebodyWhoHasQuiteALongName: string;
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /of/{somebodyWhoHasQuiteALongName}`, discriminated by `status` and `mediaType`. */
export type EntriesOfSomebodyWhoHasQuiteALongNameResponse = StatusResponse<
  200,
  "application/json",
  WrappedEntriesOfSomebody
>;

/** The descriptor of `GET /of/{somebodyWhoHasQuiteALongName}`. */
export const entriesOfSomebodyWhoHasQuiteALongNameEndpoint: EndpointDescriptor<
  EntriesOfSomebodyWhoHasQuiteALongNameParams,
  WrappedEntriesOfSomebody,
  EntriesOfSomebodyWhoHasQuiteALongNameResponse
> = {
  operationId: "entriesOfSomebodyWhoHasQuiteALongName",
  method: "GET",
  path: "/of/{somebodyWhoHasQuiteALongName}",
  params: {
    somebodyWhoHasQuiteALongName: { type: "string", required: true },
    page: { type: "integer", enforcerange: true },
    size: { type: "integer", enforcerange: true },
  },
};

/** Requests `GET /of/{somebodyWhoHasQuiteALongName}`. */
export function entriesOfSomebodyWhoHasQuiteALongName<
  const P extends EntriesOfSomebodyWhoHasQuiteALongNameParams,
>(
  params: Exact<P, EntriesOfSomebodyWhoHasQuiteALongNameParams>,
): EndpointRequest<typeof entriesOfSomebodyWhoHasQuiteALongNameEndpoint, P> {
  return endpointRequest(entriesOfSomebodyWhoHasQuiteALongNameEndpoint, params);
}

/**
 * Yields the pages of `GET /of/{somebodyWhoHasQuiteALongName}`, each as a list of items, until a page is empty.
 * The number of the first page is an option.
 */
export function entriesOfSomebodyWhoHasQuiteALongNamePages(
  send: OpenApiSend,
  params: Omit<EntriesOfSomebodyWhoHasQuiteALongNameParams, "page">,
  options?: ListPagesOptions,
): ListPages<WrappedEntriesOfSomebody, ["it's", "entries"]> {
  return listPages(
    entriesOfSomebodyWhoHasQuiteALongNameEndpoint,
    ["it's", "entries"],
    send,
    params,
    options,
  );
}

/** Validates the parameters of `GET /of/{somebodyWhoHasQuiteALongName}` strictly before they are sent. */
export const validateEntriesOfSomebodyWhoHasQuiteALongName: Validator<EntriesOfSomebodyWhoHasQuiteALongNameParams> =
  /* @__PURE__ */ endpointValidator(entriesOfSomebodyWhoHasQuiteALongNameEndpoint, {
    integer: integerCheck,
    string: boundedStringCheck,
  });

/** Parses the parameters of `GET /of/{somebodyWhoHasQuiteALongName}` in a request, as the server does. */
export const parseEntriesOfSomebodyWhoHasQuiteALongName: EndpointParser<
  typeof entriesOfSomebodyWhoHasQuiteALongNameEndpoint
> = /* @__PURE__ */ endpointParser(entriesOfSomebodyWhoHasQuiteALongNameEndpoint, { integer });
