// Generated from spec.json (listA) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  OtherStatus,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { ListAAnswer } from "./schemas.js";

/** A response to `GET /a`, discriminated by `status` and `mediaType`. */
export type ListAResponse =
  | StatusResponse<200, "application/json", ListAAnswer>
  | StatusResponse<OtherStatus<200>, undefined, undefined>;

/** The descriptor of `GET /a`. */
export const listAEndpoint: EndpointDescriptor<{}, ListAAnswer, ListAResponse> = {
  operationId: "listA",
  method: "GET",
  path: "/a",
  params: {},
};

/**
 * Lists all A.
 *
 * The list has no order.
 */
export function listA(): EndpointRequest<typeof listAEndpoint, {}> {
  return endpointRequest(listAEndpoint, {});
}

/** Validates the parameters of `GET /a` strictly before they are sent. */
export const validateListA: Validator<{}> = /* @__PURE__ */ endpointValidator(listAEndpoint);

/** Parses the parameters of `GET /a` in a request, as the server does. */
export const parseListA: EndpointParser<typeof listAEndpoint> =
  /* @__PURE__ */ endpointParser(listAEndpoint);
