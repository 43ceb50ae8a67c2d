// Generated from spec.yaml (serverOfOperation) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `PUT /servers`, discriminated by `status` and `mediaType`. */
export type ServerOfOperationResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `PUT /servers`. */
export const serverOfOperationEndpoint: EndpointDescriptor<
  {},
  undefined,
  ServerOfOperationResponse
> = {
  operationId: "serverOfOperation",
  method: "PUT",
  path: "/servers",
  params: {},
  accept: [],
  security: [["basic"]],
  server: "https://x.example/x",
};

/** Requests `PUT /servers`. */
export function serverOfOperation(): EndpointRequest<typeof serverOfOperationEndpoint, {}> {
  return endpointRequest(serverOfOperationEndpoint, {});
}

/** Validates the parameters of `PUT /servers` strictly before they are sent. */
export const validateServerOfOperation: Validator<{}> =
  /* @__PURE__ */ endpointValidator(serverOfOperationEndpoint);

/** Parses the parameters of `PUT /servers` in a request, as the server does. */
export const parseServerOfOperation: EndpointParser<typeof serverOfOperationEndpoint> =
  /* @__PURE__ */ endpointParser(serverOfOperationEndpoint);
