// Generated from spec.json (findTowns) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointInput,
  EndpointRequest,
  Exact,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  endpointRequest,
  endpointValidator,
  readEndpoint,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type { Filter, FindTownsRange } from "./schemas.js";
import { validateFilter, validateFindTownsRange } from "./validators.js";

/** Parameters of `GET /towns/{area}`. */
export interface FindTownsParams {
  readonly filter?: Filter;
  readonly range?: FindTownsRange;
  readonly area: string;
  readonly url?: string;
}

/** A response to `GET /towns/{area}`: alternatives by `status` and `mediaType`. */
export type FindTownsResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /towns/{area}`. */
export const findTownsEndpoint: EndpointDescriptor<
  "findTowns",
  FindTownsParams,
  {},
  undefined,
  FindTownsResponse
> = {
  operationId: "findTowns",
  method: "GET",
  path: "/towns/{area}",
  params: {
    filter: {
      type: "schema",
      shape: { members: { size: "integer", and: {} } },
      schema: "Filter",
      style: "deepObject",
    },
    range: {
      type: "schema",
      shape: { members: { min: "integer" } },
      schema: "FindTownsRange",
      style: "deepObject",
    },
    area: { type: "string", required: true },
    url: { type: "string", allowReserved: true },
  },
  accept: [],
};

/** Requests `GET /towns/{area}`. */
export function findTowns<const P extends FindTownsParams>(
  params: Exact<P, FindTownsParams>,
): EndpointRequest<typeof findTownsEndpoint, P> {
  return endpointRequest<typeof findTownsEndpoint, P>(findTownsEndpoint, params);
}

const validators = { Filter: validateFilter, FindTownsRange: validateFindTownsRange };

const checks: Checks = {
  schema: /* @__PURE__ */ schemaValueCheck(validators),
  string: boundedStringCheck,
};

/** Checks parameters of `GET /towns/{area}` strictly, before they are sent. */
export const validateFindTowns: Validator<FindTownsParams> = /* @__PURE__ */ endpointValidator(
  findTownsEndpoint,
  checks,
);

const rules: Rules = { schema: /* @__PURE__ */ schemaRule(validators) };

/** Parses the parameters of `GET /towns/{area}` in a request as the server does. */
export function readFindTowns(
  wire: EndpointInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof findTownsEndpoint>> {
  return readEndpoint(findTownsEndpoint, rules, wire, options);
}
