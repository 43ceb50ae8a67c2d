// Generated from spec.json (listKeeps) by `paramsmith generate`. Do not edit.

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
import type { ListKeepsAnswer } from "./schemas.js";

/** Parameters of `GET /keeps`. */
export interface ListKeepsParams {
  /**
   * 1 to 1000.
   * @default 30
   */
  readonly size?: number;
}

/** A response to `GET /keeps`, discriminated by `status` and `mediaType`. */
export type ListKeepsResponse = StatusResponse<200, "application/hal+json", ListKeepsAnswer>;

/** The descriptor of `GET /keeps`. */
export const listKeepsEndpoint: EndpointDescriptor<
  ListKeepsParams,
  ListKeepsAnswer,
  ListKeepsResponse,
  never,
  { readonly size: 30 }
> = {
  operationId: "listKeeps",
  method: "GET",
  path: "/keeps",
  params: { size: { type: "integer", min: 1, max: 1000, default: 30 } },
};

/** Requests `GET /keeps`. */
export function listKeeps<const P extends ListKeepsParams = {}>(
  params?: Exact<P, ListKeepsParams>,
): EndpointRequest<typeof listKeepsEndpoint, P> {
  return endpointRequest(listKeepsEndpoint, params);
}

/** Validates the parameters of `GET /keeps` strictly before they are sent. */
export const validateListKeeps: Validator<ListKeepsParams> = /* @__PURE__ */ endpointValidator(
  listKeepsEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `GET /keeps` in a request, as the server does. */
export const parseListKeeps: EndpointParser<typeof listKeepsEndpoint> =
  /* @__PURE__ */ endpointParser(listKeepsEndpoint, { integer });
