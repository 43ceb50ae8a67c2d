// Generated from spec.json (listGrids) by `paramsmith generate`. Do not edit.

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
import type { ListGridsRange } from "./schemas.js";
import { validateListGridsRange } from "./validators.js";

/** Parameters of `GET /grids`. */
export interface ListGridsParams {
  readonly rows?: readonly (readonly bigint[])[];
  readonly range?: ListGridsRange;
  /** Sent as a header. */
  readonly "X-Grid"?: readonly bigint[];
}

/** A response to `GET /grids`, discriminated by `status` and `mediaType`. */
export type ListGridsResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /grids`. */
export const listGridsEndpoint: EndpointDescriptor<ListGridsParams, undefined, ListGridsResponse> =
  {
    operationId: "listGrids",
    method: "GET",
    path: "/grids",
    params: {
      rows: { type: "schema", shape: { items: { items: "bigint" } } },
      range: {
        type: "schema",
        shape: { members: { from: "bigint" } },
        schema: "ListGridsRange",
        style: "deepObject",
      },
      "X-Grid": {
        type: "schema",
        shape: { items: "bigint" },
        in: "header",
        content: "application/json",
      },
    },
    accept: [],
    json: /* @__PURE__ */ int64Json(openapiInt64JsonShapes, "GET /grids"),
  };

/** Requests `GET /grids`. */
export function listGrids<const P extends ListGridsParams = {}>(
  params?: Exact<P, ListGridsParams>,
): EndpointRequest<typeof listGridsEndpoint, P> {
  return endpointRequest(listGridsEndpoint, params);
}

const validators = { ListGridsRange: validateListGridsRange };

/** Validates the parameters of `GET /grids` strictly before they are sent. */
export const validateListGrids: Validator<ListGridsParams> = /* @__PURE__ */ endpointValidator(
  listGridsEndpoint,
  { schema: /* @__PURE__ */ schemaValueCheck(validators) },
);

/** Parses the parameters of `GET /grids` in a request, as the server does. */
export const parseListGrids: EndpointParser<typeof listGridsEndpoint> =
  /* @__PURE__ */ endpointParser(listGridsEndpoint, {
    schema: /* @__PURE__ */ schemaRule(validators),
  });
