// Generated from spec.json (findTowns) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  endpointParser,
  endpointRequest,
  endpointValidator,
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

/** A response to `GET /towns/{area}`, discriminated by `status` and `mediaType`. */
export type FindTownsResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /towns/{area}`. */
export const findTownsEndpoint: EndpointDescriptor<FindTownsParams, undefined, FindTownsResponse> =
  {
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
  return endpointRequest(findTownsEndpoint, params);
}

const validators = { Filter: validateFilter, FindTownsRange: validateFindTownsRange };

/** Validates the parameters of `GET /towns/{area}` strictly before they are sent. */
export const validateFindTowns: Validator<FindTownsParams> = /* @__PURE__ */ endpointValidator(
  findTownsEndpoint,
  { schema: /* @__PURE__ */ schemaValueCheck(validators), string: boundedStringCheck },
);

/** Parses the parameters of `GET /towns/{area}` in a request, as the server does. */
export const parseFindTowns: EndpointParser<typeof findTownsEndpoint> =
  /* @__PURE__ */ endpointParser(findTownsEndpoint, {
    schema: /* @__PURE__ */ schemaRule(validators),
  });
