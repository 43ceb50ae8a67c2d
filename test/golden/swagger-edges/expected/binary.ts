// Generated from spec.yaml (binary) by `paramsmith generate`. Do not edit.

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

/** A response to `GET /binary`, discriminated by `status` and `mediaType`. */
export type BinaryResponse = StatusResponse<200, `${string}/${string}`, Blob>;

/** The descriptor of `GET /binary`. */
export const binaryEndpoint: EndpointDescriptor<{}, Blob, BinaryResponse> = {
  operationId: "binary",
  method: "GET",
  path: "/binary",
  params: {},
  accept: ["*/*"],
  bodyReaders: {
    "200": { "*/*": blobBody },
  },
};

/** Requests `GET /binary`. */
export function binary(): EndpointRequest<typeof binaryEndpoint, {}> {
  return endpointRequest(binaryEndpoint, {});
}

/** Validates the parameters of `GET /binary` strictly before they are sent. */
export const validateBinary: Validator<{}> = /* @__PURE__ */ endpointValidator(binaryEndpoint);

/** Parses the parameters of `GET /binary` in a request, as the server does. */
export const parseBinary: EndpointParser<typeof binaryEndpoint> =
  /* @__PURE__ */ endpointParser(binaryEndpoint);
