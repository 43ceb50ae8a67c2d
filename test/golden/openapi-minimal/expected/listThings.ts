// Generated from spec.json (listThings) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";
import type { Things } from "./schemas.js";

/** A response to `GET /things`, discriminated by `status` and `mediaType`. */
export type ListThingsResponse = StatusResponse<200, "application/json", Things>;

/** The descriptor of `GET /things`. */
export const listThingsEndpoint: EndpointDescriptor<{}, Things, ListThingsResponse> = {
  operationId: "listThings",
  method: "GET",
  path: "/things",
  params: {},
};

/** Lists things. */
export function listThings(): EndpointRequest<typeof listThingsEndpoint, {}> {
  return endpointRequest(listThingsEndpoint, {});
}

/** Validates the parameters of `GET /things` strictly before they are sent. */
export const validateListThings: Validator<{}> =
  /* @__PURE__ */ endpointValidator(listThingsEndpoint);

/** Parses the parameters of `GET /things` in a request, as the server does. */
export const parseListThings: EndpointParser<typeof listThingsEndpoint> =
  /* @__PURE__ */ endpointParser(listThingsEndpoint);
