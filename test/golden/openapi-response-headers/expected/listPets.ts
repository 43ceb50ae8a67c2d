// Generated from spec.json (listPets) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  OtherStatus,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { BusyHeaders, ListPets200Headers, ListPetsAnswer } from "./schemas.js";

/** A response to `GET /pets`, discriminated by `status` and `mediaType`. */
export type ListPetsResponse =
  | StatusResponse<
      200,
      "application/json",
      ListPetsAnswer,
      ListPets200Headers,
      | "x-total"
      | "hasownproperty"
      | "x-tags"
      | "x-limits"
      | "x-cached"
      | "x-unit"
      | "x-json"
      | "x-xml"
      | "etag"
    >
  | StatusResponse<
      200,
      "text/csv",
      string,
      ListPets200Headers,
      | "x-total"
      | "hasownproperty"
      | "x-tags"
      | "x-limits"
      | "x-cached"
      | "x-unit"
      | "x-json"
      | "x-xml"
      | "etag"
    >
  | StatusResponse<404, undefined, undefined>
  | StatusResponse<OtherStatus<200 | 404>, undefined, undefined, BusyHeaders>;

/** The descriptor of `GET /pets`. */
export const listPetsEndpoint: EndpointDescriptor<{}, ListPetsAnswer, ListPetsResponse> = {
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
export function listPets(): EndpointRequest<typeof listPetsEndpoint, {}> {
  return endpointRequest(listPetsEndpoint, {});
}

/** Validates the parameters of `GET /pets` strictly before they are sent. */
export const validateListPets: Validator<{}> = /* @__PURE__ */ endpointValidator(listPetsEndpoint);

/** Parses the parameters of `GET /pets` in a request, as the server does. */
export const parseListPets: EndpointParser<typeof listPetsEndpoint> =
  /* @__PURE__ */ endpointParser(listPetsEndpoint);
