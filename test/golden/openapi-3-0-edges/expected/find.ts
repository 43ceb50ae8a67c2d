// Generated from spec.yaml (find) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { All } from "./schemas.js";

/** A response to `GET /x-d`, discriminated by `status` and `mediaType`. */
export type FindResponse = StatusResponse<200, "application/json", All>;

/** The descriptor of `GET /x-d`. */
export const findEndpoint: EndpointDescriptor<{}, All, FindResponse> = {
  operationId: "find",
  method: "GET",
  path: "/x-d",
  params: {},
};

/** Requests `GET /x-d`. */
export function find(): EndpointRequest<typeof findEndpoint, {}> {
  return endpointRequest(findEndpoint, {});
}

/** Validates the parameters of `GET /x-d` strictly before they are sent. */
export const validateFind: Validator<{}> = /* @__PURE__ */ endpointValidator(findEndpoint);

/** Parses the parameters of `GET /x-d` in a request, as the server does. */
export const parseFind: EndpointParser<typeof findEndpoint> =
  /* @__PURE__ */ endpointParser(findEndpoint);
