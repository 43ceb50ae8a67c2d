// Generated from spec.json (listA) by `paramsmith generate`. Do not edit.

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
  endpointRequest,
  endpointValidator,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  readEndpoint,
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

/** The defaults of the parameters of `GET /a`. */
export interface ListADefaults {
  readonly k: "kept";
}

/** A response to `GET /a`: alternatives by `status` and `mediaType`. */
export type ListAResponse = StatusResponse<200, "application/json", ListAAnswer>;

/** The descriptor of `GET /a`. */
export const listAEndpoint: EndpointDescriptor<
  "listA",
  ListAParams,
  ListADefaults,
  ListAAnswer,
  ListAResponse
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
  return endpointRequest<typeof listAEndpoint, P>(listAEndpoint, params);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  schema: /* @__PURE__ */ schemaValueCheck(),
};

/** Checks parameters of `GET /a` strictly, before they are sent. */
export const validateListA: Validator<ListAParams> = /* @__PURE__ */ endpointValidator(
  listAEndpoint,
  checks,
);

const rules: Rules = { enum: enumeration, integer, schema: /* @__PURE__ */ schemaRule() };

/** Parses the parameters of `GET /a` in a request as the server does. */
export function readListA(
  wire: EndpointInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listAEndpoint>> {
  return readEndpoint(listAEndpoint, rules, wire, options);
}
