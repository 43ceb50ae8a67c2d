// Generated from spec.json (putImage) by `paramsmith generate`. Do not edit.

import type {
  BodyAs,
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
} from "../runtime/validate.js";
import type { PutImageBody } from "./schemas.js";

/** A response to `PUT /image`, discriminated by `status` and `mediaType`. */
export type PutImageResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `PUT /image`. */
export const putImageEndpoint: EndpointDescriptor<
  {},
  undefined,
  PutImageResponse,
  PutImageBody | BodyAs<`image/${string}`, Blob>
> = {
  operationId: "putImage",
  method: "PUT",
  path: "/image",
  params: {},
  bodies: [{ mediaType: "application/json" }, { mediaType: "image/*" }],
  accept: [],
};

/** Requests `PUT /image`. */
export function putImage(
  body: PutImageBody | BodyAs<`image/${string}`, Blob>,
): EndpointRequest<typeof putImageEndpoint, {}> {
  return endpointRequest(putImageEndpoint, {}, encodedContent(putImageEndpoint.bodies, body));
}

/** Validates the parameters of `PUT /image` strictly before they are sent. */
export const validatePutImage: Validator<{}> = /* @__PURE__ */ endpointValidator(putImageEndpoint);

/** Parses the parameters of `PUT /image` in a request, as the server does. */
export const parsePutImage: EndpointParser<typeof putImageEndpoint> =
  /* @__PURE__ */ endpointParser(putImageEndpoint);
