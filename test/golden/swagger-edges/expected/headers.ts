// Generated from spec.yaml (headers) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { Headers200Headers } from "./schemas.js";

/** A response to `GET /responses`, discriminated by `status` and `mediaType`. */
export type HeadersResponse =
  | StatusResponse<200, undefined, undefined, Headers200Headers>
  | StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /responses`. */
export const headersEndpoint: EndpointDescriptor<{}, undefined, HeadersResponse> = {
  operationId: "headers",
  method: "GET",
  path: "/responses",
  params: {},
  accept: [],
  responseHeaders: { "200": { "X-Csv": { shape: { items: "string" } } }, "204": {} },
};

/** Requests `GET /responses`. */
export function headers(): EndpointRequest<typeof headersEndpoint, {}> {
  return endpointRequest(headersEndpoint, {});
}

/** Validates the parameters of `GET /responses` strictly before they are sent. */
export const validateHeaders: Validator<{}> = /* @__PURE__ */ endpointValidator(headersEndpoint);

/** Parses the parameters of `GET /responses` in a request, as the server does. */
export const parseHeaders: EndpointParser<typeof headersEndpoint> =
  /* @__PURE__ */ endpointParser(headersEndpoint);
