// Generated from spec.json (getImage) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `GET /image`, discriminated by `status` and `mediaType`. */
export type GetImageResponse = StatusResponse<200, `image/${string}`, Blob>;

/** The descriptor of `GET /image`. */
export const getImageEndpoint: EndpointDescriptor<{}, Blob, GetImageResponse> = {
  operationId: "getImage",
  method: "GET",
  path: "/image",
  params: {},
  accept: ["image/*"],
};

/** Requests `GET /image`. */
export function getImage(): EndpointRequest<typeof getImageEndpoint, {}> {
  return endpointRequest(getImageEndpoint, {});
}

/** Validates the parameters of `GET /image` strictly before they are sent. */
export const validateGetImage: Validator<{}> = /* @__PURE__ */ endpointValidator(getImageEndpoint);

/** Parses the parameters of `GET /image` in a request, as the server does. */
export const parseGetImage: EndpointParser<typeof getImageEndpoint> =
  /* @__PURE__ */ endpointParser(getImageEndpoint);
