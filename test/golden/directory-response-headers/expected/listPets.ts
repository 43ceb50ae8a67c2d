// Generated from spec.json (listPets) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  OtherStatus,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";
import type { BusyHeaders, ListPets200Headers, ListPetsAnswer } from "./schemas.js";

/** Parameters of `GET /pets`. */
export interface ListPetsParams {}

/** A response to `GET /pets`: alternatives by `status` and `mediaType`. */
export type ListPetsResponse =
  | StatusResponse<
      200,
      "application/json",
      ListPetsAnswer,
      "x-total" | "x-tags" | "x-limits" | "x-cached" | "x-unit" | "x-json" | "x-xml" | "etag",
      ListPets200Headers
    >
  | StatusResponse<
      200,
      "text/csv",
      string,
      "x-total" | "x-tags" | "x-limits" | "x-cached" | "x-unit" | "x-json" | "x-xml" | "etag",
      ListPets200Headers
    >
  | StatusResponse<404, undefined, undefined>
  | StatusResponse<OtherStatus<200 | 404>, undefined, undefined, "retry-after", BusyHeaders>;

/** The descriptor of `GET /pets`. */
export const listPetsEndpoint: EndpointDescriptor<
  "listPets",
  ListPetsParams,
  {},
  ListPetsAnswer,
  ListPetsResponse
> = {
  operationId: "listPets",
  method: "GET",
  path: "/pets",
  params: {},
  accept: ["application/json"],
  responseHeaders: {
    "200": {
      "X-Total": { shape: "integer" },
      "X-Tags": { shape: { items: { values: ["old", "new"] } } },
      "X-Limits": { shape: { members: { rate: "number" } }, explode: true },
      "X-Cached": { shape: "boolean" },
      "X-Unit": { shape: { values: ["m", "km"] } },
      "X-Json": { shape: { items: "integer" }, content: "application/json" },
      ETag: { shape: "string" },
    },
    "404": {},
    default: { "Retry-After": { shape: "integer" } },
  },
};

/** Requests `GET /pets`. */
export function listPets<const P extends ListPetsParams = {}>(
  params?: Exact<P, ListPetsParams>,
): EndpointRequest<typeof listPetsEndpoint, P> {
  return endpointRequest<typeof listPetsEndpoint, P>(listPetsEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /pets` strictly, before they are sent. */
export const validateListPets: Validator<ListPetsParams> = /* @__PURE__ */ endpointValidator(
  listPetsEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `GET /pets` in a request as the server does. */
export function readListPets(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listPetsEndpoint>> {
  return readEndpoint(listPetsEndpoint, rules, wire, options);
}
