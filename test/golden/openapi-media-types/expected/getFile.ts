// Generated from spec.json (getFile) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  blobBody,
  endpointParser,
  endpointRequest,
  endpointValidator,
} from "../runtime/validate.js";

/** A response to `GET /file`, discriminated by `status` and `mediaType`. */
export type GetFileResponse = StatusResponse<200, `${string}/${string}`, Blob>;

/** The descriptor of `GET /file`. */
export const getFileEndpoint: EndpointDescriptor<{}, Blob, GetFileResponse> = {
  operationId: "getFile",
  method: "GET",
  path: "/file",
  params: {},
  accept: ["*/*"],
  bodyReaders: {
    "200": { "*/*": blobBody },
  },
};

/** Requests `GET /file`. */
export function getFile(): EndpointRequest<typeof getFileEndpoint, {}> {
  return endpointRequest(getFileEndpoint, {});
}

/** Validates the parameters of `GET /file` strictly before they are sent. */
export const validateGetFile: Validator<{}> = /* @__PURE__ */ endpointValidator(getFileEndpoint);

/** Parses the parameters of `GET /file` in a request, as the server does. */
export const parseGetFile: EndpointParser<typeof getFileEndpoint> =
  /* @__PURE__ */ endpointParser(getFileEndpoint);
