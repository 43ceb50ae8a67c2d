// Generated from spec.yaml (listTowns) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
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
  enumCheck,
  enumeration,
  readEndpoint,
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

/** The defaults of the parameters of `GET /towns`. */
export interface ListTownsDefaults {
  readonly since: "2020-01-01";
}

/** A response to `GET /towns`: alternatives by `status` and `mediaType`. */
export type ListTownsResponse = StatusResponse<200, "application/json", Towns>;

/** The descriptor of `GET /towns`. */
export const listTownsEndpoint: EndpointDescriptor<
  "listTowns",
  ListTownsParams,
  ListTownsDefaults,
  Towns,
  ListTownsResponse
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
  return endpointRequest<typeof listTownsEndpoint, P>(listTownsEndpoint, params);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `GET /towns` strictly, before they are sent. */
export const validateListTowns: Validator<ListTownsParams> = /* @__PURE__ */ endpointValidator(
  listTownsEndpoint,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `GET /towns` in a request as the server does. */
export function readListTowns(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listTownsEndpoint>> {
  return readEndpoint(listTownsEndpoint, rules, wire, options);
}
