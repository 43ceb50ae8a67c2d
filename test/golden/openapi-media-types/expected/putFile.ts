// Generated from spec.json (putFile) by `paramsmith generate`. Do not edit.

import type {
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
import type { PutFileAnswer } from "./schemas.js";

/** A response to `PUT /file`, discriminated by `status` and `mediaType`. */
export type PutFileResponse = StatusResponse<200, `${string}/${string}`, PutFileAnswer>;

/** The descriptor of `PUT /file`. */
export const putFileEndpoint: EndpointDescriptor<{}, PutFileAnswer, PutFileResponse, Blob> = {
  operationId: "putFile",
  method: "PUT",
  path: "/file",
  params: {},
  bodies: [{ mediaType: "*/*" }],
  accept: ["*/*"],
};

/** Requests `PUT /file`. */
export function putFile(body: Blob): EndpointRequest<typeof putFileEndpoint, {}> {
  return endpointRequest(putFileEndpoint, {}, encodedContent(putFileEndpoint.bodies, body));
}

/** Validates the parameters of `PUT /file` strictly before they are sent. */
export const validatePutFile: Validator<{}> = /* @__PURE__ */ endpointValidator(putFileEndpoint);

/** Parses the parameters of `PUT /file` in a request, as the server does. */
export const parsePutFile: EndpointParser<typeof putFileEndpoint> =
  /* @__PURE__ */ endpointParser(putFileEndpoint);
