// Generated from spec.yaml (listTowns) by `paramsmith generate`. Do not edit.

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
import type { Towns } from "./schemas.js";

/** Parameters of `GET /towns`. */
export interface ListTownsParams {
  /**
   * The first day, such as 2020-01-01.
   * @default "2020-01-01"
   */
  readonly since?: string;
  readonly order?: "yes" | "no" | "on";
}

/** A response to `GET /towns`, discriminated by `status` and `mediaType`. */
export type ListTownsResponse = StatusResponse<200, "application/json", Towns>;

/** The descriptor of `GET /towns`. */
export const listTownsEndpoint: EndpointDescriptor<
  ListTownsParams,
  Towns,
  ListTownsResponse,
  never,
  { readonly since: "2020-01-01" }
> = {
  operationId: "listTowns",
  method: "GET",
  path: "/towns",
  params: {
    since: { type: "string", default: "2020-01-01" },
    order: { type: "enum", values: ["yes", "no", "on"] },
  },
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
