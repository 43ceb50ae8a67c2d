// Generated from spec.json (entriesOfSomebodyWhoHasQuiteALongName) by `paramsmith generate`. Do not edit.

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
  boundedStringCheck,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  listPages,
  readEndpoint,
} from "../runtime/validate.js";
import type { WrappedEntriesOfSomebody } from "./schemas.js";

/** Parameters of `GET /of/{somebodyWhoHasQuiteALongName}`. */
export interface EntriesOfSomebodyWhoHasQuiteALongNameParams {
  readonly somebodyWhoHasQuiteALongName: string;
  readonly page?: number;
  readonly size?: number;
}

/** A response to `GET /of/{somebodyWhoHasQuiteALongName}`: alternatives by `status` and `mediaType`. */
export type EntriesOfSomebodyWhoHasQuiteALongNameResponse = StatusResponse<
  200,
  "application/json",
  WrappedEntriesOfSomebody
>;

/** The descriptor of `GET /of/{somebodyWhoHasQuiteALongName}`. */
export const entriesOfSomebodyWhoHasQuiteALongNameEndpoint: EndpointDescriptor<
  "entriesOfSomebodyWhoHasQuiteALongName",
  EntriesOfSomebodyWhoHasQuiteALongNameParams,
  {},
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
  return endpointRequest<typeof entriesOfSomebodyWhoHasQuiteALongNameEndpoint, P>(
    entriesOfSomebodyWhoHasQuiteALongNameEndpoint,
    params,
  );
}

/**
 * The pages of `GET /of/{somebodyWhoHasQuiteALongName}`, each as the list that it holds, until one is empty.
 * Which number the first page has is an option.
 */
export function entriesOfSomebodyWhoHasQuiteALongNamePages(
  send: DirectorySend,
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

const checks: Checks = { integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `GET /of/{somebodyWhoHasQuiteALongName}` strictly, before they are sent. */
export const validateEntriesOfSomebodyWhoHasQuiteALongName: Validator<EntriesOfSomebodyWhoHasQuiteALongNameParams> =
  /* @__PURE__ */ endpointValidator(entriesOfSomebodyWhoHasQuiteALongNameEndpoint, checks);

const rules: Rules = { integer };

/** Parses the parameters of `GET /of/{somebodyWhoHasQuiteALongName}` in a request as the server does. */
export function readEntriesOfSomebodyWhoHasQuiteALongName(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof entriesOfSomebodyWhoHasQuiteALongNameEndpoint>> {
  return readEndpoint(entriesOfSomebodyWhoHasQuiteALongNameEndpoint, rules, wire, options);
}
