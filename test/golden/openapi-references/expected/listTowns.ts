// Generated from spec.json (listTowns) by `paramsmith generate`. Do not edit.

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
  enumCheck,
  enumeration,
} from "../runtime/validate.js";
import type { ListTownsAnswer } from "./schemas.js";

/** Parameters of `GET /towns`. */
export interface ListTownsParams {
  readonly detail?: "low" | "high";
}

/** A response to `GET /towns`, discriminated by `status` and `mediaType`. */
export type ListTownsResponse = StatusResponse<200, "application/json", ListTownsAnswer>;

/** The descriptor of `GET /towns`. */
export const listTownsEndpoint: EndpointDescriptor<
  ListTownsParams,
  ListTownsAnswer,
  ListTownsResponse
> = {
  operationId: "listTowns",
  method: "GET",
  path: "/towns",
  params: { detail: { type: "enum", values: ["low", "high"] } },
};

/** Requests `GET /towns`. */
export function listTowns<const P extends ListTownsParams = {}>(
  params?: Exact<P, ListTownsParams>,
): EndpointRequest<typeof listTownsEndpoint, P> {
  return endpointRequest(listTownsEndpoint, params);
}

/** Validates the parameters of `GET /towns` strictly before they are sent. */
export const validateListTowns: Validator<ListTownsParams> = /* @__PURE__ */ endpointValidator(
  listTownsEndpoint,
  { enum: enumCheck },
);

/** Parses the parameters of `GET /towns` in a request, as the server does. */
export const parseListTowns: EndpointParser<typeof listTownsEndpoint> =
  /* @__PURE__ */ endpointParser(listTownsEndpoint, { enum: enumeration });
