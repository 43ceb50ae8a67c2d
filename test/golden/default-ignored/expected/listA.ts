// Generated from spec.json (listA) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type { ListAAnswer } from "./schemas.js";

/** Parameters of `GET /a`. */
export interface ListAParams {
  /** At most 5. */
  readonly n?: number;
  readonly e?: "x";
  readonly t?: string;
  /** @default "kept" */
  readonly k?: string;
  readonly b?: boolean;
}

/** A response to `GET /a`, discriminated by `status` and `mediaType`. */
export type ListAResponse = StatusResponse<200, "application/json", ListAAnswer>;

/** The descriptor of `GET /a`. */
export const listAEndpoint: EndpointDescriptor<
  ListAParams,
  ListAAnswer,
  ListAResponse,
  never,
  { readonly k: "kept" }
> = {
  operationId: "listA",
  method: "GET",
  path: "/a",
  params: {
    n: { type: "integer", max: 5, enforcerange: true },
    e: { type: "enum", values: ["x"] },
    t: { type: "string" },
    k: { type: "string", default: "kept" },
    b: { type: "schema", shape: "boolean" },
  },
};

/** Requests `GET /a`. */
export function listA<const P extends ListAParams = {}>(
  params?: Exact<P, ListAParams>,
): EndpointRequest<typeof listAEndpoint, P> {
  return endpointRequest(listAEndpoint, params);
}

/** Validates the parameters of `GET /a` strictly before they are sent. */
export const validateListA: Validator<ListAParams> = /* @__PURE__ */ endpointValidator(
  listAEndpoint,
  { enum: enumCheck, integer: integerCheck, schema: /* @__PURE__ */ schemaValueCheck() },
);

/** Parses the parameters of `GET /a` in a request, as the server does. */
export const parseListA: EndpointParser<typeof listAEndpoint> = /* @__PURE__ */ endpointParser(
  listAEndpoint,
  { enum: enumeration, integer, schema: /* @__PURE__ */ schemaRule() },
);
