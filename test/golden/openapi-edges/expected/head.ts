// Generated from spec.yaml (head) by `paramsmith generate`. Do not edit.

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
} from "../runtime/validate.js";
import type { FoundHeaders } from "./schemas.js";

/** Parameters of `HEAD /forms/{label}/{matrix}/{simple}`. */
export interface HeadParams {
  /** old */
  readonly overridden?: string;
  readonly shared?: string;
  /** Sent as a header. */
  readonly "x-id"?: string;
  readonly Overridden?: string;
  /**
   * Sent as a header.
   * Sent under the name `"overridden"`.
   */
  readonly overriddenHeader?: string;
  readonly label: string;
  readonly matrix: string;
  readonly simple: string;
}

/** A response to `HEAD /forms/{label}/{matrix}/{simple}`, discriminated by `status` and `mediaType`. */
export type HeadResponse =
  | StatusResponse<200, undefined, undefined>
  | StatusResponse<
      404,
      undefined,
      undefined,
      FoundHeaders,
      "x-plain" | "x-shared" | "x-reference" | "x-list" | "x-json" | "x-xml" | "x-none" | "x-object"
    >;

/** The descriptor of `HEAD /forms/{label}/{matrix}/{simple}`. */
export const headEndpoint: EndpointDescriptor<HeadParams, undefined, HeadResponse> = {
  operationId: "head",
  method: "HEAD",
  path: "/forms/{label}/{matrix}/{simple}",
  params: {
    overridden: { type: "string" },
    shared: { type: "string" },
    "x-id": { type: "string", in: "header" },
    Overridden: { type: "string" },
    overriddenHeader: { type: "string", wireName: "overridden", in: "header" },
    label: { type: "string", required: true },
    matrix: { type: "string", required: true },
    simple: { type: "string", required: true },
  },
  accept: [],
  responseHeaders: {
    "200": {},
    "404": {
      "X-Plain": { shape: "integer" },
      "X-Shared": { shape: "integer" },
      "X-Reference": { shape: "string" },
      "X-List": { shape: { items: "string" }, explode: true },
      "X-Json": { shape: "string", content: "application/json" },
      "X-Object": { shape: { members: { r: "string", w: "string" } } },
    },
  },
  security: [["basic"]],
};

/** Requests `HEAD /forms/{label}/{matrix}/{simple}`. */
export function head<const P extends HeadParams>(
  params: Exact<P, HeadParams>,
): EndpointRequest<typeof headEndpoint, P> {
  return endpointRequest(headEndpoint, params);
}

/** Validates the parameters of `HEAD /forms/{label}/{matrix}/{simple}` strictly before they are sent. */
export const validateHead: Validator<HeadParams> = /* @__PURE__ */ endpointValidator(headEndpoint, {
  string: boundedStringCheck,
});

/** Parses the parameters of `HEAD /forms/{label}/{matrix}/{simple}` in a request, as the server does. */
export const parseHead: EndpointParser<typeof headEndpoint> =
  /* @__PURE__ */ endpointParser(headEndpoint);
