// Generated from spec.json (getRange) by `paramsmith generate`. Do not edit.

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
  int64Json,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import { openapiInt64JsonShapes } from "./json-shapes.js";
import type { GetRangeRange } from "./schemas.js";
import { validateGetRangeRange } from "./validators.js";

/** Parameters of `GET /range`. */
export interface GetRangeParams {
  readonly range?: GetRangeRange;
}

/** A response to `GET /range`, discriminated by `status` and `mediaType`. */
export type GetRangeResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /range`. */
export const getRangeEndpoint: EndpointDescriptor<GetRangeParams, undefined, GetRangeResponse> = {
  operationId: "getRange",
  method: "GET",
  path: "/range",
  params: {
    range: {
      type: "schema",
      shape: { members: { from: "bigint" } },
      schema: "GetRangeRange",
      style: "deepObject",
    },
  },
  accept: [],
  json: /* @__PURE__ */ int64Json(openapiInt64JsonShapes, "GET /range"),
};

/** Requests `GET /range`. */
export function getRange<const P extends GetRangeParams = {}>(
  params?: Exact<P, GetRangeParams>,
): EndpointRequest<typeof getRangeEndpoint, P> {
  return endpointRequest(getRangeEndpoint, params);
}

const validators = { GetRangeRange: validateGetRangeRange };

/** Validates the parameters of `GET /range` strictly before they are sent. */
export const validateGetRange: Validator<GetRangeParams> = /* @__PURE__ */ endpointValidator(
  getRangeEndpoint,
  { schema: /* @__PURE__ */ schemaValueCheck(validators) },
);

/** Parses the parameters of `GET /range` in a request, as the server does. */
export const parseGetRange: EndpointParser<typeof getRangeEndpoint> =
  /* @__PURE__ */ endpointParser(getRangeEndpoint, {
    schema: /* @__PURE__ */ schemaRule(validators),
  });
